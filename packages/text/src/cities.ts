import { foldName, foldText } from './fold-text';
import { openSortedFile } from './sorted-file';

/** A town with its country. Towns of the same name in one country count as the largest of them. */
export interface City {
  /** ISO 3166-1 alpha-2. */
  country: string;
  population: number;
}

const CITIES = openSortedFile('cities');
const SPELLINGS = openSortedFile('city-spellings');

/**
 * Returns the towns of at least 1,000 inhabitants with a name, by country. Source: GeoNames (CC BY 4.0), which
 * has most names in English or as people there spell them.
 */
export function citiesNamed(name: string): City[] {
  const key = foldText(name).trim();
  if (key === '' || key.length > 80) return [];
  return CITIES.linesStartingWith(`${key}\t`).map((line) => {
    const [, country = '', population = '0'] = line.split('\t');
    return { country, population: Number(population) };
  });
}

/** Whether a larger town of the country (ISO 3166-1 alpha-2) is also called that, in any language and script. */
export function isCitySpelling(name: string, country: string): boolean {
  return SPELLINGS.has(`${foldName(name)}\t${country}`);
}
