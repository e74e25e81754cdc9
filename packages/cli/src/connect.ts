import { readFile, stat } from 'node:fs/promises';
import { createClient, type FirmlensClient } from '@firmlens/client';
import { toSentence } from '@firmlens/command-line';
import type { Environment } from './environment';
import { UsageError } from './failures';

/** Where `npm start` serves the API. */
const DEFAULT_URL = 'http://localhost:3000/api/v1';
const API_PATH = '/api/v1';

/**
 * Reads a key or a signing secret from a file, and warns if other users of the machine can read it. They are never
 * taken from the command line, which every user of the machine can see.
 */
export async function readSecretFile({ stderr }: Environment, name: string): Promise<string> {
  try {
    const { mode } = await stat(name);
    if (process.platform !== 'win32' && (mode & 0o077) !== 0)
      stderr.write(`Warning: other users can read ${name}. Run: chmod 600 ${name}\n`);
    const secret = (await readFile(name, 'utf8')).trim();
    if (/^\S+$/.test(secret)) return secret;
  } catch (error) {
    throw new UsageError(`${name} cannot be read: ${toSentence((error as Error).message)}`);
  }
  throw new UsageError(`${name} must hold one word and nothing else.`);
}

/** Returns the address of the API. Throws a `UsageError` if it is none. */
export function baseUrlOf({ env, stderr }: Environment): string {
  const given = env['FIRMLENS_URL']?.trim() || DEFAULT_URL;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.username !== '')
    throw new UsageError(
      `FIRMLENS_URL must be an address such as https://firmlens.example${API_PATH}, without a password.`,
    );
  if (url.protocol === 'http:' && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname))
    stderr.write(`Warning: the key is sent to ${url.host} without encryption. Use https.\n`);
  const path = url.pathname.replace(/\/+$/, '');
  return `${url.origin}${path === '' ? API_PATH : path}`;
}

/** Returns a client with the key of the environment or of a file. */
export async function connect(environment: Environment, keyFile?: string): Promise<FirmlensClient> {
  const apiKey =
    keyFile === undefined
      ? environment.env['FIRMLENS_API_KEY']?.trim()
      : await readSecretFile(environment, keyFile);
  if (!apiKey)
    throw new UsageError(
      'There is no API key. Set FIRMLENS_API_KEY, or name a file that holds it with --key-file.',
    );
  return createClient({ apiKey, baseUrl: baseUrlOf(environment) });
}
