import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { compare, type Measured } from '../compare/compare';
import { printComparison } from '../compare/print';
import { saveResults } from '../compare/results';
import type { ReadingCost } from './reading-process';

/**
 * Measures the reading of the labelled companies' pages, from HTML to evidence with their technologies, beside
 * `htmlparser2` alone. Each round is a new process, because readers remember what they have read.
 */
export async function benchPageReading(print: (line: string) => void): Promise<void> {
  let latest: ReadingCost;
  const measured = (ms: number): Measured => ({
    perSecond: (latest.pages / ms) * 1_000,
    processorUs: (ms / latest.pages) * 1_000,
    ...{ p50Ms: null, p99Ms: null, failures: 0 },
  });
  const comparison = await compare({
    name: 'page reading',
    floor: {
      what: 'htmlparser2',
      async measure() {
        const file = path.join(__dirname, 'reading-process.js');
        latest = JSON.parse(execFileSync(process.execPath, [file], { encoding: 'utf8' })) as ReadingCost;
        return measured(latest.parsingMs);
      },
    },
    real: { what: 'from HTML to evidence', measure: async () => measured(latest.readingMs) },
    goal: { processor: 4 },
  });
  printComparison([comparison], print);
  await saveResults('page-reading', [comparison]);
}
