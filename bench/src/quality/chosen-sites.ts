import { sum } from './counts';
import { labelledSites, type Part, PARTS } from './labelled-sites';
import { measureSites } from './measure-sites';
import type { JudgedValue } from './score-site';
import { nameOf } from './site-fields';
import { qualityTable } from './table';

function line({ field, slug, given, expected, source, url, confidence }: JudgedValue): string {
  const told =
    given === null ? '' : ` ${JSON.stringify(nameOf(given) === '[object Object]' ? given : nameOf(given))}`;
  const wanted = expected === null ? '' : ` expected ${JSON.stringify(expected)}`;
  const seen = source === null ? '' : ` (${source} ${confidence ?? ''} ${url ?? ''})`;
  return `  ${field}  ${slug}:${told}${wanted}${seen}`;
}

/**
 * Measures only real sites, for those who write rules: the sites QUALITY_SITES, or those of the part
 * QUALITY_PART. Prints every mistake and stores nothing.
 */
export async function benchChosenSites(print: (line: string) => void): Promise<void> {
  const { QUALITY_PAGES: pages, QUALITY_PART: part, QUALITY_SITES: slugs } = process.env;
  if (pages === undefined) throw new Error('QUALITY_PAGES must be the folder of the pages');
  const chosen = slugs?.split(',');
  const sites = PARTS.filter((name) => part === undefined || name === (part as Part))
    .flatMap(labelledSites)
    .filter(({ slug }) => chosen === undefined || chosen.includes(slug));
  const { read, counts, values } = await measureSites(sites, pages);
  for (const verdict of ['unjudged', 'missed', 'wrong'] as const) {
    print(`${verdict}:`);
    for (const value of values) if (value.verdict === verdict) print(line(value));
    print('');
  }
  print(qualityTable(`${read.length} sites`, [...counts, ['all', sum(counts.values())]]));
}
