import type { Database, Transaction } from '../database';

/** Adds a domain to the opt-out list and deletes what is stored about it (sql/04_opt_out.sql). */
export async function optOut(db: Transaction, domain: string): Promise<void> {
  await db.$executeRaw`SELECT opt_out(${domain})`;
}

/** Removes a domain from the list. Returns false, which is harmless, if it is not on it. */
export async function optIn(db: Transaction, domain: string): Promise<boolean> {
  const { count } = await db.optOut.deleteMany({ where: { domain } });
  return count === 1;
}

export async function listOptOuts(db: Database): Promise<{ domain: string; createdAt: Date }[]> {
  return db.optOut.findMany({ orderBy: { domain: 'asc' } });
}

/** Returns those of these domains that are on the list. */
export async function findOptedOut(db: Database, domains: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await db.optOut.findMany({
    where: { domain: { in: [...domains] } },
    select: { domain: true },
  });
  return new Set(found.map(({ domain }) => domain));
}
