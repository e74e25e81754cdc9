import { foldText, loadVocabulary } from '@firmlens/text';
import { isStopWord } from './wording';

const VOCABULARY = loadVocabulary<{
  kinds: readonly string[];
  firstWords: { shortNames: readonly string[] };
}>('company-names');
/** Words before a name that say what the company is: `Grupo Albariza`, `Café Ultramar`. */
const COMPANY_KIND_WORDS: ReadonlySet<string> = new Set(VOCABULARY.kinds);
/** First words that many companies' names share, or that often begin headlines. */
const COMMON_FIRST_WORDS: ReadonlySet<string> = new Set(VOCABULARY.firstWords.shortNames);
const MIN_LENGTH = 4;

/**
 * Replaces a company's short name with its full name, as in `Kestrel adds a shift` for Kestrel Motors. The
 * short name must be capitalised like a name and must not begin another one (`Kestrel Aviation`).
 */
export function expandName(text: string, name: string): string {
  if (shortNamesOf(name).length === 0 || foldText(text).includes(foldText(name))) return text;
  for (const short of shortNamesOf(name)) {
    const found = new RegExp(
      `(?<![\\p{L}\\p{N}&])${escapeRegExp(short)}(?![\\p{L}\\p{N}&-])(?! \\p{Lu}\\p{Ll}| & )`,
      'gu',
    );
    const spelled = text.replace(found, (match, at: number) =>
      isPartOfName(text.slice(Math.max(0, at - 30), at)) ? match : name,
    );
    if (spelled !== text) return spelled;
  }
  return text;
}

/** Whether the name is the surname of a person, such as `Anna Kestrel`. */
function isPartOfName(before: string): boolean {
  const word = /(?<!\p{L})(\p{Lu}\p{Ll}+) $/u.exec(before)?.[1];
  return word !== undefined && !isStopWord(foldText(word));
}

/** Returns a company's short names, longest first. */
function shortNamesOf(name: string): string[] {
  const words = name.split(/\s+/);
  if (words.length < 2 || words.length > 5) return [];
  const [first = ''] = words;
  const kinds = words.findIndex((word) => !COMPANY_KIND_WORDS.has(foldText(word)));
  if (kinds > 0) return [words.slice(kinds).join(' ')].filter(isDistinct);
  const prefixes = words.slice(0, -1).map((_, at) => words.slice(0, words.length - 1 - at).join(' '));
  return COMMON_FIRST_WORDS.has(foldText(first))
    ? prefixes.filter((prefix) => prefix.includes(' '))
    : prefixes.filter(isDistinct);
}

function isDistinct(short: string): boolean {
  return (
    short.length >= MIN_LENGTH && /^\p{Lu}/u.test(short) && !/(?:^| )(?:&|and|und|et|y|e|en)$/.test(short)
  );
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
