import { loadVocabulary, type SpellingsByLanguage } from '@firmlens/text';

type Lists =
  | 'wordsBeforeNames'
  | 'plans'
  | 'planWords'
  | 'notCompanies'
  | 'joiningWords'
  | 'conjunctions'
  | 'versus'
  | 'or'
  | 'titleSuffixes'
  | 'alternatives'
  | 'alternativesTo'
  | 'to'
  | 'switch'
  | 'from'
  | 'fromTo';

/** The schema of the file explains each list. */
export const COMPETITOR_WORDS = loadVocabulary<Readonly<Record<Lists, SpellingsByLanguage>>>('competitors');
