import type { Cache } from '@firmlens/cache';
import type { Database } from '@firmlens/domain';

/** What a command works with. */
export interface CommandDeps {
  db: Database;
  /** Resolves once Redis can be written to; a change that must be known at once everywhere goes through it. */
  cache: () => Promise<Cache>;
  secretsKey: Buffer;
  /** For work that needs a connection of its own. */
  databaseUrl: string;
  /** The folder for files that have no better place. */
  dataDir: string;
  /** For what is told while the work goes on. */
  stderr: NodeJS.WritableStream;
}

/** A fault of the operator's input or of the state it met: one line, exit code 1. */
export class CommandError extends Error {}

/** The flags of a call, by name; every flag takes a value. An operand is among them. */
export type Flags = ReadonlyMap<string, string>;

export interface Command {
  /** Noun and verb, as they are typed. */
  name: string;
  required: readonly string[];
  optional: readonly string[];
  /** What follows without a flag in front of it. */
  operand?: string;
  /**
   * Gives the JSON to print. `problem`, a line for standard error, makes the exit code 1 though there is something to
   * print.
   */
  run: (deps: CommandDeps, flags: Flags) => Promise<{ json: object; problem?: string }>;
}
