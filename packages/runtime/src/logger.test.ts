import { Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { createLogger, type LogLevel, withLogFields } from '.';

function createRecordedLogger(level: LogLevel = 'info') {
  let text = '';
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  const logger = createLogger({ service: 'test', level, destination });
  const lines = () => text.split('\n').filter(Boolean);
  const events = () => lines().map((line) => JSON.parse(line) as Record<string, unknown>);
  return { logger, lines, events };
}

describe('createLogger', () => {
  it('writes one JSON line per event, with time, level, message and fields', () => {
    const { logger, events } = createRecordedLogger();
    logger.info('request finished', { status: 200, path: '/health' });
    expect(events()).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-.*Z$/),
        level: 'info',
        msg: 'request finished',
        service: 'test',
        status: 200,
        path: '/health',
      },
    ]);
  });

  it('writes an event as one line of printable characters, whatever a client sent', () => {
    const { logger, lines, events } = createRecordedLogger();
    const sent = 'a\r\n{"level":"error"}\u001b[31m\u009b\u2028\u202e\u0000';
    logger.warn(sent, { sent });
    expect(lines()).toHaveLength(1);
    expect(lines()[0]).toMatch(/^[ -~]*$/);
    expect(events()[0]).toMatchObject({ msg: sent, sent });
  });

  it('adds the fields of the running work to its lines, however deep, and to no others', async () => {
    const { logger, events } = createRecordedLogger();
    const deep = async (): Promise<void> => {
      await delay(1);
      logger.info('deep', { step: 1 });
    };
    const work = (batchId: string) => withLogFields({ batch_id: batchId }, deep);
    await Promise.all([work('a'), withLogFields({ request_id: 'r' }, () => work('b')), deep()]);
    const ids = events().map(
      ({ request_id = '-', batch_id = '-' }) => `${String(request_id)} ${String(batch_id)}`,
    );
    expect(ids.sort()).toEqual(['- -', '- a', 'r b']);
  });

  it('writes nothing below its level, and isEnabled says so', () => {
    const { logger, lines } = createRecordedLogger('warn');
    logger.info('quiet');
    logger.child({ a: 1 }).debug('quiet');
    expect(lines()).toEqual([]);
    expect([logger.isEnabled('error'), logger.isEnabled('info')]).toEqual([true, false]);
  });

  it('adds the fields of a child logger, but a field cannot override the level', () => {
    const { logger, events } = createRecordedLogger();
    logger
      .child({ batch_id: 'batch_1' })
      .child({ attempt: 2 })
      .error('failed', { level: 'info', msg: 'fine', time: 'never' });
    expect(events()[0]).toMatchObject({
      level: 'error',
      msg: 'failed',
      batch_id: 'batch_1',
      attempt: 2,
      service: 'test',
    });
    expect(events()[0]?.time).not.toBe('never');
  });

  it('writes an error with its code and its cause', () => {
    const { logger, events } = createRecordedLogger();
    const refused = Object.assign(
      new AggregateError([new Error('refused ::1'), new Error('refused 127.0.0.1')]),
      { code: 'ECONNREFUSED' },
    );
    logger.error('no database', { error: new Error('connect', { cause: refused }) });
    expect(events()[0]?.error).toMatchObject({
      name: 'Error',
      message: 'connect',
      stack: expect.stringContaining('logger.test'),
      cause: { code: 'ECONNREFUSED', errors: ['Error: refused ::1', 'Error: refused 127.0.0.1'] },
    });
  });
});

describe('what is never logged', () => {
  it.each([
    'api_key',
    'apiKey',
    'X-API-Key',
    'SECRETS_KEY',
    'signing_secret',
    'password',
    'Authorization',
    'set-cookie',
    'accessToken',
  ])('the value of a field named %s', (name) => {
    const { logger, lines } = createRecordedLogger();
    logger.info('event', { headers: [{ [name]: 'hunter2' }] });
    expect(lines()[0]).not.toContain('hunter2');
    expect(lines()[0]).toContain(name);
  });

  it('keys, signing secrets and credentials in text, at any depth, in messages and errors', () => {
    const key = `flk_${'a1B2'.repeat(9)}zz`;
    const text = `key ${key} secret whsec_q83vASM= url redis://user:hunter2@cache.example/0?api_key=hunter3&x=1`;
    const { logger, lines } = createRecordedLogger();
    logger.info('database', { url: 'postgresql://user:hun@hunter4@db.example/x' });
    expect(lines().pop()).not.toContain('hunter4');
    logger.info(text, { a: { b: [text] }, error: new Error(text, { cause: text }) });
    expect(lines()[1]).not.toMatch(/a1B2|q83v|hunter/);
    expect(lines()[1]).toContain('cache.example/0?api_key=[redacted]&x=1');
  });

  it('the id of a key is logged', () => {
    const { logger, events } = createRecordedLogger();
    logger.info('event', { key_id: 'key_1' });
    expect(events()[0]).toMatchObject({ key_id: 'key_1' });
  });

  it('endless texts, lists and nesting; loops and odd values do not break the line', () => {
    const { logger, lines, events } = createRecordedLogger();
    const loop: Record<string, unknown> = {};
    loop.self = loop;
    logger.info('event', {
      text: 'x'.repeat(1e6),
      list: Array(1e5).fill(1),
      loop,
      big: 10n,
      sym: Symbol('s'),
      bytes: Buffer.alloc(9),
      when: new Date(NaN),
    });
    expect(lines()[0]?.length).toBeLessThan(10_000);
    expect(events()[0]).toMatchObject({ big: '10', sym: 'Symbol(s)', bytes: '[9 bytes]', when: null });
  });
});

test('a logger that writes in turns keeps the order, and a warning waits for nothing', async () => {
  const writes: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      writes.push(chunk.toString());
      done();
    },
  });
  const logger = createLogger({ service: 'test', level: 'info', destination, inTurns: true });
  const messages = () =>
    writes.map((text) => [...text.matchAll(/"msg":"(\w+)"/g)].map(([, message]) => message));
  logger.info('one');
  logger.info('two');
  expect(messages()).toEqual([]);
  logger.warn('three');
  expect(messages()).toEqual([['one', 'two', 'three']]);
  logger.info('four');
  logger.info('five');
  await new Promise(setImmediate);
  expect(messages()).toEqual([
    ['one', 'two', 'three'],
    ['four', 'five'],
  ]);
});
