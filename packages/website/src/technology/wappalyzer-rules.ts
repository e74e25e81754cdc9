import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RuleSet } from './fingerprint-format';

/** Fingerprints of some 3,400 technologies, and their category names by number. */
export interface WappalyzerRules {
  technologies: RuleSet;
  categories: ReadonlyMap<number, string>;
}

/**
 * Reads the data files of the package `wappalyzer` 6.10.47, the last release of the data under the MIT
 * licence. The package's code is not used.
 */
export function readWappalyzerRules(): WappalyzerRules {
  const folder = dirname(require.resolve('wappalyzer/package.json'));
  const technologies = readdirSync(join(folder, 'technologies'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => readJson(join(folder, 'technologies', file)) as RuleSet);
  const categories = readJson(join(folder, 'categories.json')) as Record<string, { name: string }>;
  return {
    technologies: Object.assign({}, ...technologies) as RuleSet,
    categories: new Map(Object.entries(categories).map(([id, { name }]) => [Number(id), name])),
  };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
