import {
  allMatches,
  createPatternFilter,
  EAST_ASIAN_LETTERS,
  loadVocabulary,
  memoized,
  patternOf,
  requiredLiterals,
  type SpellingsByLanguage,
  spellingsToPattern,
} from '@firmlens/text';

interface Certificate {
  /** The canonical name, or null to use the matched words, because the name differs by country. */
  name: string | null;
  /** A law applies to everyone, so it only counts if the company says that it complies. */
  law?: true;
  ignoreCase?: true;
  example?: string;
  spellings?: readonly string[];
  /** Words that, right after a spelling, give it another meaning. */
  notBefore?: readonly string[];
  /** Spellings that only count if one of the words follows within so many characters. */
  nearby?: { spellings: readonly string[]; words: readonly string[]; within: number };
  /** A regular expression. */
  pattern?: string;
}

const VOCABULARY = loadVocabulary<{
  standards: readonly string[];
  names: readonly string[];
  certificates: readonly Certificate[];
  designationsOfOrigin: SpellingsByLanguage;
  placeParticles: SpellingsByLanguage;
  certified: SpellingsByLanguage;
  certification: SpellingsByLanguage;
  certifiers: readonly string[];
}>('certificates');

/** Bodies before the number of a standard that they have adopted from another. */
const ADOPTED =
  '(?:(?:DIN|EN|BS|UNE|NF|UNI|ČSN|STN|PN|SS|NS|DS|SFS|NEN|ABNT|NBR|JIS|NP|MSZ|TS|SR|ΕΛΟΤ|SIST|HRN|EVS|LST|IS)[- /]{0,2})*';
/** A standard's number, with its part but not its year. */
const NUMBER = '(\\d{3,5}(?:-\\d{1,2}(?!\\d))?)(?!\\d)(?:[:/ -]{1,3}(?:19|20)\\d\\d(?!\\d))?';
/** `ISO certified 9001`, `ISO certification No. 9001`: what may stand between a family and a number. */
const CERTIFIED_WORD = `[ -]${patternOf(VOCABULARY.certified)}\\p{L}{0,8}(?: \\p{L}{1,5}\\.?)?`;
/** Families of standards that companies are certified to, by the name of the family. */
const FAMILIES: readonly (readonly [family: string, spelling: string])[] = [
  ['ISO', `${ADOPTED}(?:ISO|[Ii]so) ?(?:\\/ ?[A-Z]{2,4})?(?: IEC)?(?:${CERTIFIED_WORD})?`],
  ['EN', '(?:(?:DIN|UNE|NF|UNI|BS|ČSN|STN|PN|SS|NS|DS|SFS)[- ]?)?EN'],
  // A frequent misspelling.
  ['OHSAS', 'O(?:HS|SH)AS'],
  ...['IEC', 'IATF', 'FSSC', 'ISAE', 'NEN', 'BS'].map((name) => [name, name] as const),
];
const FAMILY = FAMILIES.map(([name, spelling]) => ({
  name,
  pattern: new RegExp(`(?<![A-Za-z\\d/])${spelling}[ :–-]{0,3}${NUMBER}`, 'gu'),
}));
/** `ISO 9001, 14001 and 45001`. */
const FURTHER = new RegExp(`^(?: ?[,/&+|、・] ?| \\p{Ll}{1,3} |, \\p{Ll}{1,3} )${NUMBER}`, 'u');
/** Standards of which the family is often mistaken. */
const FAMILY_OF_NUMBER: Readonly<Record<string, string>> = { 16949: 'IATF 16949', 18001: 'OHSAS 18001' };
const SOC = /\bSOC ?-?([123])\b[ –-]*(?:\(?(?:type|typ) ?(II|I|2|1)\b\)?)?/gi;

