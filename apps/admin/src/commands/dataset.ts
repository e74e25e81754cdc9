import { toSentence } from '@firmlens/command-line';
import {
  ConnectionLostError,
  type Dataset,
  DatasetInUseError,
  listDatasets,
  type Refusal,
  removeDataset,
} from '@firmlens/domain';
import { DATASET_FORMATS } from '@firmlens/sources';
import { Command, Option } from '@commander-js/extra-typings';
import { CommandError, type Runner } from '../command';
import { importDataset, type ImportResult } from '../dataset-import/import-dataset';
import { createProgressReporter } from '../dataset-import/progress-reporter';
import { doIrreversibly, DRY_RUN, YES } from '../confirm';
import { helpEnd } from '../help';
import { parseNumber } from '../parse-values';

const WARN_REFUSED_SHARE = 0.01;
const RESUME_HINT = 'Run the same command again: it continues after the last committed row.';
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

/** Turns a lock held by another import, or a lost connection, into a `CommandError`. */
async function withDatasetErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DatasetInUseError) throw new CommandError(toSentence(error.message));
    if (error instanceof ConnectionLostError)
      throw new CommandError(`${toSentence(error.message)} ${RESUME_HINT}`);
    throw error;
  }
}

/** Warns if more rows were refused than in a good file. */
function warnAboutRefusedRows(
  { dataset: { rowsRead, rowsRefused } }: ImportResult,
  stderr: NodeJS.WritableStream,
): void {
  const share = rowsRead === 0 ? 0 : rowsRefused / rowsRead;
  if (share <= WARN_REFUSED_SHARE) return;
  stderr.write(`Warning: ${rowsRefused} of ${rowsRead} rows (${(share * 100).toFixed(1)} %) were refused.\n`);
}

const datasetJson = (dataset: Dataset) => ({
  dataset_id: dataset.id,
  format: dataset.format,
  file: dataset.fileName,
  status: dataset.status,
  rows_kept: dataset.rowsKept,
  rows_refused: dataset.rowsRefused,
  started_at: dataset.startedAt.toISOString(),
  finished_at: dataset.finishedAt?.toISOString() ?? null,
});

export function datasetCommand(run: Runner) {
  const dataset = new Command('dataset')
    .helpGroup('Datasets and installation:')
    .description('Manage imported datasets');
  dataset
    .command('import')
    .description(
      'Import a file of companies, which enrichments then look up as a source; run it again to continue where it stopped',
    )
    .argument('<file>', 'the file as it was downloaded: plain, gzip or zip, whatever its name')
    .addOption(
      new Option('--format <format>', 'who publishes the file; docs/datasets.md describes each')
        .choices(FORMAT_NAMES)
        .makeOptionMandatory(),
    )
    .addHelpText(
      'after',
      helpEnd(
        'pdl: People Data Labs; bigpicture: BigPicture; gleif: golden copy of GLEIF; form-d: data sets of the SEC. A newer\nfile of pdl, bigpicture or gleif replaces the older one. The file is read here, so run it where the file is.',
        'dataset import --format gleif 20261126-lei2-golden-copy.csv.zip',
      ),
    )
    .action(
      run(async ({ databaseUrl, dataDir, stderr }, file, { format: name }) => {
        const format = DATASET_FORMATS.find((known) => known.name === name);
        if (format === undefined) throw new CommandError(`There is no format ${name}.`);
        const progress = () => createProgressReporter(stderr);
        const result = await withDatasetErrors(() =>
          importDataset({ format, file, databaseUrl, dataDir, progress }),
        );
        warnAboutRefusedRows(result, stderr);
        return { json: resultJson(result) };
      }),
    );
  dataset
    .command('list')
    .description('List the imported datasets')
    .action(
      run(async ({ db }) => ({
        json: {
          datasets: (await listDatasets(db)).map(datasetJson),
        },
      })),
    );
  dataset
    .command('remove')
    .description('Delete a dataset with all its rows; the file can be imported again')
    .requiredOption('--dataset <id>', 'id of the dataset (see `dataset list`)', parseNumber)
    .option(...DRY_RUN)
    .option(...YES)
    .action(
      run(async (deps, { dataset: id, ...care }) => {
        const unknown = new CommandError(`There is no dataset ${id}. \`dataset list\` shows them.`);
        const plan = async () => {
          const found = (await listDatasets(deps.db)).find((dataset) => dataset.id === id);
          if (found === undefined) throw unknown;
          return datasetJson(found);
        };
        const question = `Delete dataset ${id} with all its rows?`;
        return doIrreversibly(deps, care, { question, plan }, async () => {
          const removed = await withDatasetErrors(() => removeDataset(deps.db, id));
          if (removed === null) throw unknown;
          return { json: { dataset_id: id, format: removed.format, file: removed.fileName } };
        });
      }),
    );
  return dataset;
}
