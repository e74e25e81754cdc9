import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type CountsByName, sum } from './counts';
import { QUALITY_FOLDER } from './labels';
import { benchChosenSites } from './chosen-sites';
import { measureCompanies } from './measure-companies';
import { measureHeadlines } from './measure-headlines';
import { qualityPicture } from './picture';
import { writeResults } from './results';
import { qualityTable } from './table';

/**
 * Measures precision and recall on the labelled companies and headlines, for each field, event type, class
 * and kind of entity. Prints tables, draws charts (bench/quality/fields.svg, events.svg) and stores the
 * numbers (results.json). Every mistake goes to mistakes.json, which is not committed.
 */
export async function benchQuality(print: (line: string) => void): Promise<void> {
  if (process.env['QUALITY_SITES'] !== undefined || process.env['QUALITY_PART'] !== undefined) {
    await benchChosenSites(print);
    return;
  }
  const { companies, counts, mistakes } = await measureCompanies();
  const headlines = measureHeadlines();

  const fields: [string, CountsByName] = ['fields', counts];
  const measures: [string, CountsByName][] = [fields, ...Object.entries(headlines.counts)];
  print(`${companies} companies, ${headlines.read} headlines and posts\n`);
  for (const [kind, byName] of measures) {
    print(qualityTable(kind, [...byName, ['all', sum(byName.values())]]));
    print('');
  }

  const pathOf = (file: string) => path.join(QUALITY_FOLDER, file);
  writeFileSync(pathOf('fields.svg'), qualityPicture(`Fields of ${companies} companies`, [...counts]));
  const events = Object.values(headlines.counts).flatMap((byName) => [...byName]);
  writeFileSync(
    pathOf('events.svg'),
    qualityPicture(`Events in ${headlines.read} headlines and posts`, events),
  );
  writeFileSync(
    pathOf('mistakes.json'),
    `${JSON.stringify([...mistakes, ...headlines.mistakes], null, 1)}\n`,
  );
  writeResults(Object.fromEntries(measures.map(([kind, byName]) => [kind, Object.fromEntries(byName)])));
}
