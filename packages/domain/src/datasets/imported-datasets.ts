import type { Database } from '../database';
import type { CompanyRow } from './partition';

/** The key by which an entry of a dataset is looked up. */
type EntryQuery = { key: string } | { numberKey: string } | { nameKey: string };

/** Look-ups in the active datasets. Nothing is cached, so an import counts immediately. */
export interface ImportedDatasets {
  /** Returns the company of a domain, or null; `none` if the format has no active dataset. */
  company(format: string, domain: string): Promise<CompanyRow | null | 'none'>;
  /** Returns the records of the matching entries, at most 100; `none` if the format has no active dataset. */
  entries(format: string, query: EntryQuery): Promise<unknown[] | 'none'>;
}

const MAX_ENTRIES = 100;

/** Creates look-ups in the datasets that `dataset import` loaded. */
export function createImportedDatasets(db: Database): ImportedDatasets {
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
