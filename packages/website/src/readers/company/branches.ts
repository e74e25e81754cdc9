import { countriesIn, type Country, foldedPatternOf, foldText, patternOf } from '@firmlens/text';
import { pathWords } from '../../crawl/page-kind';
import { ADDRESS_WORDS } from './address-words';
import { OFFICE_WORDS } from './office-words';

/** How many lines above the line of a town its label may be. */
const NEAR = 2;
/** The longest label: `Branch Office – Warehouse Leeds`. */
const MAX_LABEL = 40;
export const HEADQUARTERS_LABEL = new RegExp(
  `(?<!\\p{L})${patternOf(ADDRESS_WORDS.headquarters)}(?!\\p{L})`,
  'iu',
);
const BRANCH_LABEL = new RegExp(`(?<!\\p{L})${foldedPatternOf(OFFICE_WORDS.branchLabels)}(?!\\p{L})`, 'u');

/** Whether the nearest short line above an address, its last line, that labels it calls it a branch. */
export function isLabelledBranch(lines: readonly string[]): boolean {
  const label = lines
    .slice(-NEAR - 1, -1)
    .filter((line) => line.length <= MAX_LABEL)
    .findLast((line) => HEADQUARTERS_LABEL.test(line) || BRANCH_LABEL.test(foldText(line)));
  return label !== undefined && !HEADQUARTERS_LABEL.test(label);
}

/** Whether the path of a page ends in the name of a country that is not the company's: `/contact-us-canada`. */
export function isPageOfOtherCountry(url: URL, home: Country): boolean {
  const name = pathWords(url).at(-1) ?? '';
  const words = name.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  const countries = countriesIn(words.join(' ')).map(({ country_code: code }) => code);
  return countries.length > 0 && !countries.includes(home.country_code);
}
