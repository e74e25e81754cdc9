import { loadVocabulary } from './vocabulary/load-vocabulary';
import { isJobTitle } from './job-title';
import { spellingsToPattern } from './vocabulary/spellings';

const MAX_ROLE = 120;

/** Words for positions in a company, in the languages of most sites. */
const ROLES = loadVocabulary<Record<'roles' | 'compounds' | 'otherScripts', readonly string[]>>('roles');
const ROLE = new RegExp(`(?<![\\p{L}\\p{N}])(?:${spellingsToPattern(ROLES.roles)})(?![\\p{L}\\p{N}])`, 'iu');
/** Positions in languages that do not separate words with spaces or use another script. */
const OTHER_SCRIPTS = new RegExp(
  spellingsToPattern(ROLES.otherScripts).replaceAll('\\p{L}+', '.{1,6}'),
  'iu',
);
/** Role words that form compounds, as in German, Dutch and Swedish. */
const COMPOUND = new RegExp(`\\p{L}{3,}(?:${spellingsToPattern(ROLES.compounds)})(?!\\p{L})`, 'iu');

/** Whether a short text names a position in a company. */
export function isRole(text: string): boolean {
  if (text.length < 2 || text.length > MAX_ROLE || /[.!?]\s+\p{Lu}|[!?]$|@|https?:/u.test(text)) return false;
  return ROLE.test(text) || COMPOUND.test(text) || OTHER_SCRIPTS.test(text) || isJobTitle(text);
}
