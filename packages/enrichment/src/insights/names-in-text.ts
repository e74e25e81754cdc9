import { textKey } from '../merge/name-keys';
import { isCommonFirstWord } from './common-words';

/** Adjacent words that are written like a name, such as `Bexo Capital`, each with its key. */
export interface NameRun {
  keys: string[];
  written: string;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;
/** What may stand between the words of one name. */
const NAME_SEPARATOR = /^[ \-&./+'’]{1,3}$/;
const POSSESSIVE = /['’]s$/i;
/** No relevant word is longer. */
const MAX_WORD = 60;
const SENTENCE_END = /[.!?]["'”’)]?\s+["'“‘(]?$/;
const DOMAIN =
  /(?<![\p{L}\p{N}.-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+){0,5}\.[\p{L}-]{2,24}(?![\p{L}\p{N}-])/gu;

/** Whether a word has a capital, a digit or a letter of another script anywhere, which marks a name. */
function isNameLike(word: string): boolean {
  return /[\p{Lu}\p{Lt}\p{N}]/u.test(word) || /[^\p{Script=Latin}\p{M}'’]/u.test(word);
}

/** Whether a text ends in a word written like a name, followed by a space or a hyphen. */
export function endsInName(text: string): boolean {
  const word = /(?:^|[^\p{L}\p{M}\p{N}])([\p{L}\p{M}\p{N}]+)[ -]$/u.exec(text.slice(-MAX_WORD))?.[1];
  return word !== undefined && isNameLike(word) && !isCommonFirstWord(word);
}

/** Whether only the start of a sentence precedes a position in a text. */
function isSentenceStart(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - 6), index);
  return SENTENCE_END.test(before) || /^["'“‘(]?$/.test(text.slice(0, index));
}

/** Returns the names in a text by their form. A common word that starts a sentence is not one. */
export function namesByForm(text: string): NameRun[] {
  const runs: NameRun[] = [];
  let end = -1;
  for (const { 0: match, index } of text.matchAll(WORD)) {
    const word = match.replace(POSSESSIVE, '');
    const isPlain = isCommonFirstWord(word) && isSentenceStart(text, index);
    if (isPlain || !isNameLike(word)) continue;
    const gap = end === -1 ? '' : text.slice(end, index);
    const last = runs.at(-1);
    if (last !== undefined && NAME_SEPARATOR.test(gap) && !isSentenceStart(text, index)) {
      last.keys.push(textKey(word));
      last.written += `${gap}${word}`;
    } else {
      runs.push({ keys: [textKey(word)], written: word });
    }
    end = index + match.length;
  }
  return runs;
}

/** Returns what is written like a domain (`foo.io`), in lower case. */
export function domainNames(text: string): string[] {
  return (text.match(DOMAIN) ?? []).map((name) => name.toLowerCase());
}

/** The names that a text may use, taken from other texts; each is a run of keys joined by a space. */
export interface KnownNames {
  /**
   * Names that may be used only in full. Part of a person's name would not be found when that person has to
   * be forgotten.
   */
  indivisible: ReadonlySet<string>;
  /**
   * Names that may be used in part: headlines in capitals, and names known by their first word. Each has a
   * space on both sides.
   */
  divisible: readonly string[];
  /** Keys of people's full names. */
  people: readonly string[];
  domains: ReadonlySet<string>;
}

/** Longer runs are not names but headlines that capitalise every word. */
const LONGEST_NAME = 4;

const keyOf = ({ keys }: NameRun): string => keys.join(' ');
const isPart = (part: string, whole: string): boolean => part !== whole && ` ${whole} `.includes(` ${part} `);

/** Collects the names in texts. `company` may be used in part; `people` may not, wherever they occur. */
export function collectKnownNames(
  texts: readonly string[],
  company: string,
  people: readonly string[],
): KnownNames {
  const runs = [...texts, company].flatMap(namesByForm);
  const isDivisible = (run: NameRun) => run.keys.length > LONGEST_NAME;
  const divisible = [...runs.filter(isDivisible), ...namesByForm(company)].map(keyOf);
  return {
    indivisible: new Set(runs.map(keyOf)),
    divisible: [...new Set(divisible)],
    people: people.map(textKey),
    domains: new Set([...texts, company].flatMap(domainNames)),
  };
}

/**
 * Whether a run is a known name, or consists of known names: `Northern` and `Ventures` alone do not make one.
 */
export function isKnownRun({ keys }: NameRun, { indivisible, divisible, people }: KnownNames): boolean {
  const run = keys.join(' ');
  if (!indivisible.has(run) && people.some((person) => isPart(run, person))) return false;
  if (divisible.some((known) => isPart(run, known))) return true;
  // reachable[n]: the first n words consist of whole names.
  const reachable = [true];
  for (let end = 1; end <= keys.length; end += 1) {
    reachable[end] = keys.some(
      (_key, start) =>
        start < end && reachable[start] === true && indivisible.has(keys.slice(start, end).join(' ')),
    );
  }
  return reachable[keys.length] === true;
}
