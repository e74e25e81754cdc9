import { PassThrough, Readable, Writable } from 'node:stream';
import { runCli } from '../../src/run-cli';

export interface Called {
  code: number;
  stdout: string;
  stderr: string;
}

interface CallOptions {
  env?: Record<string, string>;
  stdin?: string;
  isTerminal?: boolean;
  hasColors?: boolean;
  interrupted?: AbortSignal;
}

/** Runs the command with these words, in this process, and returns what it printed. */
export async function call(words: readonly string[], options: CallOptions = {}): Promise<Called> {
  const { env = {}, stdin = '', isTerminal = false, hasColors = false } = options;
  const printed = { stdout: '', stderr: '' };
  const collect = (name: keyof typeof printed) =>
    new Writable({
      write(chunk, _encoding, done) {
        printed[name] += String(chunk);
        done();
      },
    });
  const code = await runCli(words, {
    ...{ env, hasColors, main: '/opt/firmlens.js' },
    stdin: stdin === '' ? new PassThrough().end() : Readable.from([Buffer.from(stdin)]),
    stdout: collect('stdout'),
    stderr: collect('stderr'),
    isTerminal: { stdout: isTerminal, stderr: isTerminal },
    interrupted: options.interrupted ?? new AbortController().signal,
  });
  return { code, ...printed };
}
