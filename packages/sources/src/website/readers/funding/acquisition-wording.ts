import { foldedFundingSource, fundingSource } from './funding-words';

function triggerPattern(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${source})(?:(?<=['’])|(?![\\p{L}\\d'’]))\\s*`, 'giu');
}

export const TAKES_OVER = triggerPattern(fundingSource(({ acquisitions }) => acquisitions?.takesOver));
export const BUYS = triggerPattern(fundingSource(({ acquisitions }) => acquisitions?.buys));
export const VERB_AT_END = triggerPattern(fundingSource(({ acquisitions }) => acquisitions?.verbAtEnd));
export const BECAME_PART_OF = triggerPattern(fundingSource(({ acquisitions }) => acquisitions?.becamePartOf));

/** Wording followed by the acquirer and preceded by the acquired company: `Übernahme durch Globex`. */
export const ACQUIRER_AFTER = new RegExp(
  `^(?:\\s?\\([^()]{0,40}\\))?,?\\s?(?<![\\p{L}])(?:${fundingSource(({ acquisitions }) => acquisitions?.acquiredBy)})\\s+(?=(?:\\p{Ll}{1,4} )?\\p{Lu})`,
  'u',
);

const LEGAL_FORMS =
  'gmbh|s\\.?r\\.?l|s\\.?p\\.?a|ltd|limited|inc|llc|ab|aps|a\\/s|oy|b\\.?v|s\\.?l|sp\\. z|ltda';
/** Words that show that a sentence is about a company. */
export const FIRM_WORDS = new RegExp(
  `\\b(?:${LEGAL_FORMS}|${foldedFundingSource(({ acquisitions }) => acquisitions?.companies)})\\b`,
  'iu',
);

/** Headings above a list of acquired companies, folded. */
export const ACQUISITIONS_HEADING = new RegExp(
  `^(?:${foldedFundingSource(({ headings }) => headings?.ourAcquisitions)} )?${foldedFundingSource(({ headings }) => headings?.acquisitions)}$`,
);

/** Assets that are not companies, as the last word of what was bought, folded. */
export const NON_COMPANY_ASSETS = new RegExp(
  `(?:^|\\s|-)\\p{L}*${foldedFundingSource(({ acquisitions }) => acquisitions?.assetEndings)}$|\\b${foldedFundingSource(({ acquisitions }) => acquisitions?.assets)}$`,
  'u',
);
