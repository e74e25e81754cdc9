import type { CompanyRow, DatasetFormatName } from './formats';

/** What the bulk sets that were imported know, at the moment of asking; `none` where no set of the format is in force. */
export interface ImportedDatasets {
  /** The company of a domain; null where the set has none. */
  company(format: DatasetFormatName, domain: string): Promise<CompanyRow | null | 'none'>;
  /** The records that are meant. */
  entries(
    format: DatasetFormatName,
    query: { key: string } | { numberKey: string } | { nameKey: string },
  ): Promise<unknown[] | 'none'>;
}

/** Where nothing was imported. */
export const NO_IMPORTED_DATASETS: ImportedDatasets = {
  company: () => Promise.resolve('none'),
  entries: () => Promise.resolve('none'),
};

/** What a source says whose set was not imported. */
export const DATASET_NOT_IMPORTED = {
  status: 'not_asked',
  reason: 'off: no such dataset is imported',
} as const;
/** A look-up in our own database. */
export const LOOKUP_TIMEOUT_MS = 20_000;
