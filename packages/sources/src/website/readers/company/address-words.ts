import { loadVocabulary } from '../../../vocabulary/load-vocabulary';
import type { SpellingsByLanguage } from '../../../vocabulary/word-lists';

/** Words in postal addresses. */
export const ADDRESS_WORDS =
  loadVocabulary<
    Record<
      | 'streets'
      | 'streetEndings'
      | 'notStreets'
      | 'units'
      | 'placeholders'
      | 'withoutNumber'
      | 'afterHouseNumbers'
      | 'counties'
      | 'headOffices'
      | 'isLocated'
      | 'at'
      | 'labels'
      | 'contactLabels'
      | 'headquarters'
      | 'registeredOffices'
      | 'otherOffices'
      | 'smallWordsInTowns'
      | 'lowerCaseTownEndings',
      SpellingsByLanguage
    >
  >('addresses');
