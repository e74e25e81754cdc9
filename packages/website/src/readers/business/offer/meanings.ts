import { EAST_ASIAN_LETTERS, foldText, loadVocabularyFolder, memoized } from '@firmlens/text';
import { groupBy } from '../../group-by';

/** What a word of a short name denotes: the schema of the vocabulary explains each. */
const KINDS = ['offer', 'audience', 'virtue', 'step', 'section', 'call', 'role', 'fact'] as const;
type Meaning = (typeof KINDS)[number];

type MeaningFile = Partial<Readonly<Record<Meaning, readonly string[]>>>;
type Meanings = ReadonlySet<Meaning>;

interface Terms {
  /** Words and phrases, whole. */
  whole: ReadonlyMap<string, Meanings>;
  /** Beginnings and endings of words. */
  beginnings: ReadonlyMap<string, Meanings>;
  endings: ReadonlyMap<string, Meanings>;
  /** Terms of scripts without spaces between words, by their first character. */
  parts: ReadonlyMap<string, readonly (readonly [term: string, meaning: Meaning])[]>;
}

const MEMORY = 5_000;
const MAX_LENGTH = 200;
const MAX_PHRASE = 5;
const NO_SPACES = new RegExp(`[${EAST_ASIAN_LETTERS}\\p{sc=Thai}]`, 'u');
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

let loaded: Terms | undefined;

/**
 * Returns how many words or phrases of a name have each meaning, at most 1 for each. A word that means several
 * things counts in equal shares.
 */
export const meaningsOf = memoized(MEMORY, (name): Readonly<Record<Meaning, number>> => {
  const terms = (loaded ??= loadTerms());
  const counts = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Meaning, number>;
  const folded = foldText(name.slice(0, MAX_LENGTH));
  const words = folded.split(BETWEEN_WORDS).filter((word) => word !== '');
  for (let at = 0; at < words.length;) {
    const phrase = longestPhrase(terms, words, at);
    const meanings = phrase?.meanings ?? meaningsOfWord(terms, words[at] ?? '');
    for (const meaning of meanings) counts[meaning] += 1 / meanings.size;
    at += phrase?.length ?? 1;
  }
  if (NO_SPACES.test(folded)) for (const meaning of meaningsOfParts(terms, folded)) counts[meaning] += 1;
  for (const kind of KINDS) counts[kind] = Math.min(1, counts[kind]);
  return counts;
});

function longestPhrase({ whole }: Terms, words: readonly string[], at: number) {
  for (let length = Math.min(MAX_PHRASE, words.length - at); length > 1; length -= 1) {
    const meanings = whole.get(words.slice(at, at + length).join(' '));
    if (meanings) return { meanings, length };
  }
  return null;
}

/** The whole word says more than a part of it. */
function meaningsOfWord({ whole, beginnings, endings }: Terms, word: string): Meanings {
  const known = whole.get(word);
  if (known) return known;
  const found = new Set<Meaning>();
  for (let at = 0; at < word.length; at += 1) {
    for (const meaning of endings.get(word.slice(at)) ?? []) found.add(meaning);
    for (const meaning of beginnings.get(word.slice(0, at + 1)) ?? []) found.add(meaning);
  }
  return found;
}

function meaningsOfParts({ parts }: Terms, folded: string): Meaning[] {
  return [...new Set(folded)].flatMap((first) =>
    (parts.get(first) ?? []).filter(([term]) => folded.includes(term)).map(([, meaning]) => meaning),
  );
}

function loadTerms(): Terms {
  const whole = new Map<string, Meanings>();
  const beginnings = new Map<string, Meanings>();
  const endings = new Map<string, Meanings>();
  const spaceless: [term: string, meaning: Meaning][] = [];
  /** The tens of thousands of terms share few sets. */
  const sets = new Map<string, Meanings>();
  const add = (to: Map<string, Meanings>, term: string, meaning: Meaning): void => {
    const meanings = KINDS.filter((kind) => kind === meaning || to.get(term)?.has(kind));
    const key = meanings.join();
    const shared = sets.get(key) ?? new Set(meanings);
    sets.set(key, shared);
    to.set(term, shared);
  };
  for (const file of loadVocabularyFolder<MeaningFile>('meanings').values())
    for (const meaning of KINDS)
      for (const term of file[meaning] ?? []) {
        if (NO_SPACES.test(term)) spaceless.push([term, meaning]);
        else if (term.startsWith('*')) add(endings, term.slice(1), meaning);
        else if (term.endsWith('*')) add(beginnings, term.slice(0, -1), meaning);
        else add(whole, term, meaning);
      }
  return { whole, beginnings, endings, parts: groupBy(spaceless, ([term]) => term.charAt(0)) };
}
