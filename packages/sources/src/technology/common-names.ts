import type { CurrentTechnology } from './current-technologies';

/** Common names of technologies that the fingerprint data names differently. */
const COMMON_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'TYPO3 CMS': 'TYPO3',
    'Matomo Analytics': 'Matomo',
    Sendinblue: 'Brevo',
    Typekit: 'Adobe Fonts',
    'Crisp Live Chat': 'Crisp',
    'Linkedin Insight Tag': 'LinkedIn Insight Tag',
  }),
);
/**
 * Markup conventions that any program may write and that no one chose. They are no technology of the company.
 */
const CONVENTIONS = new Set([
  'Open Graph',
  'RSS',
  'Priority Hints',
  'HTTP/2',
  'HTTP/3',
  'HSTS',
  'Module Federation',
]);
/** A program's database cannot be seen. That a database is usual with the program proves nothing. */
const INVISIBLE_CATEGORY = 'Databases';

/** Returns the common name of a technology in the fingerprint data, or null for a convention. */
export function commonName(name: string): string | null {
  return CONVENTIONS.has(name) ? null : (COMMON_NAMES.get(name) ?? name);
}

/**
 * Returns the technologies under their common names, each once. Drops conventions and databases that are
 * merely usual with another technology.
 */
export function toCommonNames(
  standing: readonly CurrentTechnology[],
  isSeen: (name: string) => boolean,
): CurrentTechnology[] {
  const named = new Map<string, CurrentTechnology>();
  for (const found of standing) {
    const { technology } = found;
    const name = commonName(technology.name);
    if (technology.categories.includes(INVISIBLE_CATEGORY) && !isSeen(technology.name)) continue;
    if (name !== null && !named.has(name)) named.set(name, { ...found, technology: { ...technology, name } });
  }
  return [...named.values()];
}
