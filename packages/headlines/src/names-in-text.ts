import {
  allMatches,
  beginningOf,
  foldedPatternOf,
  foldText,
  loadVocabulary,
  patternOf,
  type SpellingsByLanguage,
} from '@firmlens/text';

/** Lists of the file `vocabulary/names-in-news.json`. */
interface NameWords {
  lists: Record<'separators' | 'insideNames' | 'makers' | 'notNames', SpellingsByLanguage>;
  people: Record<'verbsBefore' | 'verbsAfter' | 'notPeople', SpellingsByLanguage>;
}

const { lists, people } = loadVocabulary<NameWords>('names-in-news');

/** Maximum number of characters read of a list of names after its trigger. */
const MAX_LIST_LENGTH = 300;
const MAX_NAMES = 15;
const MAX_NAME_LENGTH = 60;
const TOKEN = /[,;:.!?()]|[^\s,;:.!?()]+(?:\.(?=[^\s,;:!?()])[^\s,;:.!?()]+)*/gu;
const SEPARATOR = new RegExp(`^(?:,|${patternOf(lists.separators)})$`, 'u');
/** Lower-case words inside names: Bank of Ireland, Caisse des Dépôts. */
const INNER_WORD = new RegExp(`^(?:&|${patternOf(lists.insideNames)})$`, 'u');
/** Words before a name that say who it is. */
const INTRODUCTIONS = new Set(
  loadVocabulary<{ introductions: readonly string[] }>('company-names').introductions,
);
/** Words between the name of a product and that of its company: `PalletPilot maker Onevent`. */
const MAKER_NOUN = new RegExp(`^${patternOf(lists.makers)}$`, 'u');
/** Words that headlines capitalise but that are not part of a name. */
const HEADLINE_WORD = new RegExp(`^${patternOf(lists.notNames)}$`, 'u');
const NAME_START = /^(?:[\p{Lu}\d][\p{L}\d&.]|\p{Lu}$|\p{Ll}+\d|i\p{Lu}|e\p{Lu})/u;

/**
 * Returns the names that follow a position in a text: `led by` | `Foo Ventures and existing investors Bar and
 * B&C Capital.` Stops at the first word that is not part of a name. Reading too little is better than too
 * much.
 */
export function namesAfter(text: string, start: number): string[] {
  const tokens = beginningOf(text.slice(start), MAX_LIST_LENGTH).match(TOKEN) ?? [];
  const names: string[] = [];
  let words: string[] = [];
  const endName = (): void => {
    while (words.length > 0 && INNER_WORD.test(words.at(-1) ?? '')) words.pop();
    const name = words.join(' ').replace(/['’]s$/u, '');
    if (name.length > 1 && name.length <= MAX_NAME_LENGTH && !/^\d+$/.test(name)) names.push(name);
    words = [];
  };
  for (const [at, token] of tokens.entries()) {
    const isName = NAME_START.test(token) && !HEADLINE_WORD.test(token);
    const isDescribing = words.length === 0 && (INTRODUCTIONS.has(foldText(token)) || /-based$/i.test(token));
    if (isDescribing) continue;
    if (words.length > 0 && MAKER_NOUN.test(token) && NAME_START.test(tokens[at + 1] ?? '')) {
      words = [];
      continue;
    }
    if (isName) words.push(token);
    else if (SEPARATOR.test(token)) {
      // `Procter and Gamble` looks like a list. After these triggers, a list is meant.
      endName();
    } else if (words.length > 0 && INNER_WORD.test(token) && NAME_START.test(tokens[at + 1] ?? ''))
      words.push(token);
    else break;
    if (names.length >= MAX_NAMES) break;
  }
  endName();
  return names.slice(0, MAX_NAMES);
}

const PERSON =
  "\\p{Lu}[\\p{L}'’.-]{1,20}(?: (?:de|von|van|der|den|di|la|le|el|bin|al|da|dos)){0,2}(?: \\p{Lu}[\\p{L}'’.-]{1,25}){1,3}";
const PERSON_AFTER = new RegExp(`${patternOf(people.verbsBefore)} (${PERSON})`, 'gu');
const PERSON_BEFORE = new RegExp(`(${PERSON}) ${patternOf(people.verbsAfter)}`, 'gu');
/** Words that mark capitalised words as a role or a headline rather than a person. */
const NOT_A_PERSON = new RegExp(`^${foldedPatternOf(people.notPeople)}$`);

/** Returns the people whose appointment or departure a headline or sentence reports. */
export function peopleIn(text: string): string[] {
  const found = [
    ...allMatches(text.slice(0, MAX_LIST_LENGTH * 2), PERSON_AFTER),
    ...allMatches(text.slice(0, MAX_LIST_LENGTH * 2), PERSON_BEFORE),
  ];
  const names = found.map((match) => trimmedPerson(match[1] ?? '')).filter((name) => name !== null);
  return [...new Set(names)].slice(0, 5);
}

function trimmedPerson(run: string): string | null {
  const words = run.split(' ');
  const notNameIndex = words.findIndex((word) => NOT_A_PERSON.test(foldText(word).replace(/[.,]$/, '')));
  const name = (notNameIndex === -1 ? words : words.slice(0, notNameIndex)).join(' ');
  return name.includes(' ') ? name.replace(/['’]s$|[.,]$/u, '') : null;
}
