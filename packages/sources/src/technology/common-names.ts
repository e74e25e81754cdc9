import type { CurrentTechnology } from './current-technologies';

/** What people call a technology, where the fingerprint data has another name for it. */
const USUAL_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'TYPO3 CMS': 'TYPO3',
    'Matomo Analytics': 'Matomo',
    Sendinblue: 'Brevo',
    Typekit: 'Adobe Fonts',
    'Crisp Live Chat': 'Crisp',
    'Linkedin Insight Tag': 'LinkedIn Insight Tag',
  }),
);
/** Marks in a page's code that every program can write, and that nobody chose: they are no technology of the company. */
const CONVENTIONS = new Set([
  'Open Graph',
  'RSS',
  'Priority Hints',
  'HTTP/2',
  'HTTP/3',
  'HSTS',
  'Module Federation',
]);
/** Which database a program keeps its data in cannot be seen; that one is usual with it proves nothing. */
const UNSEEN = 'Databases';

/** What people call a technology of the fingerprint data; null for a convention. */
export function commonName(name: string): string | null {
  return CONVENTIONS.has(name) ? null : (USUAL_NAMES.get(name) ?? name);
}

/** The technologies as people name them, each once, without conventions and what is only usual beside another. */
export function toCommonNames(
  standing: readonly CurrentTechnology[],
  isSeen: (name: string) => boolean,
): CurrentTechnology[] {
  const named = new Map<string, CurrentTechnology>();
  for (const found of standing) {
    const { technology } = found;
    const name = commonName(technology.name);
    if (technology.categories.includes(UNSEEN) && !isSeen(technology.name)) continue;
    if (name !== null && !named.has(name)) named.set(name, { ...found, technology: { ...technology, name } });
  }
  return [...named.values()];
}
