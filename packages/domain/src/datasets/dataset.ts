import type { Database } from '../database';

/** The tables that hold datasets, with a partition for each file. */
export type DatasetTable = 'known_companies' | 'dataset_entries';

/** Rows rejected for one reason, or stored without part of them. */
export interface Refusal {
  count: number;
  isKept: boolean;
  /** The line numbers of the first ones. */
  lines: number[];
  /** An example; deleted once the file is loaded. */
  sample: string | null;
}

/** How far a file is loaded. Committed together with the rows. */
export interface LoadProgress {
  /** Offset in the decompressed content up to which rows are loaded, in bytes. */
  position: number;
  /** Lines up to that offset. */
  lines: number;
  /** The share of the file's bytes that was read, from 0 to 1. */
  readShare: number;
  rowsRead: number;
  rowsKept: number;
  rowsRefused: number;
  /** By reason. */
  refusals: Record<string, Refusal>;
  /** The length of the file that lists them all, in bytes. */
  refusedBytes: number;
}

/** A file that was imported, is being imported, or was replaced by a newer one. */
export interface Dataset extends LoadProgress {
  id: number;
  format: string;
  fileName: string;
  fileBytes: number;
  status: 'loading' | 'active' | 'replaced';
  refusedFile: string | null;
  startedAt: Date;
  finishedAt: Date | null;
}

/** A row as a driver returns it: large integers are text or bigints. */
export type StoredDataset = {
  [Name in keyof Dataset]: Dataset[Name] extends number ? number | bigint | string : Dataset[Name];
};

/** The columns, under the names of `Dataset`. */
export const DATASET_COLUMNS = `
  id, format, file_name AS "fileName", file_bytes AS "fileBytes", status, position, lines, read_share AS "readShare", rows_read AS "rowsRead",
  rows_kept AS "rowsKept", rows_refused AS "rowsRefused", refusals, refused_file AS "refusedFile",
  refused_bytes AS "refusedBytes", started_at AS "startedAt", finished_at AS "finishedAt"`;

/** Converts a stored row. */
export function datasetOf(row: StoredDataset): Dataset {
  return {
    ...row,
    id: Number(row.id),
    fileBytes: Number(row.fileBytes),
    position: Number(row.position),
    lines: Number(row.lines),
    readShare: Number(row.readShare),
    rowsRead: Number(row.rowsRead),
    rowsKept: Number(row.rowsKept),
    rowsRefused: Number(row.rowsRefused),
    refusedBytes: Number(row.refusedBytes),
  };
}

/** Returns all datasets, newest first. */
export async function listDatasets(db: Database): Promise<Dataset[]> {
  const rows = await db.$queryRawUnsafe<StoredDataset[]>(
    `SELECT ${DATASET_COLUMNS} FROM datasets ORDER BY id DESC`,
  );
  return rows.map(datasetOf);
}
