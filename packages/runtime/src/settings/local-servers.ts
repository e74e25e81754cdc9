import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE = 'own-servers.json';
const SERVER_VARIABLES = ['DATABASE_URL', 'REDIS_URL', 'SECRETS_KEY'] as const;

/** The URLs of an embedded service and the servers that it runs, and the key to their secrets. */
export type LocalServers = Record<(typeof SERVER_VARIABLES)[number] | 'PUBLIC_BASE_URL', string>;

/**
 * Publishes the servers to the operator command, in a file that only its owner can read. Returns a function
 * that removes the file.
 */
export function publishLocalServers(dataDir: string, servers: LocalServers): () => void {
  const file = path.join(dataDir, FILE);
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify(servers), { mode: 0o600 });
  return () => rmSync(file, { force: true });
}

/** Whether the environment has any of the variables for the servers. */
export function hasServerVariables(env: NodeJS.ProcessEnv): boolean {
  return SERVER_VARIABLES.some((name) => (env[name]?.trim() ?? '') !== '');
}

/**
 * Adds the servers of the embedded service that runs under `DATA_DIR` to the environment. If any of the
 * variables is set, the environment stays as it is, because the parts of two services do not fit together.
 */
export function withLocalServers(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (hasServerVariables(env)) return env;
  try {
    const file = path.join(env['DATA_DIR']?.trim() || '.firmlens', FILE);
    return { ...env, ...(JSON.parse(readFileSync(file, 'utf8')) as LocalServers) };
  } catch {
    return env;
  }
}
