import { loadVocabulary, type SpellingsByLanguage } from '@firmlens/text';

type Lists<Names extends string> = Readonly<Record<Names, SpellingsByLanguage>>;
/** How websites say when a company was founded. */
export const FOUNDING_WORDS = loadVocabulary<
  Lists<
    | 'founded'
    | 'born'
    | 'afterYear'
    | 'since'
    | 'sinceBehindYear'
    | 'theYear'
    | 'inYear'
    | 'yearAfterNumber'
    | 'beginnings'
    | 'milestones'
    | 'beforeSince'
    | 'we'
    | 'yours'
    | 'statesSince'
    | 'notCompany'
    | 'predecessors'
    | 'relativePronouns'
    | 'careers'
    | 'companyBeforeSince'
    | 'beforePlace'
    | 'companyVerbs'
  > & { eastAsian: Lists<'beforeYear' | 'afterYear' | 'year'> }
>('founding');
