import type { Readable, Writable } from 'node:stream';

/** The environment, input and output of a call: those of the process, or a test's. */
export interface Environment {
  env: NodeJS.ProcessEnv;
  stdin: Readable;
  stdout: Writable;
  stderr: Writable;
  /** Whether a person reads what is printed, and sees progress. */
  isTerminal: { stdout: boolean; stderr: boolean };
  /** Whether what people read may have colours. */
  hasColors: boolean;
  /** Aborted by Ctrl-C. */
  interrupted: AbortSignal;
  /** The file that runs the command. */
  main: string;
}
