import { loadVocabulary, type SpellingsByLanguage } from '@firmlens/text';

/** Words around people on websites. */
export const PEOPLE_PAGE_WORDS = loadVocabulary<
  Record<
    | 'notPositions'
    | 'representedBy'
    | 'founded'
    | 'inYear'
    | 'by'
    | 'beforeFounders'
    | 'headsBeforeNames'
    | 'headsOnlyFirst'
    | 'and'
    | 'afterNames'
    | 'boardSeats'
    | 'boards'
    | 'boardMembers'
    | 'appointed'
    | 'appointments'
    | 'appointedAs'
    | 'copulas'
    | 'experienced'
    | 'worksAt'
    | 'pictureWords'
    | 'credits'
    | 'mascots'
    | 'former'
    | 'groups'
    | 'foundedLast'
    | 'contactPersons'
    | 'introductions'
    | 'foundedActively'
    | 'ownBusiness'
    | 'selfIntroductions'
    | 'signers'
    | 'closings'
    | 'greetings'
    | 'representativesInHan'
    | 'officersInHan'
    | 'surnamesInHan',
    SpellingsByLanguage
  > & {
    representatives: readonly { position: string | null; labels: SpellingsByLanguage }[];
  }
>('people-pages');
