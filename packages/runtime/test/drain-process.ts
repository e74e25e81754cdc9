import { setTimeout as delay } from 'node:timers/promises';
import { createLogger, runProcess } from '../src';

/** A small process for the shutdown tests. The first argument selects its behaviour. */
const behaviour = process.argv[2];
const logger = createLogger({ service: 'drained', level: 'info' });

void runProcess(
  logger,
  async (stack) => {
    await stack.open(
      'first',
      () => undefined,
      () => logger.info('first is closed'),
    );
    if (behaviour === 'fails to start') throw new Error('no such thing');
    await stack.open(
      'second',
      () => setInterval(() => undefined, 1000),
      async (timer) => {
        if (behaviour === 'hangs') await new Promise(() => undefined);
        await delay(behaviour === 'closes slowly' ? 1500 : 50);
        clearInterval(timer);
        logger.info('second is closed');
      },
    );
    if (behaviour === 'rejects') void Promise.reject(new Error('nobody listens'));
    if (behaviour === 'throws') setImmediate(() => JSON.parse('{'));
    if (behaviour === 'waits to start') {
      logger.info('started');
      await stack.open(
        'third',
        (signal) => delay(60_000, undefined, { signal }),
        () => logger.info('third is closed'),
      );
    }
    logger.info('started');
  },
  { deadlineMs: 3000 },
);
