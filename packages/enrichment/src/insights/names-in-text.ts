import { textKey } from '../merge/name-keys';
import { isCommonFirstWord } from './common-words';

/** Words next to each other that are written as names are, such as `Bexo Capital`; each under its key. */
export interface NameRun {
  keys: string[];
  written: string;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;
/** Between the words of one name. */
const WITHIN_NAME = /^[ \-&./+'’]{1,3}$/;
const POSSESSIVE = /['’]s$/i;
/** No word that matters is longer. */
const MAX_WORD = 60;
const SENTENCE_END = /[.!?]["'”’)]?\s+["'“‘(]?$/;
const DOMAIN =
  /(?<![\p{L}\p{N}.-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+){0,5}\.[\p{L}-]{2,24}(?![\p{L}\p{N}-])/gu;

/** Capitals, digits and letters of other scripts mark a name, wherever in the word they stand. */
function isNameLike(word: string): boolean {
  return /[\p{Lu}\p{Lt}\p{N}]/u.test(word) || /[^\p{Script=Latin}\p{M}'’]/u.test(word);
}

/** Whether a text ends in a word that is written as a name, and a space or a hyphen. */
export function endsInName(text: string): boolean {
  const word = /(?:^|[^\p{L}\p{M}\p{N}])([\p{L}\p{M}\p{N}]+)[ -]$/u.exec(text.slice(-MAX_WORD))?.[1];
  return word !== undefined && isNameLike(word) && !isCommonFirstWord(word);
}

/** Whether nothing but the beginning of a sentence stands before a place in a text. */
function isSentenceStart(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - 6), index);
  return SENTENCE_END.test(before) || /^["'“‘(]?$/.test(text.slice(0, index));
}

/** The names of a text by their form; a plain word that begins a sentence is none. */
export function nameRuns(text: string): NameRun[] {
  const runs: NameRun[] = [];
  let end = -1;
  for (const { 0: match, index } of text.matchAll(WORD)) {
    const word = match.replace(POSSESSIVE, '');
    const isPlain = isCommonFirstWord(word) && isSentenceStart(text, index);
    if (isPlain || !isNameLike(word)) continue;
    const gap = end === -1 ? '' : text.slice(end, index);
    const last = runs.at(-1);
    if (last !== undefined && WITHIN_NAME.test(gap) && !isSentenceStart(text, index)) {
      last.keys.push(textKey(word));
      last.written += `${gap}${word}`;
    } else {
      runs.push({ keys: [textKey(word)], written: word });
    }
    end = index + match.length;
  }
  return runs;
}

/** What is written like a domain (`foo.io`), in lower case. */
export function domainNames(text: string): string[] {
  return (text.match(DOMAIN) ?? []).map((name) => name.toLowerCase());
}

/** The names that a text may use: those of other texts, each a run of keys joined by a space. */
export interface KnownNames {
  /** To be used as they are: a part of a person's name would not be found where that person is to be forgotten. */
  whole: ReadonlySet<string>;
  /** To be used in part: headlines all in capitals, and what is named by its first word, with a space around them. */
  divisible: readonly string[];
  /** Keys of people's whole names. */
  people: readonly string[];
  domains: ReadonlySet<string>;
}

/** Longer runs are no names, but headlines that begin every word with a capital. */
const LONGEST_NAME = 4;

const keyOf = ({ keys }: NameRun): string => keys.join(' ');
const isPart = (part: string, whole: string): boolean => part !== whole && ` ${whole} `.includes(` ${part} `);

/** The names of texts; `company` is a name that may be used in part, `people` are those that may not, wherever they stand. */
export function knownNames(texts: readonly string[], company: string, people: readonly string[]): KnownNames {
  const runs = [...texts, company].flatMap(nameRuns);
  const isDivisible = (run: NameRun) => run.keys.length > LONGEST_NAME;
  const divisible = [...runs.filter(isDivisible), ...nameRuns(company)].map(keyOf);
  return {
    whole: new Set(runs.map(keyOf)),
    divisible: [...new Set(divisible)],
    people: people.map(textKey),
    domains: new Set([...texts, company].flatMap(domainNames)),
  };
}

/** Whether a run is a known name, or is made of known names: `Northern` and `Ventures` alone do not make one. */
export function isKnownRun({ keys }: NameRun, { whole, divisible, people }: KnownNames): boolean {
  const run = keys.join(' ');
  if (!whole.has(run) && people.some((person) => isPart(run, person))) return false;
  if (divisible.some((known) => isPart(run, known))) return true;
  // reachable[n]: the first n words are whole names.
  const reachable = [true];
  for (let end = 1; end <= keys.length; end += 1) {
    reachable[end] = keys.some(
      (_key, start) =>
        start < end && reachable[start] === true && whole.has(keys.slice(start, end).join(' ')),
    );
  }
  return reachable[keys.length] === true;
}
