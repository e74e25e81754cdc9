import type { Cache } from '@firmlens/cache';
import type { Database } from '@firmlens/domain';
import type { RedisServers } from '@firmlens/redis';

/** What every command receives. */
export interface CommandDeps {
  db: Database;
  /** Resolves once Redis accepts writes. Use it for changes that every process must see immediately. */
  cache: () => Promise<Cache>;
  secretsKey: Buffer;
  /** Public base of the API's URLs. */
  publicBaseUrl: string;
  /** For work that needs its own connection. */
  databaseUrl: string;
  redis: RedisServers;
  /** How long a domain without data is not enriched again. */
  noDataCooldownSeconds: number;
  /** The folder for files that commands write. */
  dataDir: string;
  /** Settings that only this command needs. */
  env: NodeJS.ProcessEnv;
  /** Lists that are piped in. */
  stdin: NodeJS.ReadableStream;
  /** Writes a line of a result that is too long to hold. Resolves when the next may follow. */
  writeLine: (line: string) => Promise<void>;
  /** Receives progress output. */
  stderr: NodeJS.WritableStream;
  /** Asks the person at the terminal. Null if there is none, or the result is wanted as JSON: then nobody waits. */
  ask: ((question: string) => Promise<boolean>) | null;
}

/** The help of `--account <id>`. */
export const ACCOUNT_HELP = 'id of the account (see `account list`)';

/** A command was understood but failed: one line, exit code 1. */
export class CommandError extends Error {}

/** A command was not understood: one line, exit code 2. */
export class UsageError extends Error {}

export interface CommandResult {
  /** The JSON to print. */
  json: object;
  /** The columns of the lists in it when people read it, such as `credits.balance`. Default: every field. */
  columns?: readonly string[];
  /** A line for standard error. The exit code is 1 even though there is a result. */
  problem?: string;
}

/**
 * Wraps a command as a parser action: opens the database and Redis, prints the result and closes both. The result is
 * null if the command has written it as lines.
 */
export type Runner = <Args extends unknown[]>(
  work: (deps: CommandDeps, ...args: Args) => Promise<CommandResult | null>,
) => (...args: Args) => Promise<void>;
