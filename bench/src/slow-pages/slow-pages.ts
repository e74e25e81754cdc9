import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pick, seeded } from '../seeded-random';
import { KINDS, type SlowDocument } from './kinds';
import { createMeasure, type Measure } from './measure';
import type { Cost } from './measuring-process';
import { mutated } from './mutate';

const DEFAULT_SECONDS = 60;
/** A document that takes longer is as bad as any. */
const LIMIT_MS = 20_000;
/** Shorter documents are searched, because more of them can be tried. The worst are measured at full length. */
const SEARCH_SHARE = 1 / 8;
/** The measurements of the worst documents, of which the least counts: the rest is noise of the machine. */
const REPEATS = 3;

/** The worst document found of one kind. */
interface Found {
  name: string;
  document: SlowDocument;
  /** null: more than the limit. */
  cost: Cost | null;
  /** Seconds spent on the kind. */
  spent: number;
  tried: number;
}

/**
 * Searches for documents that cost their readers the most processor time: starts with one of each kind, changes
 * the worst so far at random, and keeps a change that costs more. `BENCH_SECONDS` is the time to search;
 * `BENCH_DOCUMENTS` a file of documents to start with, where it leaves the worst.
 */
export async function benchSlowPages(print: (line: string) => void): Promise<void> {
  const seconds = Number(process.env['BENCH_SECONDS'] ?? DEFAULT_SECONDS);
  const file = process.env['BENCH_DOCUMENTS'];
  const known = file !== undefined && existsSync(file) ? readDocuments(file) : {};
  const measure = createMeasure(LIMIT_MS);
  const worst: Found[] = Object.entries({ ...KINDS, ...known }).map(([name, document]) => ({
    ...{ name, document },
    ...{ cost: { processor: 0, blocked: 0, length: 0 }, spent: 0, tried: 0 },
  }));
  await search(worst, measure, seconds);
  for (const found of worst) found.cost = await leastCost(found, measure);
  measure.close();
  worst.sort((a, b) => weightOf(b.cost) - weightOf(a.cost));
  print('| Kind | Length | Processor | Longest turn | Tried |\n| --- | ---: | ---: | ---: | ---: |');
  for (const { name, cost, tried } of worst) print(`| ${name} | ${columnsOf(cost)} | ${tried} |`);
  if (file !== undefined)
    writeFileSync(
      file,
      `${JSON.stringify(Object.fromEntries(worst.map(({ name, document }) => [name, document])), null, 1)}\n`,
    );
}

function readDocuments(file: string): Record<string, SlowDocument> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, SlowDocument>;
}

/** Spends equal time on each kind, until each is at the limit or the time is up. */
async function search(worst: readonly Found[], measure: Measure, seconds: number): Promise<void> {
  const random = seeded(1);
  const end = performance.now() + seconds * 1_000;
  for (;;) {
    const open = worst.filter(({ cost, tried }) => cost !== null && (tried === 0 || performance.now() < end));
    const [found] = open.sort((a, b) => a.spent - b.spent);
    if (found === undefined) return;
    const mates = worst.filter(({ document }) => document.medium === found.document.medium);
    const document =
      found.tried === 0 ? found.document : mutated(found.document, [pick(mates, random).document], random);
    const start = performance.now();
    const cost = await measure.costOf({ document, share: SEARCH_SHARE });
    found.spent += performance.now() - start;
    found.tried += 1;
    if (weightOf(cost) > weightOf(found.cost)) Object.assign(found, { document, cost });
  }
}

async function leastCost({ document }: Found, measure: Measure): Promise<Cost | null> {
  let least = await measure.costOf({ document, share: 1 });
  for (let time = 1; time < REPEATS && least !== null; time += 1) {
    const again = await measure.costOf({ document, share: 1 });
    if (weightOf(again) < weightOf(least)) least = again;
  }
  return least;
}

/** What a crawl may not do is to block; a reading blocks its thread from beginning to end. */
function weightOf(cost: Cost | null): number {
  return cost === null ? Infinity : cost.blocked;
}

function columnsOf(cost: Cost | null): string {
  if (cost === null) return `| > ${LIMIT_MS} ms |`;
  const { length, processor, blocked } = cost;
  return [`${Math.ceil(length / 1024)} K`, `${Math.round(processor)} ms`, `${Math.round(blocked)} ms`].join(
    ' | ',
  );
}
