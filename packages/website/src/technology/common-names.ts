import type { CurrentTechnology } from './current-technologies';

/** Common names of technologies that the fingerprint data names differently. */
const COMMON_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'TYPO3 CMS': 'TYPO3',
    'Matomo Analytics': 'Matomo',
    Sendinblue: 'Brevo',
    Typekit: 'Adobe Fonts',
    'Materialize CSS': 'Materialize',
    'Site Kit': 'Site Kit by Google',
    'Crisp Live Chat': 'Crisp',
    'Linkedin Insight Tag': 'LinkedIn Insight Tag',
  }),
);
/**
 * Markup conventions that many programs write by default. They say nothing about the company's technology.
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
/**
 * A program's database is not visible from outside. That the program usually has a certain database proves
 * nothing.
 */
const INVISIBLE_CATEGORY = 'Databases';

/** Returns the common name of a technology in the fingerprint data, or null for a convention. */
export function commonName(name: string): string | null {
  return CONVENTIONS.has(name) ? null : (COMMON_NAMES.get(name) ?? name);
}

/**
 * Returns the technologies under their common names, each once. Drops conventions, and databases that are
 * only implied by another technology.
 */
export function toCommonNames(
  current: readonly CurrentTechnology[],
  isSeen: (name: string) => boolean,
): CurrentTechnology[] {
  const byName = new Map<string, CurrentTechnology>();
  for (const technologyInUse of current) {
    const { technology } = technologyInUse;
    const name = commonName(technology.name);
    if (technology.categories.includes(INVISIBLE_CATEGORY) && !isSeen(technology.name)) continue;
    if (name !== null && !byName.has(name))
      byName.set(name, { ...technologyInUse, technology: { ...technology, name } });
  }
  return [...byName.values()];
}
