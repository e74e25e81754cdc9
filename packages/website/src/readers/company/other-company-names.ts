import { createPhraseSearch, loadVocabulary, patternOf, type SpellingsByLanguage } from '@firmlens/text';

/** A company introduced by words such as `client` or `website by`, with or without a legal form. */
export interface OtherCompanyName {
  name: string;
  start: number;
  end: number;
  /** `credit` for whoever built or hosts the site, `relation` for a business partner or an owner. */
  by: 'credit' | 'relation';
}

const WORDS =
  loadVocabulary<
    Record<
      'siteWork' | 'siteCredits' | 'parents' | 'partners' | 'beforeNames' | 'notNames' | 'paths',
      SpellingsByLanguage
    >
  >('other-companies');
const CREDITS = `${patternOf(WORDS.siteWork)}(?: (?:and|&) \\p{L}{1,20})? by|${patternOf(WORDS.siteCredits)}`;
const PARENTS = patternOf(WORDS.parents);
const PARTNERS = patternOf(WORDS.partners);

/** Returns the words of a text that introduce another company. */
export const findIntroductions = createPhraseSearch(
  /(?<![\p{L}\d])\p{L}/gu,
  new RegExp(`(?:${CREDITS}|${PARENTS}|${PARTNERS})(?![\\p{L}\\d])`, 'iuy'),
);
/** Matches introductions of whoever built or hosts the site. */
export const SITE_CREDIT = new RegExp(`^(?:${CREDITS})$`, 'iu');
/** Matches introductions of the company's parent. */
export const PARENT_RELATION = new RegExp(`^${PARENTS}`, 'iu');
/** Matches paths of pages that are about other companies. */
export const OTHER_COMPANY_PATH = new RegExp(`/${patternOf(WORDS.paths)}/`, 'i');
/** The name after an introduction: up to four capitalised words. */
const NAME_AFTER = new RegExp(
  `^(?: ?[:–-] ?|,? )(?:${patternOf(WORDS.beforeNames)} )?(?<name>\\p{Lu}[\\p{L}\\d&'’-]{1,30}(?: \\p{Lu}[\\p{L}\\d&'’-]{1,30}){0,3})`,
  'u',
);
/** Capitalised words after `customer` or `part of` that are not a company. */
const NOT_A_NAME = new RegExp(`^${patternOf(WORDS.notNames)}\\b`, 'i');
const MAX_NAMES = 20;

/** Returns the names that the wording introduces as another company's, in order, at most twenty. */
export function otherCompanyNames(line: string): OtherCompanyName[] {
  const found: OtherCompanyName[] = [];
  for (const match of findIntroductions(line)) {
    const nameStart = match.index + match[0].length;
    const name = NAME_AFTER.exec(line.slice(nameStart, nameStart + 160));
    const text = name?.groups?.['name'];
    if (!name || text === undefined || NOT_A_NAME.test(text)) continue;
    const by = SITE_CREDIT.test(match[0]) ? 'credit' : 'relation';
    found.push({ name: text, start: match.index, end: nameStart + name[0].length, by });
    if (found.length >= MAX_NAMES) break;
  }
  return found;
}
