import { foldedFundingSource, fundingSource } from './funding-words';

function triggerPattern(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${source})(?:(?<=['’:])|(?![\\p{L}\\d]))\\s*`, 'giu');
}

/** Wording before the lead investor, and before participants in the round. */
export const LED_BY_PATTERN = triggerPattern(fundingSource(({ investments }) => investments?.ledBy));
export const PARTICIPATION_PATTERN = triggerPattern(fundingSource(({ investments }) => investments?.with));
/** Wording after the lead investor, and after any investor. */
export const LEADS_PATTERN = triggerPattern(fundingSource(({ investments }) => investments?.leads));
export const INVESTS_PATTERN = triggerPattern(fundingSource(({ investments }) => investments?.invests));

/** Wording before investors in a sentence about the company. */
export const BACKED_BY = new RegExp(
  `\\b(?:${fundingSource(({ investments }) => investments?.backedBy)})\\b`,
  'giu',
);
/**
 * Ambiguous words, as in `with Jane Doe joining` or `from Berlin`. Only names of investment firms count
 * beside them.
 */
export const AMBIGUOUS_TRIGGER = new RegExp(
  `^(?:${fundingSource(({ investments }) => investments?.ambiguous)})\\s*$`,
  'iu',
);
/** The words before a recipient of the money: `invested €8 million in Stahlgrün`. */
export const RECIPIENT = new RegExp(
  `^[^.;]{0,50}?(?<!\\p{L})(?:${fundingSource(({ investments }) => investments?.into)})\\s+(?=\\p{Lu})`,
  'u',
);
/** A relative pronoun between an investor and its verb. */
export const RELATIVE_PRONOUN = new RegExp(
  `,? (?:${fundingSource(({ names }) => names?.relativePronouns)})$`,
  'u',
);

/** Words in the names of investment firms. */
export const INVESTOR_NAME_WORDS = new RegExp(
  `(?<!\\p{L})(?:${fundingSource(({ investorNames }) => investorNames)})(?!\\p{L})`,
  'iu',
);
/** `Wholesale Investors`: a kind of investor, not the name of one. */
export const KIND_OF_INVESTOR = new RegExp(
  `(?<!\\p{L})(?:${fundingSource(({ stakes }) => stakes?.investors)})$`,
  'iu',
);
/** Wording for someone who bought a stake in the company, folded. */
export const STAKE_WORDS = new RegExp(`\\b${foldedFundingSource(({ stakes }) => stakes?.words)}\\b|\\d ?%`);
/** Words before an investor's name: `the Canadian investor` | `Jane Doe`. */
export const INVESTOR_BEFORE = triggerPattern(fundingSource(({ stakes }) => stakes?.investors));
/** A stake in the family business is a stake in the company. */
export const FAMILY_OWNERSHIP = new RegExp(`\\b${foldedFundingSource(({ stakes }) => stakes?.family)}\\b`);
/** Wording for former or prospective investors and for investments elsewhere, folded. */
export const NOT_A_CURRENT_STAKE = new RegExp(
  `\\b${foldedFundingSource(({ stakes }) => stakes?.notCurrent)}\\b`,
);

const OUR = `(?:${foldedFundingSource(({ headings }) => headings?.ourInvestors)} )?`;
/** Headings above investors, folded. */
export const INVESTORS_HEADING = new RegExp(
  `^${OUR}${foldedFundingSource(({ headings }) => headings?.investors)}$|^${foldedFundingSource(({ headings }) => headings?.backedBy)}$`,
);
/**
 * Headings above owners, supporters and partners of many kinds, folded. Only investment firms among them
 * count.
 */
export const OWNERS_HEADING = new RegExp(
  `^${OUR}${foldedFundingSource(({ headings }) => headings?.owners)}$`,
);
