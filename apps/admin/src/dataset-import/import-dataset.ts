import path from 'node:path';
import {
  type Dataset,
  type DatasetLoad,
  type OmittedRows,
  type LoadProgress,
  type LoadRow,
  normalizeDomain,
  openDatasetLoad,
} from '@firmlens/domain';
import type { DatasetFormat, RowReader } from '@firmlens/sources';
import { CommandError } from '../command';
import { openDatasetFile } from './dataset-file';
import { openRows, type DatasetRows } from './open-rows';
import { openRefusedRows, refusedRowsPath, type RefusedRows } from './refused-rows';
import type { ProgressReporter } from './progress-reporter';
import type { TextRecord } from './text-records';
import { activationProblem } from './activation-problem';

export interface ImportRequest {
  format: DatasetFormat;
  file: string;
  databaseUrl: string;
  /** Holds the list of refused rows if the folder of the data file is not writable. */
  dataDir: string;
  progress(): ProgressReporter;
}

/** The outcome of an import. */
export interface ImportResult {
  dataset: LoadProgress & Pick<Dataset, 'id' | 'format' | 'fileName' | 'refusedFile'>;
  status: 'imported' | 'already imported';
  /** The line after which an earlier import of the file stopped, or null if there was none. */
  resumedAfterLine: number | null;
  rowsPerSecond: number;
  seconds: number;
}

/** Rows between two commits. A killed import repeats at most these. */
const COMMIT_ROWS = 25_000;
const DUPLICATE = 'another row with the same key has more data, or as much and comes later';

/**
 * Imports a file, resuming where an earlier import stopped. Throws a `CommandError` if the file does not have
 * the format or must not be activated.
 */
export async function importDataset(request: ImportRequest): Promise<ImportResult> {
  const { format, databaseUrl, dataDir } = request;
  const file = await openDatasetFile(request.file);
  try {
    const rows = await openRows(file, format, { domainOf, now: new Date() });
    const load = await openDatasetLoad(databaseUrl, {
      ...{ format: format.name, table: format.table, replaces: format.replaces },
      ...{ fileName: path.basename(request.file), fingerprint: file.fingerprint, fileBytes: file.bytes },
      refusedFile: await refusedRowsPath(request.file, dataDir),
    });
    try {
      return await runLoad(load, rows, request);
    } finally {
      await load.close();
    }
  } finally {
    file.close();
  }
}

function domainOf(address: string): string | null {
  try {
    return normalizeDomain(address).domain;
  } catch {
    return null;
  }
}

async function runLoad(
  load: DatasetLoad,
  rows: DatasetRows,
  { progress: startProgress }: ImportRequest,
): Promise<ImportResult> {
  const { dataset } = load;
  if (dataset.status === 'active') {
    return { dataset, status: 'already imported', resumedAfterLine: null, rowsPerSecond: 0, seconds: 0 };
  }
  const started = performance.now();
  const refused = await openRefusedRows(dataset.refusedFile ?? '', dataset);
  const reporter = startProgress();
  try {
    const tally = createTally(dataset, refused, rows);
    let committed = tally.rowsRead;
    for await (const records of rows.records(dataset)) {
      await load.write(tally.take(records, rows.read));
      reporter.show(rows.share(tally.position), tally.rowsRead, tally.rowsRefused);
      if (tally.rowsRead - committed < COMMIT_ROWS) continue;
      await load.commit(await tally.commit());
      committed = tally.rowsRead;
    }
    await load.commit(await tally.commit());
    const loaded = (performance.now() - started) / 1_000;
    reporter.step('Building the indexes …');
    await load.finish(async (pages, replaced) => {
      for await (const page of pages) {
        tally.leaveOut(page);
        await tally.commit();
      }
      const progress = await tally.commit();
      const why = activationProblem(dataset, progress, replaced);
      if (why !== null) throw new CommandError(why);
      return progress;
    });
    const { id, format, fileName, refusedFile } = dataset;
    return {
      dataset: { ...(await tally.commit()), id, format, fileName, refusedFile },
      status: 'imported',
      resumedAfterLine: dataset.lines === 0 ? null : dataset.lines,
      seconds: (performance.now() - started) / 1_000,
      rowsPerSecond: (tally.rowsRead - dataset.rowsRead) / loaded,
    };
  } finally {
    reporter.end();
    await refused.close();
  }
}

/** Counts rows as they are read. */
function createTally(from: LoadProgress, refused: RefusedRows, { share }: Pick<DatasetRows, 'share'>) {
  let { position, lines, rowsRead, rowsKept, rowsRefused } = from;

  function readRow(record: TextRecord, read: RowReader): LoadRow[] {
    const { line } = record;
    rowsRead += 1;
    ({ end: position, lines } = record);
    const reading = 'cells' in record ? read(record.cells) : { refused: record.fault };
    if ('refused' in reading) {
      rowsRefused += 1;
      refused.add({ line, reason: reading.refused, isKept: false, text: textOf(record) });
      return [];
    }
    rowsKept += 1;
    if (reading.leftOut !== undefined) {
      refused.add({ line, reason: reading.leftOut, isKept: true, text: textOf(record) });
    }
    return [{ row: reading.row, line }];
  }

  return {
    get position() {
      return position;
    },
    get rowsRead() {
      return rowsRead;
    },
    get rowsRefused() {
      return rowsRefused;
    },
    take: (records: readonly TextRecord[], read: RowReader) =>
      records.flatMap((record) => readRow(record, read)),
    leaveOut(rows: readonly OmittedRows[]) {
      rowsKept -= rows.length;
      rowsRefused += rows.length;
      for (const { line, reason } of rows) {
        const reasonText = reason === 'duplicate' ? DUPLICATE : 'its company opted out';
        refused.add({ line, reason: reasonText, isKept: false, text: null });
      }
    },
    async commit(): Promise<LoadProgress> {
      const refusedBytes = await refused.commit();
      const counts = { position, lines, rowsRead, rowsKept, rowsRefused };
      const readShare = Math.min(1, share(position));
      return { ...counts, readShare, refusals: refused.refusals, refusedBytes };
    },
  };
}

function textOf(record: TextRecord): string {
  return 'text' in record ? record.text : JSON.stringify(record.cells);
}
