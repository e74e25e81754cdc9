import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import type { Comparison } from './compare';
import type { Figure } from './figures';

/** Where the results are kept. */
export const RESULTS_FOLDER = path.resolve(__dirname, '../../results');

/** What a benchmark leaves in `bench/results/NAME.json`. */
export interface Results {
  measuredAt: string;
  node: string;
  cores: number;
  comparisons: Comparison[];
  figures?: Figure[];
}

/** Stores the figures of a benchmark in place of its last ones. */
export async function saveResults(
  name: string,
  comparisons: Comparison[],
  figures: Figure[] = [],
): Promise<void> {
  const results: Results = {
    measuredAt: new Date().toISOString().slice(0, 10),
    node: process.version,
    cores: cpus().length,
    comparisons,
    ...(figures.length > 0 && { figures }),
  };
  await mkdir(RESULTS_FOLDER, { recursive: true });
  await writeFile(
    path.join(RESULTS_FOLDER, `${name}.json`),
    `${JSON.stringify(results, roundedFigure, 2)}\n`,
  );
}

/** Three significant digits say all that a benchmark knows. */
function roundedFigure(_name: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(3)) : value;
}

/** Reads a file of results. */
export async function readResults(file: string): Promise<Results> {
  return JSON.parse(await readFile(file, 'utf8')) as Results;
}
