import { foldText } from '../parsing/fold-text';
import { isStopWord } from './wording';
import { loadVocabulary } from '../vocabulary/load-vocabulary';

const VOCABULARY = loadVocabulary<{
  kinds: readonly string[];
  firstWords: { shortNames: readonly string[] };
}>('company-names');
/** Words for what a company is, before its name: `Grupo Albariza`, `Café Ultramar`. */
const KINDS: ReadonlySet<string> = new Set(VOCABULARY.kinds);
/** First words that many companies' names begin with, or that begin headlines. */
const SHARED: ReadonlySet<string> = new Set(VOCABULARY.firstWords.shortNames);
const SHORTEST = 4;

/**
 * The text with the company's full name where it stands in short: `Kestrel adds a shift` of Kestrel Motors. The short name must be
 * written as a name and not go on as another's (`Kestrel Aviation`).
 */
export function expandName(text: string, name: string): string {
  if (shortNamesOf(name).length === 0 || foldText(text).includes(foldText(name))) return text;
  for (const short of shortNamesOf(name)) {
    const found = new RegExp(
      `(?<![\\p{L}\\p{N}&])${escaped(short)}(?![\\p{L}\\p{N}&-])(?! \\p{Lu}\\p{Ll}| & )`,
      'gu',
    );
    const spelled = text.replace(found, (match, at: number) =>
      isPartOfName(text.slice(Math.max(0, at - 30), at)) ? match : name,
    );
    if (spelled !== text) return spelled;
  }
  return text;
}

/** `Anna Kestrel` */
function isPartOfName(before: string): boolean {
  const word = /(?<!\p{L})(\p{Lu}\p{Ll}+) $/u.exec(before)?.[1];
  return word !== undefined && !isStopWord(foldText(word));
}

/** Names by which a company is known for short, the longest first. */
function shortNamesOf(name: string): string[] {
  const words = name.split(/\s+/);
  if (words.length < 2 || words.length > 5) return [];
  const [first = ''] = words;
  const kinds = words.findIndex((word) => !KINDS.has(foldText(word)));
  if (kinds > 0) return [words.slice(kinds).join(' ')].filter(isDistinct);
  const prefixes = words.slice(0, -1).map((_, at) => words.slice(0, words.length - 1 - at).join(' '));
  return SHARED.has(foldText(first))
    ? prefixes.filter((prefix) => prefix.includes(' '))
    : prefixes.filter(isDistinct);
}

function isDistinct(short: string): boolean {
  return short.length >= SHORTEST && /^\p{Lu}/u.test(short) && !/(?:^| )(?:&|and|und|et|y|e|en)$/.test(short);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
