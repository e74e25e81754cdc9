import { allMatches } from '@firmlens/text';
import { fundingSource, fundingSourceIn } from './funding-words';

/** A name of a company or fund. Lower-case words may only appear between capitalised ones. */
const WORD = "\\p{Lu}[\\p{L}\\p{M}\\d&'’+-]*(?:\\.[\\p{L}\\d]+)*";
const INNER = [
  `(?:(?:${fundingSource(({ names }) => names?.particles)}|&) )`,
  `(?:(?:${fundingSource(({ names }) => names?.secondParticles)}) )?(?:[dl]['’])?`,
].join('');
const NAME = `${WORD}(?: (?:${INNER}|[dl]['’]|\\d{1,3} )?${WORD}){0,7}`;
const NAMES = new RegExp(NAME, 'gu');
const NAME_HERE = new RegExp(NAME, 'uy');
/**
 * Words that identify Polish and Dutch, whose words for `and`, `i` and `en`, mean `in` in other languages.
 */
const POLISH = typicalWordsOf('polish');
const DUTCH = typicalWordsOf('dutch');
const IN_ELSEWHERE = /\si\s$|\sen\s$/u;
const AND = fundingSource(({ names }) => names?.and);
const FURTHER_AND = fundingSource(({ names }) => names?.furtherAnd);
const ALSO = fundingSource(({ names }) => names?.also);
const BETWEEN = new RegExp(
  `\\s?(?:\\([^()]{0,40}\\))?\\s?(?:,|;|&|(?<=\\s)(?:${AND}|${FURTHER_AND})(?=\\s))\\s?(?:(?:${AND}|${ALSO})\\s)?`,
  'uy',
);
/** Lower-case words that describe the name after them: `the existing investor`, `czeską firmę`, `d’`. */
const DESCRIPTION = new RegExp(
  `(?:(?!(?:${fundingSource(({ names }) => names?.notDescriptions)})\\s)[\\p{Ll}'’-]{1,24}\\s+){0,5}(?:[dl]['’])?`,
  'uy',
);
/** A place that describes what follows: `Leeds-based crane maker Foo`, `the Danish crane works of Foo`. */
const ORIGIN = new RegExp(
  `\\p{Lu}[\\p{L}'’]+(?: \\p{Lu}[\\p{L}'’]+){0,2}[ -]based\\s+|\\p{Lu}\\p{Ll}{2,}(?:ese|ish|ian|rench|erman|utch|wiss)\\s+(?=(?!(?:${fundingSource(({ names }) => names?.notDescriptions)})\\s)\\p{Ll})`,
  'uy',
);
/** Capitalised words before a name that are not part of it. */
const TITLE_WORDS = new RegExp(
  `^(?:(?:${fundingSource(({ names }) => names?.titles)}|Groupe(?= [\\p{Lu}]))\\s+)+`,
  'u',
);
/** Months, weekdays and other words that are not names but may be capitalised. */
const NOT_A_NAME = new RegExp(`^(?:${fundingSource(({ names }) => names?.notNames)})$`, 'u');

const ADVERBS_AFTER_NAMES = new RegExp(
  `^\\s?(?:\\([^()]{0,40}\\))?,?(?:\\s(?:${fundingSource(({ names }) => names?.adverbs)})){0,2}\\s*$`,
  'u',
);
/** Wording before a name that makes it a place of origin. */
const PLACE_OF_ORIGIN = new RegExp(
  `(?<!\\p{L})(?:${fundingSource(({ names }) => names?.beforeOrigins)})\\s$`,
  'iu',
);

const MAX_NAMES = 15;
const LONGEST_NAME = 60;

/**
 * Returns the list of names that starts at a position in a text: `led by` | `Foo and existing investor Bar`.
 * It ends where no further name follows.
 */
export function nameListAt(text: string, start: number): { names: string[]; end: number } {
  const names: string[] = [];
  let [at, end] = [start, start];
  while (names.length < MAX_NAMES) {
    at += lengthAt(DESCRIPTION, text, at);
    const origin = lengthAt(ORIGIN, text, at);
    if (origin > 0) at += origin + lengthAt(DESCRIPTION, text, at + origin);
    const length = lengthAt(NAME_HERE, text, at);
    if (length === 0) break;
    const name = partyName(text.slice(at, at + length));
    if (name !== null) names.push(name);
    end = at + length;
    const between = lengthAt(BETWEEN, text, end);
    const separator = text.slice(end, end + between);
    if (
      between === 0 ||
      (IN_ELSEWHERE.test(separator) && !(separator.trim() === 'i' ? POLISH : DUTCH).test(text))
    )
      break;
    at = end + between;
  }
  return { names, end };
}

/**
 * Returns the list of names at the end of a text, ignoring trailing adverbs: `Foo Capital and Bar` |
 * `invest`.
 */
export function nameListBefore(text: string): string[] {
  const from = Math.max(0, text.length - 200);
  for (const { index } of allMatches(text.slice(from), NAMES)) {
    if (PLACE_OF_ORIGIN.test(text.slice(0, from + index))) continue;
    const { names, end } = nameListAt(text, from + index);
    if (names.length > 0 && ADVERBS_AFTER_NAMES.test(text.slice(end))) return names;
  }
  return [];
}

/** Returns every name in a text. */
export function partyNamesIn(text: string): string[] {
  return allMatches(text.slice(0, 1000), NAMES).flatMap(([name]) => partyName(name) ?? []);
}

/** Reduces a run of capitalised words to a name, or null if nothing is left. */
function partyName(run: string): string | null {
  const name = run
    .replace(TITLE_WORDS, '')
    .replace(/['’]s?$/u, '')
    .trim();
  const isName = name.length >= 2 && name.length <= LONGEST_NAME && !NOT_A_NAME.test(name);
  return isName ? name : null;
}

function typicalWordsOf(language: string): RegExp {
  const words = fundingSourceIn(language, ({ names }) => names?.typicalWords);
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
}

function lengthAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}