const EASTERN_LETTER = new RegExp(`[${EAST_ASIAN_LETTERS}]`, 'u');
/** Certificates with one spelling. Only capitals tell an abbreviation from a word. */
const NAMES = new Map(VOCABULARY.names.map((name) => [name.toLowerCase(), name]));
/** Where no spaces part words, names have no edges. */
const [EASTERN_NAMES, SPACED_NAMES] = [true, false].map((isEastern) =>
  VOCABULARY.names.filter((name) => EASTERN_LETTER.test(name) === isEastern).join('|'),
);
const NAME = new RegExp(
  `(?<![\\p{L}\\d])(?:${SPACED_NAMES ?? ''})(?![\\p{L}\\d])|${EASTERN_NAMES ?? ''}`,
  'giu',
);
/** Says at once of most texts that they have none of the names. */
const namesIn = createPatternFilter([...NAMES.keys()], (name) => [[name]]);
/** `QRT-AB-12`: initials with a number. */
const CODE = '\\p{Lu}{2,8}(?:-\\p{Lu}{1,4}){0,2}-?\\d{2,5}(?![\\p{L}\\d%/])';
const NO_LETTER_BEFORE = '(?<![\\p{L}\\d-])';
/** A scheme to which somebody is certified: `AZAV-zertifiziert`, `QRT-AB-12 certified`, `Certificación QRT12`. */
const CERTIFIED_TO = [
  new RegExp(`${NO_LETTER_BEFORE}(\\p{Lu}{4,9})[ -]?-${patternOf(VOCABULARY.certified)}`, 'gu'),
  new RegExp(`${NO_LETTER_BEFORE}(${CODE})[ -]${patternInEitherCase(VOCABULARY.certified)}`, 'gu'),
  new RegExp(`(?<!\\p{L})${patternInEitherCase(VOCABULARY.certification)} (${CODE})`, 'gu'),
];

/** Other certificates, attestations and regulations that companies mention. */
const OTHERS = VOCABULARY.certificates.map((certificate) => ({
  name: certificate.name,
  words: new RegExp(sourceOf(certificate), certificate.ignoreCase ? 'i' : ''),
  isLaw: certificate.law === true,
}));

const othersIn = createPatternFilter(OTHERS, ({ words }) => requiredLiterals(words.source));

export interface CertificateMention {
  name: string;
  /** Where in the text it is first mentioned. */
  at: number;
  /** Whether it is a law. A law applies to everyone and only counts if the company says that it complies. */
  isLaw: boolean;
}

/**
 * National and industry standards, recognised by their letters and number: `UNE 179001`, `API 6D`, `AD 2000`.
 */
const STANDARD = new RegExp(
  `\\b(${VOCABULARY.standards.join('|')})(?:[- ]EN)?[- ]?(?:\\d{2,6}|\\d(?=[A-Z]\\b))(?:[A-Z]\\b)?(?:-\\d{1,3})?(?! ?€)`,
  'g',
);
const PLACE_WORD = `(?:${patternOf(VOCABULARY.placeParticles)} )?\\p{Lu}[\\p{Ll}’'][\\p{L}'’-]*`;
/** Protected designations of origin, including the place name. */
const ORIGIN = new RegExp(
  `\\b${patternOf(VOCABULARY.designationsOfOrigin)} ${PLACE_WORD}(?: ${PLACE_WORD}){0,3}`,
  'gu',
);

/** Who certifies, with what belongs to the name: `Bureau Veritas Italia SpA`. */
export const CERTIFIER = new RegExp(
  `(?<![\\p{L}\\d])(?:${VOCABULARY.certifiers.join('|')})(?:[ -]\\p{Lu}[\\p{L}.]*){0,4}`,
  'gu',
);

/** Several readers look at the same sentences. */
const MEMORY = 1_000;

