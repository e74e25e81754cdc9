import { BUSINESS_INDUSTRIES } from './business-industry-words';
import { CONSUMER_INDUSTRIES } from './consumer-industry-words';
import { GOODS_INDUSTRIES } from './goods-industry-words';

/**
 * What companies of an industry write about themselves, folded (lower case, no accents), in the languages of
 * Western, Central and Northern Europe. A term ending in `*` stands for every word that begins so. `strong` terms
 * name the industry; `weak` ones only go with it.
 */
export interface IndustryWords {
  strong: string;
  weak: string;
}

/** Terms by industry, separated by commas. At a tie, the first one wins: the most general stand last. */
export const INDUSTRY_WORDS: Readonly<Record<string, IndustryWords>> = {
  ...BUSINESS_INDUSTRIES,
  ...GOODS_INDUSTRIES,
  ...CONSUMER_INDUSTRIES,
};
