import type { Database } from '../database';
import type { CompanyRow } from './partition';

/** By what an entry of a bulk set is looked for. */
type EntryQuery = { key: string } | { numberKey: string } | { nameKey: string };

/** What the bulk sets in force know; looked up anew each time, so that an import counts at once. */
export interface ImportedSets {
  /** The company of a domain, or null; `none` where no set of the format is in force. */
  company(format: string, domain: string): Promise<CompanyRow | null | 'none'>;
  /** The records of the entries that are meant, 100 at most; `none` where no set of the format is in force. */
  entries(format: string, query: EntryQuery): Promise<unknown[] | 'none'>;
}

const MAX_ENTRIES = 100;

/** Looks into the sets that `dataset import` loaded. */
export function createImportedSets(db: Database): ImportedSets {
  async function inForce(format: string): Promise<number[]> {
    const sets = await db.dataset.findMany({ where: { format, status: 'active' }, select: { id: true } });
    return sets.map(({ id }) => id);
  }
  return {
    async company(format, domain) {
      const ids = await inForce(format);
      if (ids.length === 0) return 'none';
      return db.knownCompany.findFirst({ where: { datasetId: { in: ids }, domain } });
    },
    async entries(format, query) {
      const ids = await inForce(format);
      if (ids.length === 0) return 'none';
      const where = { datasetId: { in: ids }, ...query };
      const found = await db.datasetEntry.findMany({ where, select: { record: true }, take: MAX_ENTRIES });
      return found.map(({ record }) => record);
    },
  };
}
