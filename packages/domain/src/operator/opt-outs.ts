import { optIn, optOut } from '../companies/opt-out';
import type { Database } from '../database';
import { type Actor, writeAudit } from '../panel/audit';

/** What an opt-out deletes of a domain. */
export interface StoredAboutDomain {
  isOptedOut: boolean;
  /** Modules of the company's data. */
  modules: number;
  signals: number;
  /** Batches whose results and evidence go. */
  batches: number;
  /** Responses of sources. */
  responses: number;
  /** Rows of imported files. */
  datasetRows: number;
}

/** Returns the domains that opted out after a domain, or the first, in alphabetical order. */
export async function findOptOuts(
  db: Database,
  { after, limit }: { after: string | null; limit: number },
): Promise<{ domain: string; createdAt: Date }[]> {
  return db.optOut.findMany({
    where: after === null ? {} : { domain: { gt: after } },
    orderBy: { domain: 'asc' },
    take: limit,
  });
}

/** Counts what is stored about a domain. */
export async function storedAboutDomain(db: Database, domain: string): Promise<StoredAboutDomain> {
  const [row] = await db.$queryRaw<StoredAboutDomain[]>`
    SELECT EXISTS (SELECT FROM opt_outs WHERE domain = ${domain}) AS "isOptedOut",
           (SELECT count(*) FROM company_modules WHERE domain = ${domain})::int AS modules,
           (SELECT count(*) FROM signals WHERE domain = ${domain})::int AS signals,
           (SELECT count(*) FROM batches WHERE domain = ${domain} AND completed_at IS NOT NULL AND NOT forgotten)::int
             AS batches,
           (SELECT count(*) FROM source_answers WHERE domain = ${domain})::int AS responses,
           (SELECT count(*) FROM known_companies WHERE domain = ${domain} AND dataset_id > 0)::int AS "datasetRows"`;
  if (row === undefined) throw new Error('nothing was counted');
  return row;
}

/** Adds a domain to the list and deletes what is stored about it, as `optOut` does. Repeating it is harmless. */
export async function optOutAsOperator(db: Database, actor: Actor, domain: string): Promise<void> {
  await db.$transaction(
    async (tx) => {
      await optOut(tx, domain);
      await writeAudit(tx, actor, { accountId: null, action: 'optout.added', target: domain });
    },
    // It waits for transactions that are storing something about the domain.
    { timeout: 60_000 },
  );
}

/** Removes a domain from the list. Returns false if it is not on it. */
export async function optInAsOperator(db: Database, actor: Actor, domain: string): Promise<boolean> {
  return db.$transaction(async (tx) => {
    if (!(await optIn(tx, domain))) return false;
    await writeAudit(tx, actor, { accountId: null, action: 'optout.removed', target: domain });
    return true;
  });
}