/** Returns the certificates mentioned in a text, under one name each regardless of spelling. */
export const certificatesIn = memoized(MEMORY, (text): readonly CertificateMention[] => {
  const input = text.slice(0, 2000);
  const lowerCase = input.toLowerCase();
  const hasNumber = /\d/.test(input);
  const hasName = namesIn(lowerCase).length > 0;
  const numbered = (hasNumber ? FAMILY : []).flatMap(({ name, pattern }) =>
    allMatches(input, pattern).flatMap((match) =>
      [match[1] ?? '', ...furtherNumbers(input.slice(match.index + match[0].length))]
        .filter((number) => !/^(?:19|20)\d\d$/.test(number))
        .map((number) => ({
          name: FAMILY_OF_NUMBER[number] ?? `${name} ${number}`,
          at: match.index,
        })),
    ),
  );
  const matches = (pattern: RegExp, nameOf: (match: RegExpExecArray) => string) =>
    allMatches(input, pattern).map((match) => ({ name: nameOf(match), at: match.index }));
  const certificates = [
    ...numbered,
    ...(hasNumber ? matches(SOC, ([, report = '', type]) => `SOC ${report}${typeOf(type)}`) : []),
    ...(hasNumber ? allMatches(input, STANDARD) : []).flatMap(({ index, 0: name, 1: family = '' }) => [
      { name: name.replace(/[- ]+(?=\d)/, ' '), at: index },
      ...furtherNumbers(input.slice(index + name.length)).map((number) => ({
        name: `${family} ${number}`,
        at: index,
      })),
    ]),
    ...matches(ORIGIN, ([name]) => name),
    ...(hasName ? matches(NAME, ([name]) => NAMES.get(name.toLowerCase()) ?? name) : []).filter(
      ({ name, at }) => name !== name.toUpperCase() || input.startsWith(name, at),
    ),
  ].map((mention) => ({ ...mention, isLaw: false }));
  const others = othersIn(lowerCase).flatMap(({ name, words, isLaw }) => {
    const match = words.exec(input);
    return match ? [{ name: name ?? match[0], at: match.index, isLaw }] : [];
  });
  const all = [...certificates, ...others];
  return all.filter(({ name }, index) => all.findIndex((mention) => mention.name === name) === index);
});

/**
 * Returns the schemes, of any name, that a text says somebody is certified to: `AZAV-zertifiziert`. On a page about
 * products, they are those of the products.
 */
export function certifiedSchemesIn(text: string): CertificateMention[] {
  return CERTIFIED_TO.flatMap((pattern) => allMatches(text, pattern))
    .map(({ 1: name = '', index }) => ({ name, at: index, isLaw: false }))
    .filter(({ name }) => certificatesIn(name).length === 0);
}

/** Returns the numbers of a list that names the family once. A year is none of them. */
function furtherNumbers(rest: string): string[] {
  const numbers: string[] = [];
  for (let text = rest, match = FURTHER.exec(text); match; match = FURTHER.exec(text)) {
    numbers.push(match[1] ?? '');
    text = text.slice(match[0].length);
  }
  return numbers;
}

function typeOf(type: string | undefined): string {
  if (type === undefined) return '';
  return type === '2' || type.toUpperCase() === 'II' ? ' Type II' : ' Type I';
}

function sourceOf({ spellings, notBefore, nearby, pattern }: Certificate): string {
  const sources = pattern === undefined ? [] : [pattern];
  if (spellings) sources.push(wholeWords(spellings) + (notBefore ? `(?! (?:${notBefore.join('|')}))` : ''));
  if (nearby)
    sources.push(`${wholeWords(nearby.spellings)}(?=.{0,${nearby.within}}(?:${nearby.words.join('|')}))`);
  return sources.join('|');
}

/** Here `*` stands for unaccented letters and digits. */
function wholeWords(spellings: readonly string[]): string {
  return `\\b(?:${spellingsToPattern(spellings).replaceAll('\\p{L}+', '\\w+')})\\b`;
}

/** Returns a pattern of words that may begin with a capital: in a label, or at the beginning of a sentence. */
function patternInEitherCase(words: SpellingsByLanguage): string {
  const spellings = Object.values(words).flat();
  const capitalized = spellings.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return patternOf({ either: [...spellings, ...capitalized] });
}
