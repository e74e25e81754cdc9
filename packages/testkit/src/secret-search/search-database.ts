import { decrypt } from '@firmlens/domain';
import type { Client } from 'pg';
import { withPgClient } from '../with-pg-client';
import { unprefixedForms, findSecrets, SECRET_CANDIDATES_PATTERN } from './find-secrets';

/**
 * How many accounts have their secrets decrypted, half of them the oldest and half the newest: the same code
 * created all of them.
 */
const OPENED = 6;

/**
 * Every table and materialised view outside PostgreSQL's own schemas. Partitions are read through their
 * table.
 */
const TABLES = `
  SELECT c.oid::regclass::text AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p', 'm') AND NOT c.relispartition AND n.nspname NOT IN ('pg_catalog', 'information_schema')`;

/** Tests encrypt with a key of 32 equal bytes. The secrets of a database with another key stay encrypted. */
function opened(encrypted: readonly Uint8Array[]): string[] {
  const secretsKey = Array.from({ length: 256 }, (_, byte) => Buffer.alloc(32, byte)).find(
    (key) => encrypted[0] !== undefined && opens(encrypted[0], key),
  );
  return secretsKey === undefined ? [] : encrypted.map((each) => decrypt(each, secretsKey));
}

function opens(encrypted: Uint8Array, key: Buffer): boolean {
  try {
    decrypt(encrypted, key);
    return true;
  } catch {
    return false;
  }
}

async function signingSecrets(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ encrypted: Buffer }>(
    `(SELECT signing_secret AS encrypted FROM accounts ORDER BY id LIMIT $1)
     UNION (SELECT signing_secret FROM accounts ORDER BY id DESC LIMIT $1)`,
    [OPENED / 2],
  );
  return opened(rows.map(({ encrypted }) => encrypted));
}

async function ownerOf(client: Client, keyHash: Buffer | null): Promise<string> {
  if (keyHash === null) return '';
  const { rows } = await client.query<{ id: number }>('SELECT id FROM api_keys WHERE hash = $1', [keyHash]);
  return rows[0] === undefined ? ', of no key on file' : `, of key ${rows[0].id}`;
}

export interface DatabaseSearch {
  /** A line for each secret that the database stores unencrypted. */
  found: string[];
  /** How the bytes of some of its signing secrets would be written elsewhere. */
  known: string[];
}

/**
 * Searches every row of a database for secrets, as text: bytes appear as hex. `more` are additional known
 * bare forms.
 */
export async function searchDatabase(
  url: string,
  more: ReadonlySet<string> = new Set(),
): Promise<DatabaseSearch> {
  return withPgClient(url, async (client) => {
    const tables = (await client.query<{ name: string }>(TABLES)).rows.map(({ name }) => name);
    const ownForms = tables.includes('accounts')
      ? (await signingSecrets(client)).flatMap(unprefixedForms)
      : [];
    const known = [...ownForms, ...more];
    const search = tables.map(
      // OFFSET 0: converts each row to text once, not again for every form.
      (name) => `(SELECT '${name.replaceAll("'", "''")}' AS name, row
                  FROM (SELECT t::text AS row FROM ${name} t OFFSET 0) texts
                  WHERE row ~* $1 OR EXISTS (SELECT 1 FROM unnest($2::text[]) form WHERE strpos(row, form) > 0))`,
    );
    if (search.length === 0) return { found: [], known };
    const { rows } = await client.query<{ name: string; row: string }>(search.join(' UNION ALL '), [
      SECRET_CANDIDATES_PATTERN,
      known,
    ]);
    const found: string[] = [];
    for (const { name, row } of rows) {
      for (const secret of findSecrets(row, new Set(known))) {
        const owner = tables.includes('api_keys') ? await ownerOf(client, secret.keyHash) : '';
        found.push(`table ${name}: ${secret.description}${owner} in ${row.slice(0, 60)}…`);
      }
    }
    return { found, known };
  });
}
