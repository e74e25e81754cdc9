import { loadVocabulary } from '../../../vocabulary/load-vocabulary';
import { sourceOfSpellings } from '../../../vocabulary/spellings';

interface Certificate {
  /** Without a name, the words themselves are one: each country has its own. */
  name: string | null;
  /** It binds everybody, and only counts if the company says that it complies. */
  law?: true;
  ignoreCase?: true;
  example?: string;
  spellings?: readonly string[];
  /** Words behind it with which it is something else. */
  notBefore?: readonly string[];
  /** Spellings that only count if one of the words follows within some characters. */
  nearby?: { spellings: readonly string[]; words: readonly string[]; within: number };
  /** A regular expression. */
  pattern?: string;
}

const VOCABULARY = loadVocabulary<{
  iso: readonly string[];
  standards: readonly string[];
  certificates: readonly Certificate[];
}>('certificates');

/** ISO standards that companies are certified to, with the names of the body that go before the number. */
const ISO = new RegExp(
  `\\b(?:DIN |EN |BS |UNE |NF |UNI )*ISO ?(?:\\/ ?(?:IEC|TS))?(?: IEC)?[ –-]?(${VOCABULARY.iso.join('|')})(?!\\d)`,
  'gi',
);
const SOC = /\bSOC ?-?([123])\b[ –-]*(?:\(?(?:type|typ) ?(II|I|2|1)\b\)?)?/gi;

/** Other certificates, attestations and rules that companies state. */
const OTHERS = VOCABULARY.certificates.map((certificate) => ({
  name: certificate.name,
  words: new RegExp(sourceOf(certificate), certificate.ignoreCase ? 'i' : ''),
  isLaw: certificate.law === true,
}));

export interface CertificateMention {
  name: string;
  /** Binds everybody; says something only where the company states that it complies. */
  isLaw: boolean;
}

/** Standards of one country or trade, by their own letters and number: `UNE 179001`, `API 6D`, `AD 2000`. */
const STANDARD = new RegExp(
  `\\b(?:${VOCABULARY.standards.join('|')})(?:[- ]EN)?[- ]?\\d{1,6}(?:[A-Z]\\b)?(?:-\\d{1,3})?(?! ?€)`,
  'g',
);
/** Protected designations of origin, with the name of the place. */
const ORIGIN =
  /\b(?:Denominaci[oó]n de Origen(?: Protegida| Calificada)?|Indicaci[oó]n Geogr[aá]fica Protegida|Denominazione di Origine (?:Protetta|Controllata(?: e Garantita)?)|Appellation d[’']Origine (?:Contr[oô]l[ée]e|Prot[ée]g[ée]e)|D\.?O\.?P\.?|I\.?G\.?P\.?|AOP|AOC|DOCG|DOC) (?:(?:de |del |della |di |du |des )?\p{Lu}[\p{L}'’-]+)(?: (?:(?:de |del |della |di |du |des )?\p{Lu}[\p{L}'’-]+)){0,3}/gu;

/** The certificates that a text names, by one name for each whatever its spelling. */
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

/** `*` stands for letters without accents and for digits here. */
function wholeWords(spellings: readonly string[]): string {
  return `\\b(?:${sourceOfSpellings(spellings).replaceAll('\\p{L}+', '\\w+')})\\b`;
}
