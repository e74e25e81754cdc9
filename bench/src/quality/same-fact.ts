import { countriesByName, personKey, textKey } from '@firmlens/contract';

/** Whether a value says the same as a label. Both are text. */
export type SameFact = (given: string, label: string) => boolean;

const CJK = /[\u3040-\u30ff\u4e00-\u9fff]/;

/** The words of a text, whatever its case, accents and punctuation. */
function words(text: string): string[] {
  return textKey(text.replaceAll('&', ' and ')).replaceAll('ø', 'o').split(' ');
}

const letters = (text: string): string => words(text).join('');
const digits = (text: string): string => text.replace(/\D/g, '');

export const sameText: SameFact = (given, label) => letters(given) === letters(label);
export const sameDigits: SameFact = (given, label) => digits(given) === digits(label);
export const hasWord: SameFact = (given, label) => letters(given).includes(letters(label));

/** Matches registration numbers with or without the letters of the register. */
export const sameNumber: SameFact = (given, label) => {
  const [a, b] = [letters(given), letters(label)];
  return a.endsWith(b.replace(/^(?:hrb|hra|fn)/, '')) || b.endsWith(a);
};

function country(text: string): string {
  return /^[a-z]{2}$/i.test(text) ? text.toUpperCase() : (countriesByName().get(textKey(text)) ?? text);
}

export const sameCountry: SameFact = (given, label) => country(given) === country(label);

/** A place names a label's city, or lies in the country that is the label. */
export const samePlace: SameFact = (given, label) =>
  hasWord(given, label) ||
  (/^[A-Z]{2}$/.test(label) && country((given.split(',').at(-1) ?? '').trim()) === label);

/** The address without what varies: scheme, `www.`, a network's language, its page about the profile, query. */
function address(url: string): string {
  let spelt = url.trim().toLowerCase();
  try {
    spelt = decodeURIComponent(spelt);
  } catch {
    // A broken escape stays as it is.
  }
  return spelt
    .replace(/^https?:\/\//, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .replace(/\/about$/, '')
    .replace(/^[a-z-]{2,5}\.(?=linkedin|facebook)/, '')
    .replace(/^www\./, '')
    .replace(/^x\.com/, 'twitter.com')
    .replace('/@', '/')
    .replace('company-beta/', 'company/');
}

export const sameUrl: SameFact = (given, label) => address(given) === address(label);

/** Words of addresses that some spellings have and others leave out. */
const OPTIONAL_IN_ADDRESSES: ReadonlySet<string> = new Set(
  (
    'str strasse street st the and usa us germany uk england united kingdom deutschland north n suite ste road rd ' +
    'republic france israel austria slovenia kg of unit states arab emirates netherlands'
  ).split(' '),
);

/** Matches postal addresses by most of their words, in any order. */
export const samePostalAddress: SameFact = (given, label) => {
  if (CJK.test(label)) {
    const street = letters(label.replace(/〒?\d{3}-?\d{4}/, '').replace(/\s+\S*$/, ''));
    return letters(given).includes(street) || letters(label).includes(letters(given));
  }
  const parts = (text: string) =>
    new Set(
      words(text.replace(/(\d)([a-z])/gi, '$1 $2').replace(/(?:straße|strasse)\b/gi, 'str')).filter(
        (word) => !OPTIONAL_IN_ADDRESSES.has(word),
      ),
    );
  const [a, b] = [parts(given), parts(label)];
  const shares = (word: string) =>
    a.has(word) ||
    (word.length > 4 &&
      [...a].some((other) => other.length > 4 && (other.startsWith(word) || word.startsWith(other))));
  const common = [...b].filter(shares).length;
  return common >= 0.6 * b.size && common >= 0.45 * a.size;
};

/** Whether most words are the same. Short ones, such as `of`, say too little to count. */
function shareWords(given: string, label: string): boolean {
  const longWords = (text: string) => new Set(words(text).filter((word) => word.length > 3));
  const [a, b] = [longWords(given), longWords(label)];
  const common = [...a].filter((word) => b.has(word)).length;
  return common > 0 && common >= 0.6 * Math.min(a.size, b.size) && common >= 0.34 * Math.max(a.size, b.size);
}

/** Matches names of services, jobs and the like: one has the other, or most of its words. */
export const samePhrase: SameFact = (given, label) => {
  const [a, b] = [letters(given), letters(label)];
  if (a === '' || b === '') return false;
  if (CJK.test(given) || CJK.test(label)) return a.includes(b) || (a.length >= 3 && b.includes(a));
  return (
    ` ${words(given).join(' ')} `.includes(` ${words(label).join(' ')} `) ||
    (b.length >= 5 && a.includes(b)) ||
    (a.length >= 5 && b.includes(a)) ||
    shareWords(given, label)
  );
};

const certificate = (text: string): string =>
  words(text)
    .filter((word) => word !== 'iec' && !/^(?:19|20)\d\d$/.test(word))
    .join('');

/** Matches certificates without the year of their edition. */
export const sameCertificate: SameFact = (given, label) => {
  const [a, b] = [certificate(given), certificate(label)];
  return a === b || (b.length > 2 && a.includes(b));
};

const TECHNOLOGY_NAMES: Readonly<Record<string, string>> = {
  nuxtjs: 'nuxt',
  googlefontapi: 'googlefonts',
  yoast: 'yoastseo',
  googleanalytics4: 'googleanalytics',
};
const technology = (text: string): string => TECHNOLOGY_NAMES[letters(text)] ?? letters(text);

export const sameTechnology: SameFact = (given, label) => technology(given) === technology(label);

/** Returns a name's initials, without honorifics, nicknames and degrees: `M. K.` for `Dr. Mia Kern, MBA`. */
export function initials(name: string): string {
  const bare = name.replace(/\(.*?\)|["“„].*?["“”]/g, ' ').replace(/,.*$/, '');
  return personKey(bare)
    .split(' ')
    .map((word) => `${word.charAt(0).toUpperCase()}.`)
    .join(' ');
}

/** A name in Han or Hangul without a space between surname and given name. */
const WITHOUT_SPACE = /^[\u4e00-\u9fff\uac00-\ud7af]{3,5}$/;

/** Whether a person has the initials. Middle names may be left out; a first name alone is another label. */
export const samePerson: SameFact = (given, label) => {
  const [a, b] = [initials(given).split(' '), initials(label).split(' ')];
  if (WITHOUT_SPACE.test(given) && b.length > 1) {
    const [surname, ...others] = Array.from(given, (letter) => initials(letter));
    const ends = [b[0], b.at(-1)];
    return ends.includes(surname) && others.some((letter) => ends.includes(letter));
  }
  return a[0] === b[0] && (a.length === 1) === (b.length === 1) && a.at(-1) === b.at(-1);
};

/** Spellings of roles that share no word. */
const ROLES = [
  /gesch[aä]ftsf[uü]hr|managing director|vertreten durch|represented by|daglig leder|amministratore|legal representative/i,
  /\bceo\b|chief executive/i,
  /\bowner|inhaber|propri[eé]taire|propietari|titolare|eigenaar|majitel|indehaver/i,
  /founder|gr[uü]nder|fondat|fundador|oprichter|grundare|grunnlegger|stifter|zakladatel|założyciel|alapít|perustaja|основател/i,
];

export const samePosition: SameFact = (given, label) =>
  samePhrase(given, label) || ROLES.some((role) => role.test(given) && role.test(label));
