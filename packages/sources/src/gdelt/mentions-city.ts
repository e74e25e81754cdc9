import { normaliseWords } from '../parsing/normalise-words';
import { loadVocabulary, foldedPatternOf, type SpellingsByLanguage } from '@firmlens/text';

const WORDS = loadVocabulary<{
  cities: Record<'beforeCity' | 'afterCity' | 'linkingWords' | 'participles', SpellingsByLanguage>;
}>('event-places').cities;
/** Words that make a following city name part of another place's name. */
const PLACE_PREFIX = new RegExp(`^${foldedPatternOf(WORDS.beforeCity)}$`);
/** Words that make a preceding city name part of the name of a newspaper, a school or another place. */
const PLACE_SUFFIX = new RegExp(`^${foldedPatternOf(WORDS.afterCity)}$`);
/** Linking words that headlines may capitalise. */
const LINKING = new RegExp(`^${foldedPatternOf(WORDS.linkingWords)}$`);
/** Such words and participles, as in `Leeds-Based`. */
const NOT_IN_NAME_AFTER = new RegExp(`^${foldedPatternOf(WORDS.linkingWords, WORDS.participles)}$`);

interface Word {
  text: string;
  folded: string;
  start: number;
  end: number;
}

/**
 * Whether a headline names the city itself. A mention does not count if the words around it make it part of
 * another name (`New York` is not York, nor is `York Stock Exchange`), or if it is part of the company's own
 * name. Doubtful mentions do not count.
 */
export function mentionsCity(title: string, city: string, company: string): boolean {
  const words = wordsOf(title);
  const companyIndices = new Set(occurrencesOf(words, company).flat());
  return occurrencesOf(words, city).some((place) => {
    const [first = 0] = place;
    if (place.some((index) => companyIndices.has(index))) return false;
    const [before, after] = [first - 1, first + place.length];
    return (
      (companyIndices.has(before) || isSeparateBefore(title, words, before, companyIndices)) &&
      (companyIndices.has(after) || isSeparateAfter(title, words, after))
    );
  });
}

function wordsOf(title: string): Word[] {
  return [...title.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)].map(({ 0: text, index }) => ({
    text,
    folded: normaliseWords(text).trim(),
    start: index,
    end: index + text.length,
  }));
}

/** Returns the word indices of every occurrence of a phrase. */
function occurrencesOf(words: readonly Word[], phrase: string): number[][] {
  const phraseWords = normaliseWords(phrase).trim().split(' ');
  return words.flatMap((_, index) =>
    phraseWords.every((word, offset) => words[index + offset]?.folded === word)
      ? [phraseWords.map((_word, offset) => index + offset)]
      : [],
  );
}

function isSeparateBefore(
  title: string,
  words: readonly Word[],
  index: number,
  companyIndices: ReadonlySet<number>,
): boolean {
  const [word, next] = [words[index], words[index + 1]];
  if (word === undefined || next === undefined) return true;
  const between = title.slice(word.end, next.start);
  if (/^[-‐‑]$/.test(between)) return false;
  if (!isJoined(between)) return true;
  if (PLACE_PREFIX.test(word.folded)) return false;
  if (word.folded === 'of')
    return companyIndices.has(index - 1) || !followsCapitalisedWord(title, words, index);
  return !isCapitalised(word) || index === 0 || LINKING.test(word.folded);
}

/** As in `University of Leeds`. */
function followsCapitalisedWord(title: string, words: readonly Word[], index: number): boolean {
  const word = words[index - 1];
  return (
    word !== undefined && isCapitalised(word) && /^\s+$/.test(title.slice(word.end, words[index]?.start))
  );
}

function isSeparateAfter(title: string, words: readonly Word[], index: number): boolean {
  const [last, word] = [words[index - 1], words[index]];
  if (last === undefined || word === undefined || !isJoined(title.slice(last.end, word.start))) return true;
  if (PLACE_SUFFIX.test(word.folded)) return false;
  return !isCapitalised(word) || NOT_IN_NAME_AFTER.test(word.folded);
}

/** Whether only spaces, an apostrophe, an abbreviation's full stop or a hyphen separate two words. */
function isJoined(between: string): boolean {
  return /^[\s.'’‐‑-]{0,3}$/.test(between);
}

function isCapitalised({ text }: Word): boolean {
  return /^\p{Lu}/u.test(text);
}
