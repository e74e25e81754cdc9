import { spawn } from 'node:child_process';
import path from 'node:path';

const program = path.join(__dirname, 'drain-process.ts');

/** Starts the test process. `atStart` runs once it has logged its start. */
function run(behaviour: string, atStart: (kill: (signal: NodeJS.Signals) => void) => void = () => undefined) {
  const child = spawn(process.execPath, ['-r', 'esbuild-register', program, behaviour], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  let started = false;
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (started || !output.includes('"started"')) return;
    started = true;
    atStart((signal) => child.kill(signal));
  });
  return new Promise<{ code: number | null; messages: string[]; output: string }>((resolve) => {
    child.on('close', (code) => {
      const lines = output.split('\n').filter(Boolean);
      resolve({ code, output, messages: lines.map((line) => (JSON.parse(line) as { msg: string }).msg) });
    });
  });
}

describe('runProcess', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('closes everything in reverse order on %s', async (signal) => {
    const { code, messages } = await run('runs', (kill) => kill(signal));
    expect(messages).toEqual(['started', 'closing', 'second is closed', 'first is closed', 'closed']);
    expect(code).toBe(0);
  });

  it('treats the two signals of one Ctrl-C under npm as one', async () => {
    const { code, messages } = await run('runs', (kill) => {
      kill('SIGINT');
      kill('SIGTERM');
    });
    expect(messages.slice(-1)).toEqual(['closed']);
    expect(code).toBe(0);
  });

  it('exits immediately on a later second signal and logs what was left open', async () => {
    const { code, messages, output } = await run('closes slowly', (kill) => {
      kill('SIGINT');
      setTimeout(() => kill('SIGINT'), 1200);
    });
    expect(messages).toEqual(['started', 'closing', 'exited on a second signal']);
    expect(output).toContain('"left":["second","first"]');
    expect(code).toBe(1);
  });

  it('exits with 1 when closing exceeds its deadline and logs what was left open', async () => {
    const { code, messages, output } = await run('hangs', (kill) => kill('SIGTERM'));
    expect(messages).toEqual(['started', 'closing', 'shutdown took too long']);
    expect(output).toContain('"left":["second","first"]');
    expect(code).toBe(1);
  });

  it('closes what a failed start had opened and exits with 1', async () => {
    const { code, messages } = await run('fails to start');
    expect(messages).toEqual(['start failed', 'closing', 'first is closed', 'closed']);
    expect(code).toBe(1);
  });

  it('interrupts a start that is still waiting', async () => {
    const { code, messages } = await run('waits to start', (kill) => kill('SIGTERM'));
    expect(messages).toEqual(['started', 'closing', 'second is closed', 'first is closed', 'closed']);
    expect(code).toBe(0);
  });

  it.each(['rejects', 'throws'])(
    'logs an unhandled error (%s), closes and exits with 1',
    async (behaviour) => {
      const { code, messages } = await run(behaviour);
      expect(messages).toEqual(
        expect.arrayContaining(['unhandled error', 'closing', 'first is closed', 'closed']),
      );
      expect(code).toBe(1);
    },
  );
});
