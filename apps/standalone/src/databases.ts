import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { startPostgres, startRedis } from '@firmlens/embedded';
import type { ShutdownStack } from '@firmlens/runtime';
import type { DataDir } from './data-dir';
import type { StandaloneSettings } from './settings';
import { print } from './terminal';

export interface Databases {
  DATABASE_URL: string;
  REDIS_URL: string;
}

/**
 * Starts PostgreSQL and Redis, each unless the environment names one. Calls `lost` if one exits on its own.
 */
export async function openDatabases(
  { readVariable }: StandaloneSettings,
  dataDir: DataDir,
  stack: ShutdownStack,
  lost: (what: string) => void,
): Promise<Databases> {
  const logTo = (name: string) => {
    const file = createWriteStream(dataDir.logFile(name), { flags: 'a' });
    return (line: string) => void file.write(`${line}\n`);
  };
  const starts = {
    DATABASE_URL: async () =>
      startPostgres({ dataDir: path.join(dataDir.path, 'postgres'), log: logTo('postgres') }),
    REDIS_URL: async () =>
      startRedis({
        dataDir: path.join(dataDir.path, 'redis'),
        persistent: true,
        log: logTo('redis'),
        announce: print,
      }),
  };
  const open = async (variable: keyof typeof starts, name: string): Promise<string> => {
    const url = readVariable(variable);
    if (url !== undefined) return url;
    const server = await stack.open(name, starts[variable], ({ stop }) => stop());
    void server.ended.then(() => {
      if (!stack.signal.aborted) lost(name);
    });
    return server.url;
  };
  return {
    DATABASE_URL: await open('DATABASE_URL', 'PostgreSQL'),
    REDIS_URL: await open('REDIS_URL', 'Redis'),
  };
}
