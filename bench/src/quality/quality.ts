import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { benchChosenSites } from './chosen-sites';
import { comparisonTable } from './comparison-table';
import { type CountsByName, sum } from './counts';
import { QUALITY_FOLDER } from './labels';
import { labelledSites, type Part, PARTS } from './labelled-sites';
import { measureCompanies } from './measure-companies';
import { measureHeadlines } from './measure-headlines';
import { type MeasuredSites, measureSites } from './measure-sites';
import { qualityPicture } from './picture';
import { binsOf, certainValues, reliabilityTable } from './reliability';
import { reliabilityPicture } from './reliability-picture';
import { readResults, writeResults } from './results';
import { POSITIONS } from './score-site';
import { isList } from './site-fields';
import { qualityTable } from './table';
import { thresholdTable } from './thresholds';
import { weakestFields } from './weakest-fields';

type MeasuredPart = MeasuredSites & { part: Part };

interface Measured {
  companies: Awaited<ReturnType<typeof measureCompanies>>;
  headlines: ReturnType<typeof measureHeadlines>;
  /** Without a folder of pages, none. */
  parts: MeasuredPart[];
}

type Print = (line: string) => void;

/**
 * Measures precision and recall on the labelled companies, headlines and real sites, for each field, event
 * type, class and kind of entity. Prints tables, draws charts (bench/quality/*.svg) and stores the numbers
 * (results.json). Every mistake goes to mistakes.json, which is not committed.
 *
 * QUALITY_PAGES is the folder of the real sites' pages. QUALITY_SITES (names) and QUALITY_PART choose real
 * sites to measure alone.
 */
export async function benchQuality(print: Print): Promise<void> {
  const { QUALITY_PAGES: pages, QUALITY_PART: part, QUALITY_SITES: slugs } = process.env;
  if (part !== undefined || slugs !== undefined) {
    if (pages === undefined) throw new Error("QUALITY_PAGES must be the folder of the sites' pages");
    await benchChosenSites(pages, { part, slugs: slugs?.split(',') }, print);
    return;
  }

  const measured: Measured = {
    companies: await measureCompanies(),
    headlines: measureHeadlines(),
    parts: pages === undefined ? [] : await measureParts(pages),
  };
  report(measured, print);
  draw(measured);
  store(measured);
}

async function measureParts(pages: string): Promise<MeasuredPart[]> {
  const measured = [];
  for (const part of PARTS) {
    const sites = labelledSites(part);
    if (sites.length > 0) measured.push({ part, ...(await measureSites(sites, pages)) });
  }
  return measured;
}

/** Titles belong to people, and are no values of their own. */
const valuesOf = ({ values }: MeasuredPart) => values.filter(({ field }) => field !== POSITIONS);

function report({ companies, headlines, parts }: Measured, print: Print): void {
  print(`${companies.companies} companies, ${headlines.read} headlines and posts`);
  if (parts.length === 0) print('Real sites are left out: QUALITY_PAGES names no folder of their pages.');
  for (const { part, read, withoutPages } of parts) {
    const left =
      withoutPages.length === 0 ? '' : `; not stored, for want of pages: ${withoutPages.join(', ')}`;
    print(`${read} real sites (${part})${left}`);
  }

  const { before } = readResults();
  const set = (name: string, kind: string, counts: CountsByName) => ({
    name,
    before: before[kind] ?? {},
    now: Object.fromEntries(counts),
  });
  const invented = set('invented', 'fields', companies.counts);
  const real = parts.map(({ part, counts }) => set(part, part, counts));
  print(`\n${comparisonTable([invented, ...real])}\n`);
  for (const [kind, byName] of Object.entries(headlines.counts)) {
    print(`${qualityTable(kind, [...byName, ['all', sum(byName.values())]])}\n`);
  }

  const last = parts.at(-1);
  if (last !== undefined) {
    print(reliabilityTable(valuesOf(last), `right by confidence (${last.part})`, ({ field }) => field));
    print(`\n${certainValues(valuesOf(last))}\n`);
    const anyConfidence = parts.flatMap(({ valuesWithoutThresholds }) => valuesWithoutThresholds);
    print(`${thresholdTable(anyConfidence)}\n`);
  }
  const hardest = real.at(-1) ?? invented;
  print(`Weakest fields (${hardest.name}):\n`);
  for (const line of weakestFields(hardest.now)) print(line);
}

function draw({ companies, headlines, parts }: Measured): void {
  const write = (file: string, picture: string) => writeFileSync(path.join(QUALITY_FOLDER, file), picture);
  write('fields.svg', qualityPicture(`Fields of ${companies.companies} companies`, [...companies.counts]));
  const events = Object.values(headlines.counts).flatMap((byName) => [...byName]);
  write('events.svg', qualityPicture(`Events in ${headlines.read} headlines and posts`, events));

  const last = parts.at(-1);
  if (last === undefined) return;
  const curves = [
    ['single values', binsOf(valuesOf(last).filter(({ field }) => !isList(field)))],
    ['items of lists', binsOf(valuesOf(last).filter(({ field }) => isList(field)))],
  ] as const;
  write(
    'reliability.svg',
    reliabilityPicture(`Confidence of ${last.read} real sites (${last.part})`, curves),
  );
}

/** Stores the numbers and the mistakes. Figures of a part that lacks pages would mislead. */
function store({ companies, headlines, parts }: Measured): void {
  const mistakes = parts.flatMap(({ part, values }) =>
    values
      .filter(({ verdict }) => verdict === 'wrong' || verdict === 'missed')
      .map((value) => ({ part, ...value })),
  );
  writeFileSync(
    path.join(QUALITY_FOLDER, 'mistakes.json'),
    `${JSON.stringify([...companies.mistakes, ...headlines.mistakes, ...mistakes], null, 1)}\n`,
  );
  const complete = parts.filter(({ withoutPages }) => withoutPages.length === 0);
  const measures: [string, CountsByName][] = [
    ['fields', companies.counts],
    ...Object.entries(headlines.counts),
    ...complete.map(({ part, counts }): [string, CountsByName] => [part, counts]),
  ];
  writeResults(Object.fromEntries(measures.map(([kind, byName]) => [kind, Object.fromEntries(byName)])));
}
