import { foldText } from '../parsing/fold-text';
import type { Language } from './wording/languages';

/** Words that a company's name is made of at most. */
const LONGEST_NAME = 4;
const FIRST_PERSON =
  /\b(?:we|our|ours|wir|unser(?:e[mnrs]?)?|nous|notre|nos|nosotros|hemos|estamos|nuestr[oa]s?|noi|abbiamo|stiamo|nostr[oaie]|on recrute|wij|onze|ons|vi|vara|vart|vare|vores|vort|nossa|nossos?|nossas|temos|\w{3,}amos|nasz[aey]?|naszej|naszego|naszych|mamy|\w{3,}(?:lismy|lysmy)|me|meidan|meille|meilla|olemme|saimme|\w{3,}(?:simme|aamme|namme|emme)|nas[ei]|nasich|jsme|mame)\b/;
/** Shorter stems are bent words of other meaning too often. */
const SHORTEST_STEM = 5;
/** How much is read on both sides of a bent word, for names of several words. */
const AROUND = 30;

/** The same, with what stands in fewer headlines, folded: `us`, `the company`, `siamo`. */
const SPEAKS =
  /(?<!\p{L})(?:us|my|ours|uns|nosotras|siamo|ci|oss|os|nas|\p{L}{3,20}(?:iamo|emos)|the (?:company|group|firm|board)|das unternehmen|der vorstand|die geschaftsfuhrung|l'entreprise|la direction|la empresa|la direccion|l'azienda|la societa|het bedrijf|de directie)(?!\p{L})/u;

/** Says whether a text names the company that it is read for. */
export type CompanyNameMatcher = (text: string) => boolean;

/** Knows a company by its names, as `foldName` gives them: as whole words in any case and spacing. */
export function createCompanyNameMatcher(names: Iterable<string>): CompanyNameMatcher {
  const keys = new Set(names);
  keys.delete('');
  return (text) => namesOneOf(keys, text);
}

/** The same for texts in some languages, of which several bend names: `Wiatraka` and `Wiatrakiem` name Wiatrak. */
export function withInflections(
  languages: readonly Language[],
  isOwnName: CompanyNameMatcher,
): CompanyNameMatcher {
  const endings = languages.flatMap(({ nameEnding }) => nameEnding ?? []);
  if (endings.length === 0) return isOwnName;
  const known = new Map<string, boolean>();
  return (text) => {
    const isNamed =
      known.get(text) ?? (isOwnName(text) || endings.some((ending) => bends(text, ending, isOwnName)));
    known.set(text, isNamed);
    return isNamed;
  };
}

function bends(text: string, ending: RegExp, isOwnName: CompanyNameMatcher): boolean {
  const folded = foldText(text.slice(0, 1500));
  return [...folded.matchAll(/\p{L}{6,}/gu)].some(({ 0: word, index }) => {
    const stem = word.replace(ending, '');
    if (stem === word || stem.length < SHORTEST_STEM) return false;
    const before = folded.slice(Math.max(0, index - AROUND), index);
    const behind = folded.slice(index + word.length, index + word.length + AROUND);
    // `Klarny` is of Klarna, `Modřínku` of Modřínek, `Havukan` of Havukka.
    const nominatives = [stem, `${stem}a`].flatMap((name) => [
      name,
      name.replace(/[^aeiouy]$/, 'e$&'),
      name.replace(/[kpt](?=[aeiouy]$)/, '$&$&'),
    ]);
    return nominatives.some((name) => isOwnName(`${before}${name}${behind}`));
  });
}

/** Whether a text speaks as the company itself. */
export function speaksInFirstPerson(text: string): boolean {
  return FIRST_PERSON.test(foldText(text.slice(0, 1500)));
}

/** Whether a text speaks as the company, of `the company`, or names it. */
export function isSelfReference(text: string, isOwnName: CompanyNameMatcher): boolean {
  return (
    speaksInFirstPerson(text) ||
    SPEAKS.test(foldText(text.slice(0, 1500).replace(/\bUS\b/g, ' '))) ||
    isOwnName(text)
  );
}

function namesOneOf(keys: ReadonlySet<string>, text: string): boolean {
  const words = foldText(text.slice(0, 1500))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return words.some((_, at) => {
    for (let length = 1; length <= LONGEST_NAME; length++) {
      if (keys.has(words.slice(at, at + length).join(''))) return true;
    }
    return false;
  });
}
