import { loadVocabulary, type SpellingsByLanguage } from '@firmlens/text';

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
      | 'addressLabels'
      | 'contactLabels'
      | 'gluedLabels'
      | 'headquarters'
      | 'registeredOffices'
      | 'otherOffices'
      | 'smallWordsInTowns'
      | 'lowerCaseTownEndings'
      | 'betweenTownAndOther',
      SpellingsByLanguage
    >
  >('addresses');
