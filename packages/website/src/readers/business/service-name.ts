import {
  countryOfName,
  foldText,
  legalFormsIn,
  loadVocabulary,
  memoized,
  MONTHS,
  foldedPatternOf,
  type SpellingsByLanguage,
} from '@firmlens/text';
import { PAGE_KIND_BY_WORD, slugify } from '../../crawl/page-kind-words';
import { isGenericHeading } from './generic-headings';
import { isPersonWithRole } from './person-with-role';

const { offer, sentenceWords } = loadVocabulary<{
  offer: Readonly<
    Record<
      'determiners' | 'adjectives' | 'nouns' | 'phrases' | 'prepositions' | 'services',
      SpellingsByLanguage
    >
  >;
  sentenceWords: SpellingsByLanguage;
}>('service-headings');

/** Headings above a company's offer, folded. */
const OFFER_HEADING = new RegExp(
  [
    `^(?:${foldedPatternOf(offer.determiners)} )?(?:${foldedPatternOf(offer.adjectives)} )?`,
    `${foldedPatternOf(offer.nouns)}$|^${foldedPatternOf(offer.phrases)}$`,
  ].join(''),
);

/** Words for pages that show the offer from another side: what it is made with or who uses it. */
const BESIDE_THE_OFFER = /industr|customer|case-stud|use-case|integrat|te[ck]h?nolog|our-work|^practice$/;
/**
 * `Legal Practice Areas`, `Unsere Logistikleistungen`. `Selection service` is the name of one, and `Trusted
 * Expertise` is praise.
 */
const KIND_OF_OFFER = new RegExp(
  `(?: |\\p{L}{3})(?!expertise)${foldedPatternOf(offer.nouns).replaceAll('(?:s)?', 's')}$`,
  'u',
);
/** `Soluciones tecnológicas`. */
const { french = [], spanish = [], portuguese = [], italian = [] } = offer.nouns;
const OFFER_OF_KIND = new RegExp(
  `^(?:${foldedPatternOf(offer.determiners)} )?${foldedPatternOf({ french, spanish, portuguese, italian })} `,
);
/** `Consulting` may be the title of a list, or one service. */
const SERVICE = new RegExp(`^${foldedPatternOf(offer.services)}$`);
/** `Our services for companies`. */
const OFFER_FOR = new RegExp(
  [
    `^(?:${foldedPatternOf(offer.determiners)} )?(?:${foldedPatternOf(offer.adjectives)} )?`,
    `${foldedPatternOf(offer.nouns)} ${foldedPatternOf(offer.prepositions)} `,
  ].join(''),
);
/** Several readers ask about the same headings and links. */
const MEMORY = 1_000;
const LONGEST_NAME = 60;
const MAX_HEADING_WORDS = 4;
const MAX_LONG_HEADING_WORDS = 8;
const DETERMINER = new RegExp(`^${foldedPatternOf(offer.determiners)} `);

/** An icon or bullet, then a number such as `01`, `2.`, `§01.C` or `B ·`. */
const NUMBERING =
  /^[^\p{L}\p{N}("'«„“.]*(?:(?:\d{1,2}(?:\.\p{Lu})?\s|0\d{1,2}\s|\d{1,3}\s*[.):/|·–—]|\p{Lu}\s*[.):|·]\s)\s*(?=\p{L}))?/u;
/** `Delivery – anywhere and at any time`. */
const SLOGAN = /\s[–—]\s\p{Ll}.*$/u;
/** With the sign of a link to the heading itself. */
const ENDING = /[\s:;>»→›|¶–—-]+$/u;

/** Returns a heading without its number, bullet, slogan or final punctuation. */
export function withoutNumber(text: string): string {
  return text.replace(NUMBERING, '').replace(SLOGAN, '').replace(ENDING, '');
}

/** Whether a heading, a menu label or a part of an address names what the company sells as a whole. */
export const isOfferLabel = memoized(MEMORY, (text) => {
  const folded = foldText(text.trim()).replace(/[^\p{L}\p{N}]+$/u, '');
  if (folded.length > 60) return false;
  if (OFFER_HEADING.test(folded)) return true;
  const name = slugify(folded.replace(DETERMINER, ''));
  const kind = PAGE_KIND_BY_WORD.get(name) ?? PAGE_KIND_BY_WORD.get(`${name}s`);
  return kind === 'product' && !BESIDE_THE_OFFER.test(name);
});

/** Whether a heading names the offer or a kind of offer: `Legal Practice Areas`, `Unsere Logistikleistungen`. */
export const isOfferHeading = memoized(MEMORY, (text) => {
  if (isOfferLabel(text)) return true;
  const folded = foldText(text.trim()).replace(/[^\p{L}\p{N}]+$/u, '');
  const words = folded.split(' ').length;
  return (
    ((words <= MAX_HEADING_WORDS && (KIND_OF_OFFER.test(folded) || OFFER_OF_KIND.test(folded))) ||
      (words <= MAX_LONG_HEADING_WORDS && OFFER_FOR.test(folded))) &&
    !isGenericHeading(folded)
  );
});

/** Whether a heading names another section than the offer: `Why us`, `Our process`, `References`. */
export function isOtherHeading(text: string): boolean {
  return !isOfferHeading(text) && isGenericHeading(foldText(text.trim()).replace(/[^\p{L}\p{N}]+$/u, ''));
}

const MONTH_NAMES: ReadonlySet<string> = new Set(MONTHS.flat());
const SENTENCE = new RegExp(`[?!…。！？]|\\.$|\\. |\\b${foldedPatternOf(sentenceWords)}\\b`);

/**
 * Whether a heading or link text can be the name of a product or service rather than a slogan or a section
 * label.
 */
export function isServiceName(text: string): boolean {
  return text.length <= LONGEST_NAME && isShortServiceName(text);
}

const isShortServiceName = memoized(MEMORY, (text) => {
  const folded = foldText(text.trim());
  const words = folded.split(/\s+/).length;
  if ((folded.length < 3 && !/^\p{Lu}{2}$/u.test(text)) || words > 8 || !/\p{L}/u.test(folded)) return false;
  return (
    (SERVICE.test(folded) || !isOfferLabel(text)) &&
    !namesCountryOrMonths(text) &&
    !isPersonWithRole(text) &&
    !legalFormsIn(text).some(({ legalForm, end }) => end === text.length && !legalForm.ambiguous) &&
    !isGenericHeading(folded) &&
    !SENTENCE.test(folded) &&
    !/^\d(?![dgk]\b)|^\(.*\)$|,.*,.*,|\d{2}:\d{2}|: |©|@|[{}<>]|[€£$] ?\d|\d ?(?:[€£$]|(?:eur|chf|kc|zl|kr|ft)\b)/.test(
      folded,
    )
  );
});

/** `Canada` is where something is sold, and `September – October` is when. Short names may be anything. */
function namesCountryOrMonths(text: string): boolean {
  const words = foldText(text).match(/\p{L}+/gu) ?? [];
  return words.every((word) => MONTH_NAMES.has(word)) || (text.length > 3 && countryOfName(text) !== null);
}
