import type { CompanyProfile } from '@firmlens/contract';
import type { Similarity, SharedWord } from './similarity';

/** A text's words in order, each with its stem. The text between words is an entry without a stem. */
export interface TextToken {
  token: string;
  stem: string | null;
}

const MAX_PHRASES = 3;
/** The most words in one phrase. */
const MAX_PHRASE_WORDS = 3;
/** A phrase needs a word that at most one company in twelve uses. */
const MIN_RARITY = Math.log(12);
const WITH_ARTICLE: ReadonlySet<string> = new Set('AE BS DO GB GM MV NL PH SC US'.split(' '));
const COUNTRY_NAMES = new Intl.DisplayNames(['en'], { type: 'region' });

/**
 * Returns a sentence with what two companies have in common, in the first one's words. `tokens` is its text,
 * `otherTokens` the other's.
 */
export function describeSimilarity(
  a: CompanyProfile,
  b: CompanyProfile,
  likeness: Similarity,
  tokens: readonly TextToken[],
  otherTokens: readonly TextToken[],
): string {
  const { industry, isSameCountry, isSameCity, sizeSteps } = likeness;
  const phrases = sharedPhrases(tokens, otherTokens, likeness.words);
  const facts = [
    industry === null ? null : `same industry (${industry})`,
    isSameCountry ? `both in ${isSameCity ? `${a.city}, ` : ''}${countryName(a.countryCode)}` : null,
    sizeSteps === 0 ? `both ${a.employeeRange} people` : null,
    sizeSteps === 1 ? `of similar size (${a.employeeRange} and ${b.employeeRange} people)` : null,
  ].filter((fact) => fact !== null);
  const work = phrases.length === 0 ? [] : [`both work on ${joinWithAnd(phrases)}`];
  if (work.length + facts.length === 0) return 'Both describe themselves with some of the same words.';
  const sentence = [...work, ...(facts.length === 0 ? [] : [facts.join(', ')])].join('; ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

/**
 * Returns what both say, as phrases if both have the words beside each other, otherwise word by word; rarest
 * first.
 */
function sharedPhrases(
  tokens: readonly TextToken[],
  otherTokens: readonly TextToken[],
  shared: readonly SharedWord[],
): string[] {
  const rarities = new Map(shared.map(({ stem, rarity }) => [stem, rarity]));
  const rarityOf = ({ stem }: TextToken) => rarities.get(stem ?? '') ?? 0;
  const totalRarity = (words: readonly TextToken[]) =>
    words.reduce((total, word) => total + rarityOf(word), 0);
  const otherPhrases = new Set(splitIntoRuns(otherTokens).flatMap(phraseCandidates).map(stemsOf));
  const candidates = splitIntoRuns(tokens)
    .flatMap(phraseCandidates)
    .filter((words) => words.every(({ stem }) => rarities.has(stem ?? '')))
    .filter((words) => words.length === 1 || otherPhrases.has(stemsOf(words)))
    .filter((words) => words.some((word) => rarityOf(word) >= MIN_RARITY))
    .sort((a, b) => totalRarity(b) - totalRarity(a));
  const chosen: TextToken[][] = [];
  for (const words of candidates) {
    const isNew = !words.some(({ stem }) => chosen.flat().some((other) => other.stem === stem));
    if (isNew && chosen.length < MAX_PHRASES) chosen.push(words);
  }
  return chosen.map((words) => words.map(({ token }) => lowerCaseUnlessAcronym(token)).join(' '));
}

/** Returns sequences of words with only spaces and hyphens between them. */
function splitIntoRuns(tokens: readonly TextToken[]): TextToken[][] {
  const runs: TextToken[][] = [];
  let run: TextToken[] = [];
  for (const word of [...tokens, { token: '.', stem: null }]) {
    if (word.stem !== null) run.push(word);
    else if (run.length > 0 && !/^[ -]$/.test(word.token)) {
      runs.push(run);
      run = [];
    }
  }
  return runs;
}

/** Returns all parts of a sequence that are short enough for a phrase and repeat no word, longest first. */
function phraseCandidates(run: readonly TextToken[]): TextToken[][] {
  return Array.from({ length: MAX_PHRASE_WORDS }, (_, at) => MAX_PHRASE_WORDS - at).flatMap((length) =>
    run
      .map((_, from) => run.slice(from, from + length))
      .filter((words) => words.length === length && new Set(words.map(({ stem }) => stem)).size === length),
  );
}

function stemsOf(words: readonly TextToken[]): string {
  return words.map(({ stem }) => stem).join(' ');
}

/** Lower-cases a word unless it is written in capitals. */
function lowerCaseUnlessAcronym(token: string): string {
  return /\p{Lu}.*\p{Lu}/u.test(token) ? token : token.toLowerCase();
}

function joinWithAnd(phrases: readonly string[]): string {
  const last = phrases.at(-1) ?? '';
  return phrases.length < 2 ? last : `${phrases.slice(0, -1).join(', ')} and ${last}`;
}

function countryName(code: string | null): string {
  if (code === null || !/^[A-Z]{2}$/.test(code)) return 'the same country';
  return `${WITH_ARTICLE.has(code) ? 'the ' : ''}${COUNTRY_NAMES.of(code) ?? code}`;
}
