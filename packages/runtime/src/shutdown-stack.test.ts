import { Writable } from 'node:stream';
import { createShutdownStack, createLogger } from '.';

function stackWithLog() {
  let log = '';
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  const stack = createShutdownStack(createLogger({ service: 'test', level: 'info', destination }));
  return { stack, log: () => log };
}

describe('createShutdownStack', () => {
  it('closes in reverse order, one after another', async () => {
    const { stack } = stackWithLog();
    const closed: string[] = [];
    for (const name of ['database', 'queue', 'server'])
      await stack.open(
        name,
        () => name,
        async (opened) => {
          await Promise.resolve();
          closed.push(opened);
        },
      );
    expect(stack.remaining()).toEqual(['server', 'queue', 'database']);
    await stack.close();
    expect(closed).toEqual(['server', 'queue', 'database']);
    expect(stack.remaining()).toEqual([]);
  });

  it('closes once, however often it is called', async () => {
    const { stack } = stackWithLog();
    let closings = 0;
    await stack.open(
      'database',
      () => undefined,
      () => (closings += 1),
    );
    await Promise.all([stack.close(), stack.close()]);
    await stack.close();
    expect(closings).toBe(1);
  });

  it('continues after a close that fails, and logs which', async () => {
    const { stack, log } = stackWithLog();
    let closings = 0;
    await stack.open(
      'database',
      () => undefined,
      () => (closings += 1),
    );
    await stack.open(
      'queue',
      () => undefined,
      () => Promise.reject(new Error('reset')),
    );
    await stack.close();
    expect(closings).toBe(1);
    expect(log()).toMatch(/"what":"queue".*reset/);
  });

  it('does not close what failed to open', async () => {
    const { stack } = stackWithLog();
    const opening = stack.open(
      'queue',
      () => Promise.reject(new Error('refused')),
      () => {
        throw new Error('was never open');
      },
    );
    await expect(opening).rejects.toThrow('refused');
    expect(stack.remaining()).toEqual([]);
  });

  it('closes what was still opening when closing began, and opens nothing more', async () => {
    const { stack } = stackWithLog();
    const closed: string[] = [];
    await stack.open(
      'database',
      () => 'database',
      (name) => closed.push(name),
    );
    let finishOpening: (name: string) => void = () => undefined;
    const opening = stack.open(
      'queue',
      () => new Promise<string>((resolve) => (finishOpening = resolve)),
      (name) => closed.push(name),
    );
    const interrupted = expect(opening).rejects.toThrow('shutting down');
    await Promise.resolve();
    const closing = stack.close();
    finishOpening('queue');
    await interrupted;
    await closing;
    expect(closed).toEqual(['queue', 'database']);
    await expect(
      stack.open(
        'server',
        () => closed.push('never'),
        () => undefined,
      ),
    ).rejects.toThrow('shutting down');
    expect(closed).toEqual(['queue', 'database']);
  });

  it('aborts what waits during the start when closing begins', async () => {
    const { stack, log } = stackWithLog();
    const opening = stack.open(
      'queue',
      (signal) =>
        new Promise<void>((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('interrupted')));
        }),
      () => undefined,
    );
    const interrupted = expect(opening).rejects.toThrow('interrupted');
    await Promise.resolve();
    await stack.close();
    await interrupted;
    expect(log()).toBe('');
  });
});
