import type { CompanyNameMatcher } from '@firmlens/headlines';
import { allMatches, isFrequentWord, isGivenName, legalFormsIn, patternOf } from '@firmlens/text';
import { isAboutOthers } from '../../attribution/about-others';
import type { PageKind } from '../../crawled-site';
import { layoutOf } from '../../layout/layout';
import type { WebPage } from '../../page/web-page';
import { PEOPLE_PAGE_WORDS as WORDS } from './people-page-words';

const FAMILY_PAGES = new Set<PageKind>(['team', 'about']);
const NAMING_PAGES = new Set<PageKind>(['team', 'about', 'home', 'contact']);
/** Relatives on such pages are those of former times. */
const HISTORY_PATH = new RegExp(patternOf(WORDS.historyPaths), 'iu');
const MAX_TEXT = 1_000;
const GIVEN = '\\p{Lu}\\p{Ll}{2,15}';
/** `Maya and Ole Lindqvist`, `Maya en Ole de Vries` */
const ONE_SURNAME = new RegExp(
  `(?<![\\p{L}-])(?<first>${GIVEN}) (?:&|${patternOf(WORDS.and)}) (?<second>${GIVEN}) (?<surname>(?:(?:[Vv]an|[Vv]on|[Dd]e[nr]?) ){0,2}\\p{Lu}\\p{L}{2,20})(?<after>(?: &)?[ ,][^ ]{0,10})?`,
  'gu',
);
/** `Brandt ` before a pair: the first is a surname, as in `Anna Brandt and Ole Weiss`. */
const CAPITALISED_BEFORE = /\p{Lu}\p{L}{0,30} $/u;

/**
 * Returns the full names of relatives whom a page about the company names with one surname: `Maya and Ole Lindqvist`.
 * On other pages, the company must bear it. Pages about its past are left out.
 */
export function familyNames(page: WebPage, isOwnName: CompanyNameMatcher): string[] {
  if (!NAMING_PAGES.has(page.kind) || HISTORY_PATH.test(page.url.pathname)) return [];
  const names = layoutOf(page)
    .blocks.filter(({ region }) => region === 'main')
    .flatMap((block) => {
      const pairs = allMatches(block.text.slice(0, MAX_TEXT), ONE_SURNAME).flatMap(({ groups, index }) => {
        const { first = '', second = '', surname = '', after = '' } = groups ?? {};
        const isAfterName = CAPITALISED_BEFORE.test(block.text.slice(Math.max(0, index - 32), index));
        const isFamily =
          isGivenName(first) && isGivenName(second) && !isFrequentWord(surname.split(' ').at(-1) ?? '');
        const isCompany = legalFormsIn(`${surname}${after}`).length > 0;
        if (isAfterName || !isFamily || isCompany) return [];
        return FAMILY_PAGES.has(page.kind) || isOwnName(surname)
          ? [`${first} ${surname}`, `${second} ${surname}`]
          : [];
      });
      return pairs.length > 0 && !isAboutOthers(block) ? pairs : [];
    });
  return [...new Set(names)];
}
