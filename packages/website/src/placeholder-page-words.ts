import { loadVocabulary, type SpellingsByLanguage } from '@firmlens/text';

/** Wording of pages that stand where a company's website should be. */
export const PLACEHOLDER_PAGE_WORDS =
  loadVocabulary<Record<'forSale' | 'comingSoon' | 'botChecks', SpellingsByLanguage>>('placeholder-pages');
