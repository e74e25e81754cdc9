import { loadVocabulary, type SpellingsByLanguage } from '@firmlens/text';

/** Words around posts on websites. The schema of the file explains each list. */
export const POST_WORDS =
  loadVocabulary<
    Record<
      | 'bylines'
      | 'by'
      | 'furtherLinks'
      | 'closingCalls'
      | 'closingHeadings'
      | 'awardHeadings'
      | 'beforeMonths'
      | 'beforeYears'
      | 'beforeTimes'
      | 'beforeDates',
      SpellingsByLanguage
    >
  >('posts');
