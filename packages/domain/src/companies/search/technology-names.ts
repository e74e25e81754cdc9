import type { Transaction } from '../../database';
import { Prisma } from '../../generated/client';
import { anyOf } from '../text-query';
import { technologyMark } from './company-query';
import { findRows, chooseQueryPlans } from './find-rows';

/**
 * Technologies by the names that are asked for, in lower case: those that can be told, as they are written, and such as a
 * company on file alone has. To be run in a transaction, since it settles how PostgreSQL goes about it.
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
  return (await findRows(tx, { datasets: [0], condition, after: '', rows: 1 })).length > 0;
}

/** All technologies that can be told, by their names: what third parties wrote is none of them. */
export async function listTechnologies(tx: Transaction): Promise<string[]> {
  const rows = await tx.technologyName.findMany({ orderBy: { key: 'asc' } });
  return rows.map(({ name }) => name);
}

/** Makes technologies known that nobody on file may use, so that it can be told that nobody does. */
export async function addTechnologies(tx: Transaction, names: readonly string[]): Promise<void> {
  const byKey = new Map(names.map((name) => [name.toLowerCase(), name]));
  // In one order, so that two processes that start together do not wait for each other.
  const data = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, name]) => ({ key, name }));
  await tx.technologyName.createMany({ data, skipDuplicates: true });
}
