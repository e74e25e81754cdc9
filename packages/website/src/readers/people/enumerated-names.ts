import { isGivenName, legalFormsIn, parsePersonName, patternOf } from '@firmlens/text';
import { PEOPLE_PAGE_WORDS as WORDS } from './people-page-words';

const MAX_TEXT = 300;
const MAX_NAMES = 8;
const BETWEEN_NAMES = new RegExp(`\\s*(?:[,;/|·&]| [–—-] | ${patternOf(WORDS.and)} )\\s*`, 'u');
const AFTER_NAME = new RegExp(` ${patternOf(WORDS.afterNames)} ?`, 'u');

/**
 * Returns the names of people in an enumeration. Other text after a name, or a company, ends it. A given name alone has
 * the surname of the next: `Maya and Ole Brandt`.
 */
export function enumeratedNames(text: string): string[] {
  const names: string[] = [];
  let givenNames: string[] = [];
  for (const part of text.slice(0, MAX_TEXT).split(BETWEEN_NAMES)) {
    const isCompany = legalFormsIn(part).length > 0;
    const name = isCompany
      ? null
      : (parsePersonName(part.replace(/ \([^)]*\)?$/, '')) ??
        parsePersonName(part.split(AFTER_NAME)[0] ?? ''));
    if (name === null) {
      const isGiven = isGivenName(part);
      if (names.length > 0 && !isGiven) break;
      givenNames = isGiven ? [...givenNames, part] : [];
      continue;
    }
    const surname = name.split(' ').slice(1).join(' ');
    names.push(...givenNames.map((given) => `${given} ${surname}`), name);
    givenNames = [];
    if (names.length >= MAX_NAMES) break;
  }
  return names;
}
