import {
  ConnectionLostError,
  DatasetInUseError,
  listDatasets,
  type Refusal,
  removeDataset,
} from '@firmlens/domain';
import { DATASET_FORMATS } from '@firmlens/sources';
import { type Command, CommandError } from '../command';
import { importDataset, type ImportResult } from '../dataset-import/import-dataset';
import { createProgress } from '../dataset-import/show-progress';
import { number, oneOf } from '../read-flags';

const WARNED_SHARE = 0.01;
const GO_ON = 'run the same command again: it goes on behind the last rows that were committed';
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
    refused_file: dataset.refusedBytes === 0 ? null : dataset.refusedFile,
    seconds: Number(seconds.toFixed(1)),
    rows_per_second: Math.round(rowsPerSecond),
  };
}

/** Another import's lock, and a server that went away, are the operator's to know of. */
async function tellOperator<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DatasetInUseError) throw new CommandError(error.message);
    if (error instanceof ConnectionLostError) throw new CommandError(`${error.message}; ${GO_ON}`);
    throw error;
  }
}

/** More refused rows than a good file has are not left to be found in the result. */
function warnOfRefused(
  { dataset: { rowsRead, rowsRefused } }: ImportResult,
  stderr: NodeJS.WritableStream,
): void {
  const share = rowsRead === 0 ? 0 : rowsRefused / rowsRead;
  if (share <= WARNED_SHARE) return;
  stderr.write(`warning: ${rowsRefused} of ${rowsRead} rows (${(share * 100).toFixed(1)} %) were refused\n`);
}

export const datasetCommands: Command[] = [
  {
    name: 'dataset import',
    required: ['format'],
    optional: [],
    operand: 'file',
    run: async ({ databaseUrl, dataDir, stderr }, flags) => {
      const name = oneOf(flags, 'format', FORMAT_NAMES);
      const file = flags.get('file') ?? '';
      const format = DATASET_FORMATS.find((known) => known.name === name);
      if (format === undefined) throw new CommandError(`there is no format ${String(name)}`);
      const progress = () => createProgress(stderr);
      const result = await tellOperator(() =>
        importDataset({ format, file, databaseUrl, dataDir, progress }),
      );
      warnOfRefused(result, stderr);
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
      const removed = await tellOperator(() => removeDataset(db, id));
      if (removed === null) throw new CommandError(`there is no data set ${id}; dataset list shows them`);
      return { json: { dataset_id: id, format: removed.format, file: removed.fileName } };
    },
  },
];
