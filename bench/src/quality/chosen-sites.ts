import { sum } from './counts';
import { labelledSites, PARTS } from './labelled-sites';
import { measureSites } from './measure-sites';
import { reliabilityTable } from './reliability';
import { type JudgedValue, POSITIONS } from './score-site';
import { nameOf } from './site-fields';
import { qualityTable } from './table';
import { thresholdTable } from './thresholds';

export interface Choice {
  /** One of the parts; both if undefined. */
  part: string | undefined;
  /** All if undefined. */
  slugs: readonly string[] | undefined;
}

function describe({ field, slug, given, expected, source, url, confidence }: JudgedValue): string {
  const named = nameOf(given) === String(given) ? given : nameOf(given);
  return [
    `  ${field}  ${slug}:`,
    ...(given === null ? [] : [JSON.stringify(named)]),
    ...(expected === null ? [] : ['expected', JSON.stringify(expected)]),
    ...(source === null ? [] : [`(${source} ${confidence ?? '–'} ${url ?? ''})`]),
  ].join(' ');
}

/**
 * Measures the chosen real sites alone, for those who write rules. Prints every value that is not known to be
 * right, and stores nothing.
 */
export async function benchChosenSites(
  pages: string,
  { part, slugs }: Choice,
  print: (line: string) => void,
): Promise<void> {
  const sites = PARTS.filter((name) => part === undefined || name === part)
    .flatMap(labelledSites)
    .filter(({ slug }) => slugs === undefined || slugs.includes(slug));
  const { read, counts, values, valuesWithoutThresholds } = await measureSites(sites, pages);
  for (const verdict of ['unjudged', 'missed', 'wrong'] as const) {
    print(`${verdict}:`);
    for (const value of values) if (value.verdict === verdict) print(describe(value));
    print('');
  }
  print(reliabilityTable(values, 'right by confidence', ({ field, source }) => `${field} ${source ?? ''}`));
  print(`\n${thresholdTable(valuesWithoutThresholds)}\n`);
  const totalled = [...counts].filter(([field]) => field !== POSITIONS).map(([, count]) => count);
  print(qualityTable(`${read} sites`, [...counts, ['all', sum(totalled)]]));
}
