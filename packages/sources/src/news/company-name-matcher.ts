import { foldText } from '../parsing/fold-text';
import type { Language } from './wording/languages';

/** Most words in a company's name. */
const MAX_NAME_WORDS = 4;
const FIRST_PERSON =
  /\b(?:we|our|ours|wir|unser(?:e[mnrs]?)?|nous|notre|nos|nosotros|hemos|estamos|nuestr[oa]s?|noi|abbiamo|stiamo|nostr[oaie]|on recrute|wij|onze|ons|vi|vara|vart|vare|vores|vort|nossa|nossos?|nossas|temos|\w{3,}amos|nasz[aey]?|naszej|naszego|naszych|mamy|\w{3,}(?:lismy|lysmy)|me|meidan|meille|meilla|olemme|saimme|\w{3,}(?:simme|aamme|namme|emme)|nas[ei]|nasich|jsme|mame)\b/;
/** Shorter stems are too often inflected forms of other words. */
const SHORTEST_STEM = 5;
/** Characters read on both sides of an inflected word, for names of several words. */
const CONTEXT_LENGTH = 30;

/**
 * Wording of a company that speaks of itself, which fewer headlines contain, folded: `us`, `the company`,
 * `siamo`.
 */
const RARE_SELF_REFERENCE =
  /(?<!\p{L})(?:us|my|ours|uns|nosotras|siamo|ci|oss|os|nas|\p{L}{3,20}(?:iamo|emos)|the (?:company|group|firm|board)|das unternehmen|der vorstand|die geschaftsfuhrung|l'entreprise|la direction|la empresa|la direccion|l'azienda|la societa|het bedrijf|de directie)(?!\p{L})/u;

/** Whether a text names the company that the matcher was made for. */
export type CompanyNameMatcher = (text: string) => boolean;

/**
 * Returns a matcher for a company's names, as `foldName` returns them. It matches whole words in any case and
 * spacing.
 */
export function createCompanyNameMatcher(names: Iterable<string>): CompanyNameMatcher {
  const keys = new Set(names);
  keys.delete('');
  return (text) => namesOneOf(keys, text);
}

/**
 * Extends a matcher to texts in the given languages, some of which inflect names: `Wiatraka` and `Wiatrakiem`
 * match Wiatrak.
 */
export function withInflections(
  languages: readonly Language[],
  isOwnName: CompanyNameMatcher,
): CompanyNameMatcher {
  const endings = languages.flatMap(({ nameEnding }) => nameEnding ?? []);
  if (endings.length === 0) return isOwnName;
  const known = new Map<string, boolean>();
  return (text) => {
    const isNamed =
      known.get(text) ??
      (isOwnName(text) || endings.some((ending) => hasInflectedName(text, ending, isOwnName)));
    known.set(text, isNamed);
    return isNamed;
  };
}

function hasInflectedName(text: string, ending: RegExp, isOwnName: CompanyNameMatcher): boolean {
  const folded = foldText(text.slice(0, 1500));
  return [...folded.matchAll(/\p{L}{6,}/gu)].some(({ 0: word, index }) => {
    const stem = word.replace(ending, '');
    if (stem === word || stem.length < SHORTEST_STEM) return false;
    const before = folded.slice(Math.max(0, index - CONTEXT_LENGTH), index);
    const behind = folded.slice(index + word.length, index + word.length + CONTEXT_LENGTH);
    // `Klarny` comes from Klarna, `Modřínku` from Modřínek, `Havukan` from Havukka.
    const nominatives = [stem, `${stem}a`].flatMap((name) => [
      name,
      name.replace(/[^aeiouy]$/, 'e$&'),
      name.replace(/[kpt](?=[aeiouy]$)/, '$&$&'),
    ]);
    return nominatives.some((name) => isOwnName(`${before}${name}${behind}`));
  });
}

/** Whether the text speaks as the company itself. */
export function speaksInFirstPerson(text: string): boolean {
  return FIRST_PERSON.test(foldText(text.slice(0, 1500)));
}

/** Whether the text speaks as the company, mentions `the company`, or names it. */
export function isSelfReference(text: string, isOwnName: CompanyNameMatcher): boolean {
  return (
    speaksInFirstPerson(text) ||
    RARE_SELF_REFERENCE.test(foldText(text.slice(0, 1500).replace(/\bUS\b/g, ' '))) ||
    isOwnName(text)
  );
}

function namesOneOf(keys: ReadonlySet<string>, text: string): boolean {
  const words = foldText(text.slice(0, 1500))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return words.some((_, at) => {
    for (let length = 1; length <= MAX_NAME_WORDS; length++) {
      if (keys.has(words.slice(at, at + length).join(''))) return true;
    }
    return false;
  });
}
