import { DatasetInUseError, listDatasets, type Refusal, removeDataset } from '@firmlens/domain';
import { DATASET_FORMATS } from '@firmlens/sources';
import { type Command, CommandError } from '../command';
import { importDataset, type ImportResult } from '../dataset-import/import-dataset';
import { createProgress } from '../dataset-import/show-progress';
import { number, oneOf } from '../read-flags';

const FORMAT_NAMES = DATASET_FORMATS.map(({ name }) => name);

function refusalsJson(refusals: Readonly<Record<string, Refusal>>, isKept: boolean): object[] {
  return Object.entries(refusals)
    .filter(([, refusal]) => refusal.isKept === isKept)
    .sort(([, one], [, other]) => other.count - one.count)
    .map(([reason, { count, lines, sample }]) => ({ reason, count, first_lines: lines, sample }));
}

function resultJson({ dataset, status, resumedAfterLine, seconds, rowsPerSecond }: ImportResult): object {
  return {
    dataset_id: dataset.id,
    format: dataset.format,
    file: dataset.fileName,
    status,
    resumed_after_line: resumedAfterLine,
    rows_read: dataset.rowsRead,
    rows_kept: dataset.rowsKept,
    rows_refused: dataset.rowsRefused,
    refused: refusalsJson(dataset.refusals, false),
    kept_without: refusalsJson(dataset.refusals, true),
    refused_file: dataset.refusedFile,
    seconds: Number(seconds.toFixed(1)),
    rows_per_second: Math.round(rowsPerSecond),
  };
}

/** Another import's lock is the operator's to know of. */
async function unlessInUse<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof DatasetInUseError ? new CommandError(error.message) : error;
  }
}

export const datasetCommands: Command[] = [
  {
    name: 'dataset import',
    required: ['format'],
    optional: [],
    operand: 'file',
    run: async ({ databaseUrl, dataDir }, flags) => {
      const name = oneOf(flags, 'format', FORMAT_NAMES);
      const file = flags.get('file') ?? '';
      const format = DATASET_FORMATS.find((known) => known.name === name);
      if (format === undefined) throw new CommandError(`there is no format ${String(name)}`);
      const progress = () => createProgress(process.stderr);
      const result = await unlessInUse(() => importDataset({ format, file, databaseUrl, dataDir, progress }));
      return { json: resultJson(result) };
    },
  },
  {
    name: 'dataset list',
    required: [],
    optional: [],
    run: async ({ db }) => ({
      json: {
        datasets: (await listDatasets(db)).map((dataset) => ({
          dataset_id: dataset.id,
          format: dataset.format,
          file: dataset.fileName,
          status: dataset.status,
          rows_kept: dataset.rowsKept,
          rows_refused: dataset.rowsRefused,
          started_at: dataset.startedAt.toISOString(),
          finished_at: dataset.finishedAt?.toISOString() ?? null,
        })),
      },
    }),
  },
  {
    name: 'dataset remove',
    required: ['dataset'],
    optional: [],
    run: async ({ db }, flags) => {
      const id = number(flags, 'dataset');
      const removed = await unlessInUse(() => removeDataset(db, id));
      if (removed === null) throw new CommandError(`there is no data set ${id}; dataset list shows them`);
      return { json: { dataset_id: id, format: removed.format, file: removed.fileName } };
    },
  },
];
