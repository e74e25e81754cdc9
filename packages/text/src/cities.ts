import { foldName, foldText } from './fold-text';
import { memoized } from './memoized';
import { openSortedFile } from './sorted-file';

/** A town with its country. Towns of the same name in one country count as the largest of them. */
export interface City {
  /** ISO 3166-1 alpha-2. */
  country: string;
  population: number;
}

/** Many lines of a page name the same towns, or none. */
const MEMORY = 4_000;
const LONGEST_NAME = 80;
const CITIES = openSortedFile('cities');
const SPELLINGS = openSortedFile('city-spellings');

/**
 * Returns the towns of at least 1,000 inhabitants with a name, by country. Source: GeoNames (CC BY 4.0), which
 * has most names in English or as people there spell them.
 */
export function citiesNamed(name: string): readonly City[] {
  const key = foldText(name).trim();
  return key === '' || key.length > LONGEST_NAME ? [] : citiesOfKey(key);
}

const citiesOfKey = memoized(MEMORY, (key): readonly City[] =>
  CITIES.linesStartingWith(`${key}\t`).map((line) => {
    const [, country = '', population = '0'] = line.split('\t');
    return { country, population: Number(population) };
  }),
);

/** Whether a larger town of the country (ISO 3166-1 alpha-2) is also called that, in any language and script. */
export function isCitySpelling(name: string, country: string): boolean {
  const key = foldName(name);
  return key.length <= LONGEST_NAME && isSpelling(`${key}\t${country}`);
}

const isSpelling = memoized(MEMORY, (line) => SPELLINGS.has(line));
