import { loadVocabulary, spellingsToPattern, patternOf, type SpellingsByLanguage } from '@firmlens/text';

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
  iso: readonly string[];
  standards: readonly string[];
  certificates: readonly Certificate[];
  designationsOfOrigin: SpellingsByLanguage;
  placeParticles: SpellingsByLanguage;
}>('certificates');

/** ISO standards that companies are certified to, with the names of standards bodies before the number. */
const ISO = new RegExp(
  `\\b(?:DIN |EN |BS |UNE |NF |UNI )*ISO ?(?:\\/ ?(?:IEC|TS))?(?: IEC)?[ –-]?(${VOCABULARY.iso.join('|')})(?!\\d)`,
  'gi',
);
const SOC = /\bSOC ?-?([123])\b[ –-]*(?:\(?(?:type|typ) ?(II|I|2|1)\b\)?)?/gi;

/** Other certificates, attestations and regulations that companies mention. */
const OTHERS = VOCABULARY.certificates.map((certificate) => ({
  name: certificate.name,
  words: new RegExp(sourceOf(certificate), certificate.ignoreCase ? 'i' : ''),
  isLaw: certificate.law === true,
}));

export interface CertificateMention {
  name: string;
  /** Whether it is a law. A law applies to everyone and only counts if the company says that it complies. */
  isLaw: boolean;
}

/**
 * National and industry standards, recognised by their letters and number: `UNE 179001`, `API 6D`, `AD 2000`.
 */
const STANDARD = new RegExp(
  `\\b(?:${VOCABULARY.standards.join('|')})(?:[- ]EN)?[- ]?\\d{1,6}(?:[A-Z]\\b)?(?:-\\d{1,3})?(?! ?€)`,
  'g',
);
const PLACE_WORD = `(?:${patternOf(VOCABULARY.placeParticles)} )?\\p{Lu}[\\p{L}'’-]+`;
/** Protected designations of origin, including the place name. */
const ORIGIN = new RegExp(
  `\\b${patternOf(VOCABULARY.designationsOfOrigin)} ${PLACE_WORD}(?: ${PLACE_WORD}){0,3}`,
  'gu',
);

/** Returns the certificates mentioned in a text, under one name each regardless of spelling. */
export function certificatesIn(text: string): CertificateMention[] {
  const input = text.slice(0, 2000);
  const iso = [...input.matchAll(ISO)].map((match) =>
    match[1] === '16949' ? 'IATF 16949' : `ISO ${match[1] ?? ''}`,
  );
  const soc = [...input.matchAll(SOC)].map((match) => `SOC ${match[1] ?? ''}${typeOf(match[2])}`);
  const standards = (input.match(STANDARD) ?? []).map((name) => name.replace(/[- ]+(?=\d)/, ' '));
  const origins = input.match(ORIGIN) ?? [];
  const others = OTHERS.filter(({ words }) => words.test(input));
  return [
    ...[...new Set([...iso, ...soc, ...standards, ...origins])].map((name) => ({ name, isLaw: false })),
    ...others.map(({ name, words, isLaw }) => ({ name: name ?? words.exec(input)?.[0] ?? '', isLaw })),
  ];
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
