import { domainToUnicode } from 'node:url';
import { getDomainWithoutSuffix } from 'tldts';
import { transliterate } from 'transliteration';
import { foldName, foldText } from './fold-text';
import { stripLegalForm } from './legal-forms';
import { loadVocabulary } from './vocabulary/load-vocabulary';
import type { SpellingsByLanguage } from './vocabulary/word-lists';

/** Returns the name part of a domain: `acme` for `acme.co.uk`. */
export function domainLabel(domain: string): string {
  const label = getDomainWithoutSuffix(domain, { allowPrivateDomains: true }) ?? domain;
  return domainToUnicode(label) || label;
}

const { domains: DOMAINS, firstWords: FIRST_WORDS } = loadVocabulary<{
  domains: { ampersands: SpellingsByLanguage };
  firstWords: { domains: readonly string[] };
}>('company-names');
/** How domains spell `&`. */
const AND = [...new Set(Object.values(DOMAINS.ampersands).flat())];

/**
 * Returns how similar a company name is to a domain, from 0 to 1: the same letters, one contained in the
 * other, or the initials. Ignores legal forms and reads Cyrillic and Greek names in Latin letters.
 */
export function nameSimilarity(text: string, domain: string): number {
  const label = foldName(stripLegalForm(domainLabel(domain).replaceAll('-', ' ')));
  const bare = inLatin(stripLegalForm(text));
  const name = foldName(bare);
  if (name === '' || label === '') return 0;
  // `acmesac` for Acme S.A.C. writes the legal form, too.
  const withForm = foldName(inLatin(text));
  const form = withForm.startsWith(name) ? withForm.slice(name.length) : '';
  const isLabel = (letters: string): boolean => letters === label || letters + form === label;
  const spelledOut = foldName(withoutUmlauts(bare));
  if (
    isLabel(name) ||
    spelledOut === label ||
    AND.some((word) => foldName(bare.replace(/&/g, word)) === label)
  )
    return 1;
  if (label.length >= 3 && name.includes(label)) return 0.6 + (0.35 * label.length) / name.length;
  if (name.length >= 3 && label.includes(name)) return 0.5 + (0.4 * name.length) / label.length;
  // `acmebrokers` for Brokers Acme and Partners: the label consists of words of the name, in any order.
  if (isConcatenationOf(label, words(bare))) return 0.6;
  // `wattlevets` for Wattle Veterinary Services.
  const [first = ''] = words(bare);
  if (first.length >= 6 && label.startsWith(first) && !GENERAL.has(first)) return 0.5;
  const initials = foldText(bare)
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.slice(0, 1))
    .join('');
  if (initials.length >= 2 && isLabel(initials)) return 0.75;
  let shared = 0;
  while (shared < name.length && name[shared] === label[shared]) shared += 1;
  return shared >= 4 ? 0.3 + (0.3 * shared) / Math.max(name.length, label.length) : 0;
}

const OTHER_ALPHABETS = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** First words that unrelated companies share. */
const GENERAL = new Set(FIRST_WORDS.domains);

function words(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 4);
}

/** Whether a label is a concatenation of two or three of the words. */
function isConcatenationOf(label: string, parts: readonly string[], left = 3): boolean {
  if (label === '') return left < 2;
  return (
    left > 0 &&
    parts.some(
      (part) => label.startsWith(part) && isConcatenationOf(label.slice(part.length), parts, left - 1),
    )
  );
}

/** Spells Cyrillic and Greek letters as domains do. */
function inLatin(text: string): string {
  return OTHER_ALPHABETS.test(text) ? transliterate(text) : text;
}

/** Spells German, Danish and Swedish letters as domains do. */
function withoutUmlauts(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äæ]/g, 'ae')
    .replace(/[öø]/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/å/g, 'aa');
}
