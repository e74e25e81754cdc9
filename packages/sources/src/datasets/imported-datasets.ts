import type { CompanyRow, DatasetFormatName } from './formats';

/**
 * Look-ups in the datasets imported at the time of the query. `none` means that no dataset of the format is
 * active.
 */
export interface ImportedDatasets {
  /** The company of a domain, or null if the dataset has none. */
  company(format: DatasetFormatName, domain: string): Promise<CompanyRow | null | 'none'>;
  /** The records with this key. */
  entries(
    format: DatasetFormatName,
    query: { key: string } | { numberKey: string } | { nameKey: string },
  ): Promise<unknown[] | 'none'>;
}

/** For a deployment without imported datasets. */
export const NO_IMPORTED_DATASETS: ImportedDatasets = {
  company: () => Promise.resolve('none'),
  entries: () => Promise.resolve('none'),
};

/** The outcome of a source that has no imported dataset. */
export const DATASET_NOT_IMPORTED = {
  status: 'not_asked',
  reason: 'off: no such dataset is imported',
} as const;
/** Time limit of a lookup in our own database. */
export const LOOKUP_TIMEOUT_MS = 20_000;
