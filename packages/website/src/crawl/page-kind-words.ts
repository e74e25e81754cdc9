import { foldText, loadVocabulary } from '@firmlens/text';

import type { PageKind } from '../crawled-site';

/** Kinds that words in a path or link can name. The others follow from where a page is. */
export type NamedKind = Exclude<PageKind, 'home' | 'job' | 'other'>;

/** Words with which websites name their pages, folded: lower case, no accents, words joined by hyphens. */
const PAGE_NAMES = loadVocabulary<{
  kinds: Readonly<Record<NamedKind, readonly string[]>>;
  standaloneOnly: readonly string[];
}>('page-names');

const NAMED = (Object.entries(PAGE_NAMES.kinds) as [NamedKind, readonly string[]][]).flatMap(
  ([kind, words]) => words.map((word): [string, NamedKind] => [word, kind]),
);

/** Each word or hyphenated phrase, and each phrase written as one word, with the kind of page that it names. */
export const PAGE_KIND_BY_WORD: ReadonlyMap<string, NamedKind> = new Map([
  ...NAMED.map(([words, kind]): [string, NamedKind] => [words.replaceAll('-', ''), kind]),
  ...NAMED,
]);

/**
 * Words that name a kind of page on their own, but something else within a phrase (`risk-management`,
 * `board-games`).
 */
export const STANDALONE_WORDS: ReadonlySet<string> = new Set(PAGE_NAMES.standaloneOnly);

/** Folds text to the form of the word table: lower case, no accents, words joined by single hyphens. */
export function slugify(text: string): string {
  return foldText(text.normalize('NFKD'))
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
