import { loadVocabulary, type SpellingsByLanguage } from '@firmlens/text';

type Lists<Names extends string> = Readonly<Record<Names, SpellingsByLanguage>>;

/** How legal notices and footers name the company and other parties. */
export const LEGAL_NOTICE_WORDS = loadVocabulary<
  Lists<
    | 'hosts'
    | 'makers'
    | 'authorities'
    | 'tradePartners'
    | 'pressContacts'
    | 'insurers'
    | 'wholeWords'
    | 'ownHeadings'
    | 'afterCopyrightHolders'
    | 'afterLei'
  > & {
    services: readonly string[];
    serviceCompanies: readonly string[];
    siteCredits: Lists<'work' | 'and' | 'by'>;
    imprints: Lists<'paths' | 'beginnings'>;
    companyNames: Lists<
      | 'nameLabels'
      | 'formLabels'
      | 'beforeOwnName'
      | 'afterOwnName'
      | 'tradingNameOf'
      | 'owners'
      | 'tradingAs'
      | 'we'
      | 'andOr'
      | 'insideNames'
      | 'articles'
      | 'beforeCompany'
      | 'beforeNames'
      | 'betweenForms'
    > & { placeholders: Lists<'parts' | 'words' | 'names'> };
  }
>('legal-notices');
