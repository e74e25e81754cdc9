import { textOf } from '../parsing/json-values';
import { foldText } from '@firmlens/text';

const MAX_NAME = 200;

/**
 * Parses a record's name and strips the state that distinguishes filers with the same name (`ACME CORP
 * /DE/`). Returns null if there is no name.
 */
export function filerName(recordName: unknown): string | null {
  const name = textOf(recordName, MAX_NAME)
    ?.replace(/ ?[/\\][A-Z]{2,6}[/\\]?$/, '')
    .trim();
  return name === undefined || name === '' ? null : name;
}

/**
 * Parses the name in a search result, which adds tickers and number: `Acme Corp (ACME, ACMEW) (CIK
 * 0000900001)`.
 */
export function displayName(searchName: unknown): string | null {
  const name = textOf(searchName, MAX_NAME)?.replace(/ ?\(CIK \d{1,10}\)$/, '');
  return filerName(name?.replace(/ ?\([A-Z0-9.,\- ]{1,80}\)$/, ''));
}

/** Optional words, and the empty string that adjacent separators leave. */
const SMALL_WORDS: ReadonlySet<string> = new Set(['the', 'and', '']);
/** Legal forms at the end of filers' names, folded and without dots. */
const FORMS: ReadonlySet<string> = new Set(
  (
    'inc incorporated corp corporation co company llc lc ltd limited lp llp lllp plc pbc pc na sa nv bv ag se ' +
    'gmbh ab as asa oyj spa srl sarl sas kk pte pty'
  ).split(' '),
);

/**
 * Returns a key that is equal for two spellings of a company's name: it ignores case, accents, punctuation
 * and legal forms. Empty if nothing else is left.
 */
export function filerNameKey(name: string): string {
  const words = foldText(name.slice(0, MAX_NAME))
    .replace(/[.'’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !SMALL_WORDS.has(word));
  while (FORMS.has(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}
