import type { Cache } from '@firmlens/cache';
import type { Database } from '@firmlens/domain';

/** What a command works with. */
export interface CommandDeps {
  db: Database;
  /** Resolves once Redis accepts writes. A change that every process must see immediately goes through it. */
  cache: () => Promise<Cache>;
  secretsKey: Buffer;
  /** For work that needs a connection of its own. */
  databaseUrl: string;
  /** The folder for files that a command writes. */
  dataDir: string;
  /** For progress. */
  stderr: NodeJS.WritableStream;
}

/** The command was understood but cannot be carried out: one line, exit code 1. */
export class CommandError extends Error {}

/** The command was not understood: one line, exit code 2. */
export class UsageError extends Error {}

export interface CommandResult {
  /** The JSON to print. */
  json: object;
  /** A line for standard error; makes the exit code 1 although there is a result. */
  problem?: string;
}

/**
 * Turns what a command does into an action for the parser: it opens the database and Redis, prints the result and
 * closes both.
 */
export type Runner = <Args extends unknown[]>(
  work: (deps: CommandDeps, ...args: Args) => Promise<CommandResult>,
) => (...args: Args) => Promise<void>;
