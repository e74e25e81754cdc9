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

/** Words that show that a sentence is about a company. */
export const FIRM_WORDS = new RegExp(
  `\\b${foldedFundingSource(({ acquisitions }) => acquisitions?.companies)}\\b`,
  'iu',
);

/** Wording before a company in which a stake was bought. */
export const STAKE_IN = new RegExp(
  `(?:${fundingSource(({ acquisitions }) => acquisitions?.stakeIn)})(?:(?<=['’])| )`,
  'giu',
);
export const MAJORITY = new RegExp(
  fundingSource(({ acquisitions }) => acquisitions?.majority),
  'iu',
);
/** Verbs that come before their subject at the start of a sentence. */
export const VERB_FIRST = new RegExp(
  `^(?:${fundingSource(({ acquisitions }) => acquisitions?.verbFirst)})\\s*$`,
  'iu',
);
/** Wording before the acquirer: `wurde von der` | `Globex AG übernommen`. */
export const TAKEN_OVER_BY = new RegExp(
  [
    `(?<!\\p{L})(?:${fundingSource(({ acquisitions }) => acquisitions?.acquirerBefore)})`,
    `(?: (?:${fundingSource(({ acquisitions }) => acquisitions?.acquirerDeterminers)}))?\\s*$`,
  ].join(''),
  'iu',
);
/** The same with words between: `wurde von unserem Eigentümer, dem Investor` | `Globex, übernommen`. */
export const PASSIVE_WITH_AGENT = new RegExp(
  [
    `(?<!\\p{L})(?:${fundingSource(({ acquisitions }) => acquisitions?.passive)})(?!\\p{L})[^.;:]{0,80}`,
    `(?<!\\p{L})(?:${fundingSource(({ acquisitions }) => acquisitions?.acquirerBefore)})(?!\\p{L})[^.;:]{0,80}$`,
  ].join(''),
  'iu',
);
/** Words after `became part of` that refer to the company itself. */
export const OWN_GROUP = new RegExp(
  `^(?:${fundingSource(({ acquisitions }) => acquisitions?.ownGroup)})\\b`,
  'iu',
);
/** Wording for deals that are not completed or are not acquisitions of a company, folded. */
export const NOT_COMPLETED = new RegExp(
  `\\b${foldedFundingSource(({ acquisitions }) => acquisitions?.notCompleted)}\\b`,
);
/** Whole names that are not a company, such as relatives and legal forms, folded. */
export const NOT_COMPANIES = new RegExp(
  `^${foldedFundingSource(({ acquisitions }) => acquisitions?.notCompanies)}$`,
);

const PERCENT = fundingSource(({ shares }) => shares?.percent);
const OTHER_PERCENT = fundingSource(({ shares }) => shares?.otherPercent);
/** A percentage of a company. A stake below half is an investment, not an acquisition. */
export const PERCENTAGE = new RegExp(
  `(?<!\\d)(\\d{1,3})(?:[.,]\\d{1,2})? ?(?:%|${PERCENT}|${OTHER_PERCENT})`,
  'iu',
);
/** A percentage before the name: `100 % de`. */
export const PERCENTAGE_BEFORE_NAME = new RegExp(
  [
    `\\s(?:(?:${fundingSource(({ shares }) => shares?.about)}) )?`,
    `\\d{1,3}(?:[.,]\\d{1,2})? ?(?:%|${PERCENT})`,
    `(?: (?:${fundingSource(({ shares }) => shares?.of)}))?\\s`,
  ].join(''),
  'giu',
);

/** Headings above a list of acquired companies, folded. */
export const ACQUISITIONS_HEADING = new RegExp(
  `^(?:${foldedFundingSource(({ headings }) => headings?.ourAcquisitions)} )?${foldedFundingSource(({ headings }) => headings?.acquisitions)}$`,
);

/** Assets before the name of their place or owner, folded: `new premises in`. */
export const ASSET_BEFORE_NAME = new RegExp(
  `\\b${foldedFundingSource(({ acquisitions }) => acquisitions?.assets)} \\p{Ll}{2,5} ?$`,
  'u',
);

/** Assets that are not companies, as the last word of what was bought, folded. */
export const NON_COMPANY_ASSETS = new RegExp(
  `(?:^|\\s|-)\\p{L}*${foldedFundingSource(({ acquisitions }) => acquisitions?.assetEndings)}$|\\b${foldedFundingSource(({ acquisitions }) => acquisitions?.assets)}$`,
  'u',
);
