import type { Database } from '../database';

/** The tables that hold bulk sets, a partition for each file. */
export type DatasetTable = 'known_companies' | 'dataset_entries';

/** Rows that were refused for one reason, or kept without a part of them. */
export interface Refusal {
  count: number;
  isKept: boolean;
  /** The first of them, by their lines in the file. */
  lines: number[];
  /** What one of them looks like; gone once the file is loaded. */
  sample: string | null;
}

/** How far a file is loaded: all of it is committed together with the rows. */
export interface LoadProgress {
  /** Bytes of the decompressed content that the rows so far end at. */
  position: number;
  /** Lines up to there. */
  lines: number;
  rowsRead: number;
  rowsKept: number;
  rowsRefused: number;
  /** By reason. */
  refusals: Record<string, Refusal>;
  /** How long the file that tells all of them was. */
  refusedBytes: number;
}

/** A file that was imported, is being imported, or made room for a newer one. */
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

/** A row as a driver gives it: large whole numbers come as text, or as numbers without end. */
export type StoredDataset = {
  [Name in keyof Dataset]: Dataset[Name] extends number ? number | bigint | string : Dataset[Name];
};

/** The columns by the names that `Dataset` has. */
export const DATASET_COLUMNS = `
  id, format, file_name AS "fileName", file_bytes AS "fileBytes", status, position, lines, rows_read AS "rowsRead",
  rows_kept AS "rowsKept", rows_refused AS "rowsRefused", refusals, refused_file AS "refusedFile",
  refused_bytes AS "refusedBytes", started_at AS "startedAt", finished_at AS "finishedAt"`;

/** The row as it is used. */
export function datasetOf(row: StoredDataset): Dataset {
  return {
    ...row,
    id: Number(row.id),
    fileBytes: Number(row.fileBytes),
    position: Number(row.position),
    lines: Number(row.lines),
    rowsRead: Number(row.rowsRead),
    rowsKept: Number(row.rowsKept),
    rowsRefused: Number(row.rowsRefused),
    refusedBytes: Number(row.refusedBytes),
  };
}

/** All of them, the newest first. */
export async function listDatasets(db: Database): Promise<Dataset[]> {
  const rows = await db.$queryRawUnsafe<StoredDataset[]>(
    `SELECT ${DATASET_COLUMNS} FROM datasets ORDER BY id DESC`,
  );
  return rows.map(datasetOf);
}
