import { loadVocabulary, type SpellingsByLanguage } from '@firmlens/text';

type Lists =
  | 'customers'
  | 'offers'
  | 'only'
  | 'for'
  | 'makers'
  | 'of'
  | 'helps'
  | 'otherHelp'
  | 'customersAre'
  | 'madeFor'
  | 'determiners'
  | 'moreThan'
  | 'clauseEnds'
  | 'clauseEndsAfterComma'
  | 'conjunctions'
  | 'pronouns';

/** The schema of the file explains each list. The words are not folded, as phrases are cut from the text. */
export const TARGET_AUDIENCE_WORDS =
  loadVocabulary<Readonly<Record<Lists, SpellingsByLanguage>>>('target-audience');
