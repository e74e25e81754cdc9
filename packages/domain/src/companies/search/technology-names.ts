import type { Transaction } from '../../database';

/** A technology by the name that is asked for, in the case that it is written in. */
export async function findTechnologies(
  tx: Transaction,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const keys = names.map((name) => name.trim().toLowerCase());
  const rows = await tx.technologyName.findMany({ where: { key: { in: keys } } });
  return new Map(rows.map(({ key, name }) => [key, name]));
}

/** All technologies that can be asked for, by their names. */
export async function listTechnologies(tx: Transaction): Promise<string[]> {
  const rows = await tx.technologyName.findMany({ orderBy: { key: 'asc' } });
  return rows.map(({ name }) => name);
}

/** Makes technologies known that nobody on file may use, so that it can be told that nobody does. */
export async function addTechnologies(tx: Transaction, names: readonly string[]): Promise<void> {
  const data = names.map((name) => ({ key: name.toLowerCase(), name }));
  await tx.technologyName.createMany({ data, skipDuplicates: true });
}
