import type { Transaction } from '../database';

/** Returns the ISO 3166-1 alpha-2 codes of those texts that are English country names, by name. */
export async function countryCodes(db: Transaction, names: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.$queryRaw<{ name: string; code: string }[]>`
    SELECT name, country_code(name) AS code FROM unnest(${[...names]}::text[]) AS name
    WHERE country_code(name) IS NOT NULL`;
  return new Map(rows.map(({ name, code }) => [name, code]));
}
