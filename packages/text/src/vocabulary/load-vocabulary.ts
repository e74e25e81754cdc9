import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The folder of the word lists. The path holds for `src` and `dist`, which are at the same depth in the
 * package.
 */
export const VOCABULARY_FOLDER = path.join(__dirname, '../../vocabulary');

const loaded = new Map<string, unknown>();

/**
 * Returns a vocabulary file by its path without `.json`, such as `legal-forms` or `headlines/german`. Each
 * file is read once. Its type is guaranteed by the schemas in `vocabulary/schema`, which the tests check.
 */
export function loadVocabulary<T>(name: string): T {
  if (!loaded.has(name)) loaded.set(name, parse(path.join(VOCABULARY_FOLDER, `${name}.json`)));
  return loaded.get(name) as T;
}

/** Returns the files of a vocabulary folder, keyed by name (such as `german`) in alphabetical order. */
export function loadVocabularyFolder<T>(folder: string): ReadonlyMap<string, T> {
  const names = readdirSync(path.join(VOCABULARY_FOLDER, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
  return new Map(names.map((name) => [name, loadVocabulary<T>(`${folder}/${name}`)]));
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`The vocabulary file ${file} cannot be read.`, { cause: error });
  }
}
