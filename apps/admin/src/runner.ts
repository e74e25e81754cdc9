import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { type Cache, openCache } from '@firmlens/cache';
import { formatResult, toSentence } from '@firmlens/command-line';
import { databaseProblem, installationId, openDatabase } from '@firmlens/domain';
import { forSessions } from '@firmlens/runtime';
import { CommandError, type Runner } from './command';
import type { Machine } from './doctor/check';
import { loadAdminSettings } from './settings';

/** How long to wait for Redis. */
const CACHE_TIMEOUT_MS = 3_000;

/** The environment, input and output of a call: those of the process, or a test's. */
export interface CommandEnvironment {
  env: NodeJS.ProcessEnv;
  stdin: NodeJS.ReadableStream;
  stdout: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream;
  /** Whether a person sits in front of all three. */
  isTerminal: boolean;
  /** The file that runs the command. */
  main: string;
  /** What `doctor` examines. */
  machine: Machine;
}

/** Asks for y or yes. Everything else, and the end of input, is a no. */
async function askPerson({ stdin, stderr }: CommandEnvironment, question: string): Promise<boolean> {
  const lines = createInterface({ input: stdin, output: stderr });
  const isClosed = new AbortController();
  lines.once('close', () => isClosed.abort());
  try {
    const answer = await lines.question(`${question} [y/N] `, { signal: isClosed.signal });
    return /^y(es)?$/i.test(answer.trim());
  } catch {
    stderr.write('\n');
    return false;
  } finally {
    lines.close();
  }
}

/** Runs commands against the configured database and Redis and prints their results. */
export function createRunner(environment: CommandEnvironment, isJson: () => boolean): Runner {
  const { env, stdin, stdout, stderr } = environment;
  return (work) =>
    async (...args) => {
      const settings = loadAdminSettings(env);
      const address = forSessions(settings.database);
      const db = openDatabase({ ...address, poolSize: 2, statementTimeoutMs: 600_000 });
      let cache: Cache | undefined;
      try {
        const databaseFault = await databaseProblem(db);
        if (databaseFault !== null) throw new CommandError(toSentence(databaseFault));
        const deps = {
          db,
          secretsKey: settings.secrets.key,
          publicBaseUrl: settings.address.publicBaseUrl,
          databaseUrl: address.url,
          redis: settings.redis,
          noDataCooldownSeconds: settings.freshness.noDataCooldownSeconds,
          dataDir: env['DATA_DIR']?.trim() || '.firmlens',
          env,
          stdin,
          stderr,
          writeLine: async (line: string) => {
            if (!stdout.write(line)) await once(stdout, 'drain');
          },
          ask:
            environment.isTerminal && !isJson()
              ? (question: string) => askPerson(environment, question)
              : null,
          cache: async () => {
            cache ??= openCache({
              redis: settings.redis,
              timeoutMs: CACHE_TIMEOUT_MS,
              installation: () => installationId(db),
            });
            await cache.ready();
            return cache;
          },
        };
        const result = await work(deps, ...args);
        if (result === null) return;
        const { json, columns, problem } = result;
        stdout.write(`${isJson() ? JSON.stringify(json) : formatResult(json, columns)}\n`);
        if (problem !== undefined) throw new CommandError(problem);
      } finally {
        cache?.close();
        await db.$disconnect();
      }
    };
}
