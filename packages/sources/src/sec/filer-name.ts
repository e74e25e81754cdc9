import { textOf } from '../parsing/json-values';
import { foldText } from '../parsing/fold-text';

const MAX_NAME = 200;

/** The name that a record gives, without the state that tells filers of one name apart (`ACME CORP /DE/`); null where there is none. */
export function filerName(given: unknown): string | null {
  const name = textOf(given, MAX_NAME)
    ?.replace(/ ?[/\\][A-Z]{2,6}[/\\]?$/, '')
    .trim();
  return name === undefined || name === '' ? null : name;
}

/** The name out of a search's result, which adds tickers and number: `Acme Corp  (ACME, ACMEW)  (CIK 0000900001)`. */
export function displayName(shown: unknown): string | null {
  const name = textOf(shown, MAX_NAME)?.replace(/ ?\(CIK \d{1,10}\)$/, '');
  return filerName(name?.replace(/ ?\([A-Z0-9.,\- ]{1,80}\)$/, ''));
}

/** Words that are written or left out as it comes, and what stands between two signs. */
const SMALL_WORDS: ReadonlySet<string> = new Set(['the', 'and', '']);
/** Words of legal forms as they end names of filers, folded and without dots. */
const FORMS: ReadonlySet<string> = new Set(
  (
    'inc incorporated corp corporation co company llc lc ltd limited lp llp lllp plc pbc pc na sa nv bv ag se ' +
    'gmbh ab as asa oyj spa srl sarl sas kk pte pty'
  ).split(' '),
);

/**
 * The form under which two names of a company are one: case, accents, punctuation and legal forms aside. Empty
 * where nothing else is left.
 */
export function filerNameKey(name: string): string {
  const words = foldText(name.slice(0, MAX_NAME))
    .replace(/[.'’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !SMALL_WORDS.has(word));
  while (FORMS.has(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}
