import type { Database } from '../database';

/** Adds a domain to the opt-out list and deletes what is stored about it (sql/04_opt_out.sql). */
export async function optOut(db: Database, domain: string): Promise<void> {
  await db.$executeRaw`SELECT opt_out(${domain})`;
}

/** Removes a domain from the list. Harmless if it is not on it. */
export async function optIn(db: Database, domain: string): Promise<void> {
  await db.optOut.deleteMany({ where: { domain } });
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
