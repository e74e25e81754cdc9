import { loadVocabulary, type SpellingsByLanguage } from '@firmlens/text';

type Lists<Names extends string> = Readonly<Record<Names, SpellingsByLanguage>>;

/** How websites say where the company is based and has offices. */
export const OFFICE_WORDS = loadVocabulary<
  Lists<
    | 'basedIn'
    | 'locatedIn'
    | 'ownBeforePlaces'
    | 'afterPlaces'
    | 'andInSentences'
    | 'andInLists'
    | 'afterCities'
    | 'labels'
    | 'branchLabels'
  > & {
    headquarters: Lists<'words' | 'in'>;
    branches: Lists<'words' | 'in'>;
    offices: Lists<'words' | 'areLocated' | 'in'>;
    headings: Lists<'beginnings' | 'words'>;
  }
>('offices');
