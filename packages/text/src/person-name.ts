import { plainText } from './plain-text';
import { isPlace } from './country';
import { isFrequentWord, isGivenName, isKnownName, nameLikelihood } from './name-likelihood';
import { memoized } from './memoized';
import { isRole } from './role';
import { afterShortGivenName } from './short-given-name';
import { loadVocabulary } from './vocabulary/load-vocabulary';
import { spellingsToPattern } from './vocabulary/spellings';
import { foldedPatternOf, patternOf, type SpellingsByLanguage } from './vocabulary/word-lists';

const MAX_NAME = 60;
/** Results are remembered for texts up to this length, because many readers ask for the same ones. */
const MAX_TEXT = 120;
/** A page has fewer short texts. */
const MEMORY = 4_000;
/** The schema of the file explains each list. */
const WORDS = loadVocabulary<
  Record<'particles' | 'titles' | 'notInNames', readonly string[]> &
    Record<
      | 'endingsAfterApostrophe'
      | 'letterTitles'
      | 'titleSubjects'
      | 'titleSchools'
      | 'pronounsBefore'
      | 'positionsBefore'
      | 'credentials',
      SpellingsByLanguage
    >
>('person-names');
/** Lower-case words inside names. */
const PARTICLES = new Set(WORDS.particles);
/**
 * Courtesy and academic titles. One-letter titles count only with a full stop, which initials have as well.
 */
const TITLES = spellingsToPattern(WORDS.titles);
const TITLE_BEFORE = new RegExp(
  `^(?:(?:(?:${TITLES})\\.?|${foldedPatternOf(WORDS.letterTitles)}\\.)(?:-?[ ]?${foldedPatternOf(WORDS.titleSubjects)}\\.?){0,4}(?: ?\\(${foldedPatternOf(WORDS.titleSchools)}\\.?\\))?(?: |(?<=\\w{2}\\.)(?=[a-z]))|\\(?${foldedPatternOf(WORDS.pronounsBefore)}\\)? ){1,4}`,
  'iu',
);
/** A position that begins an imprint line without a colon after it. */
const POSITION_BEFORE = new RegExp(`^${patternOf(WORDS.positionsBefore)}\\s+(?=\\p{Lu})`, 'iu');
const CREDENTIALS_AFTER = new RegExp(`(?:,? \\(?${foldedPatternOf(WORDS.credentials)}\\)?){1,4}$`, 'i');
const ONLY_CREDENTIALS = new RegExp(`^(?:${foldedPatternOf(WORDS.credentials)}[,. ]*)+$`, 'i');
/** `, PhD, FACP`, `, P.E.`, `, Jr.`: abbreviations after a comma, unless they are positions. */
const LISTED_CREDENTIALS =
  /(?:,\s*(?!(?:Co-?)?(?:C\p{Lu}{1,2}O|[ES]?VP|GM)(?![\p{L}]))(?:\p{Lu}\p{Ll}{0,3}\.?-?){0,4}\p{Lu}[\p{Lu}.®]*\p{L}?\.?(?=,|$)|,\s*(?:Jr|Sr|Esq|Ing)\.?(?=,|$))+$/u;
