import { toSearchableText } from './searchable-text';

/** A number that is not part of an amount of money, a percentage, a date or a version. */
const COUNT =
  /(?<![\d.,$€£#]|[a-z]|(?:usd|eur|gbp|chf) )(\d{1,3}(?:[.,']\d{3})+|\d{1,7})(?![\d%€]|[.,]\d| ?(?:%|percent|prozent|pour cent|por ciento|per cento|procent|m\b|mn\b|million|milli|mio|mrd|euro|dollar|years?|jahre|days?|months?|st\b|nd\b|rd\b|th\b))/g;
const SHARE = /(\d{1,3}(?:[.,]\d)?) ?(?:%|percent|per cent|prozent|pour cent|por ciento|per cento|procent)/;
/** Words for fractions, folded, in the six languages. */
const FRACTIONS: readonly [words: RegExp, share: string][] = [
  [/\b(?:half|halfte|moitie|mitad|meta|helft)\b/, '50%'],
  [/\b(?:third|dritte|drittel|tiers|tercio|terzo|derde)\b/, '33%'],
  [/\b(?:quarter of|vierte|viertel|quart d|cuarto de|quarto d|kwart)\b/, '25%'],
  [/\b(?:fifth of|one in 5|funfte|funftel|cinquieme|quinto de|quinto d|vijfde)\b/, '20%'],
];
const VERSION = /\b(?:v|version )?(\d{1,3}\.\d{1,3}(?:\.\d{1,3})?)\b(?! ?(?:m|million|bn|%|k)\b)/;
const COUNTED =
  /\b(\d{1,3}(?:[.,']\d{3})+|\d{1,7}(?:\.\d)?(?: ?(?:k|m|million|millionen|millions|millones|millon de|milioni di|miljoen|mille|mil|mila|thousand))?)\+?(?: (?:de|d'|di|of|active|aktive))* ([a-z]{4,20})\b/g;
const NOT_COUNTED =
  /^(?:million|milli\w+|euros?|dollars?|percent|prozent|years?|jahre|days|months|series|best|hottest|hour\w*)$/;

/**
 * Returns how many jobs a headline mentions, or what share of them: `120` or `33%`. Null if it gives neither.
 */
export function jobsIn(text: string): string | null {
  const { folded } = toSearchableText(text);
  const counts = [...folded.matchAll(COUNT)].map(([, digits = '']) => digits.replace(/[.,']/g, ''));
  const count = counts.find((digits) => !/^(?:19|20)\d\d$/.test(digits) && digits !== '0');
  return count ?? shareIn(folded);
}

/** Returns what a headline counts: `2,000 customers`, `64%`. Null if it counts nothing. */
export function figureIn(text: string): string | null {
  const { folded } = toSearchableText(text);
  const counted = [...folded.matchAll(COUNTED)].find(([, , noun = '']) => !NOT_COUNTED.test(noun));
  return counted ? `${counted[1]} ${counted[2]}` : shareIn(folded);
}

/** Returns the version in a headline, such as `3.0`. */
export function versionIn(text: string): string | null {
  return VERSION.exec(text.toLowerCase())?.[1] ?? null;
}

function shareIn(folded: string): string | null {
  const percent = SHARE.exec(folded)?.[1];
  if (percent !== undefined) return `${percent}%`;
  return FRACTIONS.find(([words]) => words.test(folded))?.[1] ?? null;
}
