import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE = 'own-servers.json';
const VARIABLES = ['DATABASE_URL', 'REDIS_URL', 'SECRETS_KEY'] as const;

/** Where the servers of a service with servers of its own are, and the key to what they hold. */
export type LocalServers = Record<(typeof VARIABLES)[number], string>;

/** Tells the operator's command of them, in a file for the owner's eyes alone. Gives what takes it away. */
export function publishLocalServers(dataDir: string, servers: LocalServers): () => void {
  const file = path.join(dataDir, FILE);
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify(servers), { mode: 0o600 });
  return () => rmSync(file, { force: true });
}

/**
 * The environment, with the servers that a service under `DATA_DIR` brings itself while it runs. Where any of them is
 * named the environment stays as it is: half of one service and half of another is neither.
 */
export function withLocalServers(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (VARIABLES.some((name) => (env[name]?.trim() ?? '') !== '')) return env;
  try {
    const file = path.join(env['DATA_DIR']?.trim() || '.firmlens', FILE);
    return { ...env, ...(JSON.parse(readFileSync(file, 'utf8')) as LocalServers) };
  } catch {
    return env;
  }
}