/** `Robert “Bob” Smith`, `Robert (Bob) Smith`. */
const NICKNAME = / (?:["“”„‘'][\p{L}. -]{2,20}["“”’']|\([\p{L}. -]{2,20}\))(?= )/u;
/** `Maya Lindqvist's`, `Ole Brandt'ın`: the end of a name in a sentence. Shorter parts are of the name: `Ma'in`. */
const ENDING = new RegExp(`(?<=\\p{L}{3})['’]${patternOf(WORDS.endingsAfterApostrophe)}$`, 'u');
/** `McDonald`, `DeVries`, `LaRue`. The entries of a menu without spaces have more such letters. */
const GLUED = /\p{Ll}\p{Lu}[^-]*\p{Ll}\p{Lu}/u;
const WORD =
  /^[\p{Lu}\p{Lo}](?:[\p{L}\p{M}]{0,2}\.|[\p{L}\p{M}]*(?:['’.-][\p{L}\p{M}]+)*(?:(?<=[.-]\p{L}{1,2})\.)?)$/u;
/** Words of headings, buttons, products and companies, in the languages of most sites. */
const NOT_IN_NAMES = new Set(WORDS.notInNames);

/** `顧問 中川 泰`: names in Han characters are a surname and a given name. */
const HAN_WITH_POSITION = /^(?:\p{sc=Han}+ ){2}/u;
/** `臺北大學 企業管理碩士`: no name has as many characters. */
const TOO_LONG_IN_SCRIPT = /^(?:(?:\p{sc=Han} ?){7,}|(?:\p{sc=Hang} ?){9,})$/u;
/** `사건의 수임부터 상담까지`: Korean names have two words at most, and phrases have no capital letters that tell them apart. */
const HANGUL_PHRASE = /^(?:\p{sc=Hang}+ ){2}/u;

/**
 * Parses a person's name as the page gives it, without titles, degrees and pronouns. Returns null if the text
 * is not a name.
 */
export function parsePersonName(text: string): string | null {
  return text.length > MAX_TEXT ? readName(text) : readKnownName(text);
}

const readKnownName = memoized(MEMORY, readName);

function readName(text: string): string | null {
  const plain = plainText(text, 120)
    .replace(/^[^\p{L}\p{N}"“”„(]+/u, '')
    .replace(LISTED_CREDENTIALS, '')
    .replace(NICKNAME, '')
    .replace(/[ /,:|·–—-]+$/, '')
    .trim();
  if (plain.length > MAX_NAME + 30 || /[\d@:;!?/\\|_=<>{}[\]#&"“”„*+]/.test(plain.replace(/\([^)]*\)$/, '')))
    return null;
  const name = plain
    .replace(/ \([^)]{1,30}\)$/, '')
    .replace(POSITION_BEFORE, '')
    .replace(TITLE_BEFORE, (title, _at, whole: string) =>
      whole.slice(title.length).includes(' ') ? '' : title,
    )
    .replace(CREDENTIALS_AFTER, '')
    .replace(ENDING, '')
    .trim();
  const rest = afterShortGivenName(name);
  // `Md.Selim Brandt`
  if (rest !== null && !name.endsWith(` ${rest}`)) return readName(`${name.slice(0, -rest.length)} ${rest}`);
  const words = name.split(' ');
  if (name.length < 4 || name.length > MAX_NAME || words.length < 2 || words.length > 6) return null;
  const main = words.filter((word) => !PARTICLES.has(word));
  if (main.length < 2 || main.length > 5 || PARTICLES.has(words.at(-1) ?? '')) return null;
  if (!main.every((word) => WORD.test(word) && !/\p{Ll}\p{Lu}$/u.test(word) && !GLUED.test(word)))
    return null;
  // Neither initials alone nor a text with a word of a heading or product is a name.
  if (main.every((word) => word.replace('.', '').length < 2)) return null;
  const [first = '', ...others] = main;
  if (NOT_IN_NAMES.has(first.toLowerCase())) return null;
  // After a given name, some of these words are surnames or begin them: `Karl West`, `Francesco La Rosa`.
  const isPartOfSurname = (word: string): boolean =>
    isGivenName(first) && isKnownName(word) && !isFrequentWord(first);
  if (others.some((word) => NOT_IN_NAMES.has(word.toLowerCase()) && !isPartOfSurname(word))) return null;
  // Surnames such as `Baker` are positions as well.
  if (isRole(name) && !(isGivenName(first) && nameLikelihood(name) === 'likely')) return null;
  if (isPlace(name) || HAN_WITH_POSITION.test(name) || HANGUL_PHRASE.test(name)) return null;
  if (TOO_LONG_IN_SCRIPT.test(name)) return null;
  return name === name.toUpperCase() && name !== name.toLowerCase() ? capitalised(name) : name;
}

/** Whether a text begins with an abbreviated title, as only people bear: `Dr. `, `Mr `. */
export function hasAbbreviatedTitle(text: string): boolean {
  return /^(?:\p{L}{2,}\.|(?:Dr|Mrs?|Ms|Prof) )/u.test(text) && TITLE_BEFORE.test(text);
}

/** Whether a text is nothing but degrees: `PhD, MBA`. */
export function isCredentials(text: string): boolean {
  return ONLY_CREDENTIALS.test(text.trim());
}

function capitalised(name: string): string {
  return name.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());
}
