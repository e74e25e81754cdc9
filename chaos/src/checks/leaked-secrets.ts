import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { unprefixedForms, findSecrets, searchDatabase, searchRedis } from '@firmlens/testkit';
import { Redis } from 'ioredis';
import type { Harness } from '../harness/harness';

/**
 * Searches PostgreSQL, Redis and the processes' logs for API keys, signing secrets and the key that encrypts
 * them.
 */
export async function leakedSecrets({
  accounts,
  env,
  folder,
  postgres,
  redis,
}: Harness): Promise<{ places: string; found: string[] }> {
  const secretsKey = env['SECRETS_KEY'] ?? '';
  const known = new Set([
    secretsKey,
    ...accounts.flatMap(({ signingSecret }) => unprefixedForms(signingSecret)),
  ]);
  const { found } = await searchDatabase(postgres.url, known);
  const connection = new Redis(redis.url);
  try {
    found.push(...(await searchRedis(connection, known)));
  } finally {
    connection.disconnect();
  }
  const logs = (await readdir(folder)).filter((name) => name.endsWith('.log'));
  let bytes = 0;
  for (const name of logs) {
    const text = await readFile(path.join(folder, name), 'utf8');
    bytes += text.length;
    found.push(...findSecrets(text, known).map(({ description }) => `${name}: ${description}`));
  }
  const places = `PostgreSQL, Redis and ${logs.length} logs of ${Math.ceil(bytes / 1_048_576)} MiB`;
  return { places, found };
}
