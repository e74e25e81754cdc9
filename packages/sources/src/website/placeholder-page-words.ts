import { loadVocabulary } from '../vocabulary/load-vocabulary';
import type { SpellingsByLanguage } from '../vocabulary/word-lists';

/** Wording of pages that stand where a company's website should be. */
export const PLACEHOLDER_PAGE_WORDS =
  loadVocabulary<Record<'forSale' | 'comingSoon' | 'botChecks', SpellingsByLanguage>>('placeholder-pages');
