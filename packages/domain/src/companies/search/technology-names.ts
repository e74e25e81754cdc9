import type { Transaction } from '../../database';
import { Prisma } from '../../generated/client';
import { anyOf } from '../text-query';
import { technologyMark } from './company-query';
import { findCompanyKeys, chooseQueryPlans } from './find-rows';

/**
 * Looks up technologies by lower-case name: those that the rules can detect, as they are written, and those
 * that only an enriched company has. Run it in a transaction, because it sets how PostgreSQL plans.
 */
export async function findTechnologies(
  tx: Transaction,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const keys = [...new Set(names.map((name) => name.trim().toLowerCase()))];
  const rows = await tx.technologyName.findMany({ where: { key: { in: keys } } });
  const known = new Map(rows.map(({ key, name }) => [key, name]));
  await chooseQueryPlans(tx);
  for (const key of keys) {
    if (!known.has(key) && (await isOnFile(tx, key))) known.set(key, key);
  }
  return known;
}

async function isOnFile(tx: Transaction, technology: string): Promise<boolean> {
  const condition = Prisma.sql`k.search @@ ${anyOf([technologyMark(technology)])}::tsquery`;
  return (await findCompanyKeys(tx, { datasets: [0], condition, after: '', rows: 1 })).length > 0;
}

/**
 * Returns the names of all technologies that the rules can detect, without those that third parties wrote.
 */
export async function listTechnologies(tx: Transaction): Promise<string[]> {
  const rows = await tx.technologyName.findMany({ orderBy: { key: 'asc' } });
  return rows.map(({ name }) => name);
}

/** Returns known technologies whose names contain a text, those that begin with it first. */
export async function suggestTechnologies(tx: Transaction, text: string, most: number): Promise<string[]> {
  const key = text.trim().toLowerCase();
  const rows = await tx.$queryRaw<{ name: string }[]>`
    SELECT name FROM technology_names WHERE strpos(key, ${key}) > 0
    ORDER BY NOT starts_with(key, ${key}), key LIMIT ${most}::int`;
  return rows.map(({ name }) => name);
}

/** Records technologies that perhaps no company uses, so that a search can say so. */
export async function addTechnologies(tx: Transaction, names: readonly string[]): Promise<void> {
  const byKey = new Map(names.map((name) => [name.toLowerCase(), name]));
  // In a fixed order, so that two processes that start together do not block each other.
  const sorted = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1));
  // Prisma takes a second of processor time for thousands of objects.
  await tx.$executeRaw`
    INSERT INTO technology_names (key, name)
    SELECT * FROM unnest(${sorted.map(([key]) => key)}::text[], ${sorted.map(([, name]) => name)}::text[])
    ON CONFLICT (key) DO NOTHING`;
}
