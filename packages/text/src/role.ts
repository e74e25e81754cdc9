import { loadVocabulary } from './vocabulary/load-vocabulary';
import { isJobTitle } from './job-title';
import { memoized } from './memoized';
import { isFrequentWord } from './name-likelihood';
import { createPatternFilter } from './pattern-filter';
import { requiredLiterals } from './required-literals';
import { afterShortGivenName } from './short-given-name';
import { spellingsToPattern } from './vocabulary/spellings';

const MAX_ROLE = 120;
/** A page has fewer short texts. */
const MEMORY = 4_000;

/** Words for positions in a company, in the languages of most sites. */
const ROLES =
  loadVocabulary<Record<'roles' | 'compounds' | 'otherScripts' | 'adjectivesAfter', readonly string[]>>(
    'roles',
  );
const ROLE = wholeWord(spellingsToPattern(ROLES.roles));
/** Positions in languages that do not separate words with spaces or use another script. */
const OTHER_SCRIPTS = new RegExp(
  spellingsToPattern(ROLES.otherScripts).replaceAll('\\p{L}+', '.{1,6}'),
  'iu',
);
const NOT_LATIN = /[^\0-\u024f]/;
/** Role words that form compounds, as in German, Dutch and Swedish. */
const COMPOUND = compound(spellingsToPattern(ROLES.compounds));
/** The same in small groups, because a text has words of few of them. */
const patternsFor = createPatternFilter(
  [...groupsOf(ROLES.roles).map(wholeWord), ...groupsOf(ROLES.compounds).map(compound)],
  ({ source }) => requiredLiterals(source),
);

const ROLE_LAST = new RegExp(`(?:${ROLE.source}|${COMPOUND.source})$`, 'iu');
/** `directeur général`, `direttore tecnico`: what a language says after the role. */
const ADJECTIVES = new RegExp(`(?: (?:${spellingsToPattern(ROLES.adjectivesAfter)})){1,2}$`, 'iu');
const MAX_ROLE_WORDS = 4;
/** Sentences, mailboxes and addresses. The full stop of `Sr. Manager` ends no sentence. */
const SENTENCES = /[!?]\s+\p{Lu}|(?<!(?<!\p{L})\p{Lu}\p{Ll}{1,3})\.\s+\p{Lu}|[!?]$|@|https?:/u;

/** Returns patterns of some spellings each. Those too short to be looked for are together. */
function groupsOf(spellings: readonly string[]): string[] {
  const groups = new Map<number, string[]>();
  for (const [at, spelling] of spellings.entries()) {
    const group = requiredLiterals(spellingsToPattern([spelling])).length === 0 ? -1 : at >> 4;
    groups.set(group, [...(groups.get(group) ?? []), spelling]);
  }
  return [...groups.values()].map(spellingsToPattern);
}

function wholeWord(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu');
}

function compound(pattern: string): RegExp {
  return new RegExp(`\\p{L}{3,}(?:${pattern})(?!\\p{L})`, 'iu');
}

/** Returns the position that a text begins with, maybe after an article: `our CTO since 2017`. Null if there is none. */
export function roleAtStart(text: string): string | null {
  const [clause = ''] = text.split(/[,.;:!?()–—]/, 1);
  const words = clause
    .trim()
    .split(' ')
    .slice(0, MAX_ROLE_WORDS + 1);
  const starts = /^\p{Ll}{2,7}$/u.test(words[0] ?? '') ? [words, words.slice(1)] : [words];
  const heads = starts.flatMap((start) => start.map((_, at) => start.slice(0, at + 1).join(' ')));
  const first = heads.find(isBareRole);
  const longer = heads.filter((head) => head.replace(ADJECTIVES, '') === first);
  return longer.at(-1) ?? null;
}

/** Returns the position that a text ends with, or null. */
export function roleAtEnd(text: string): string | null {
  const clause = text.split(/[,.;:!?()–—]/).at(-1) ?? '';
  const words = clause.trim().split(' ').slice(-MAX_ROLE_WORDS);
  return words.map((_, at) => words.slice(at).join(' ')).find(isBareRole) ?? null;
}

/** Whether a text is a position with nothing but names of departments or ranks before it. */
function isBareRole(whole: string): boolean {
  const text = whole.replace(ADJECTIVES, '');
  const at = hasRoleWord(text) ? ROLE_LAST.exec(text)?.index : undefined;
  const before = at === undefined ? null : text.slice(0, at).trim();
  return (
    before !== null &&
    before.split(' ').every((word) => /^(?:\p{Lu}[\p{L}-]*|&|)$/u.test(word) && !isFrequentWord(word))
  );
}

/** Whether a short text names a position in a company. */
export function isRole(text: string): boolean {
  return text.length >= 2 && text.length <= MAX_ROLE && namesRole(text);
}

const namesRole = memoized(MEMORY, (whole) => {
  const text = afterShortGivenName(whole) ?? whole;
  return (
    !SENTENCES.test(text) &&
    (hasRoleWord(text) || (NOT_LATIN.test(text) && OTHER_SCRIPTS.test(text)) || isJobTitle(text))
  );
});

function hasRoleWord(text: string): boolean {
  return patternsFor(text.toLowerCase()).some((pattern) => pattern.test(text));
}
