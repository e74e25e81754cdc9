import { titleCase, plainText } from '@firmlens/text';

const MAX_NAME = 80;
const NAME = /^\p{L}[\p{L}\p{M} .'’-]+$/u;

/**
 * Formats a person's name from its parts, or returns null if it cannot be a name. Drops text in brackets
 * after a surname, usually a birth name.
 */
export function formatRegisteredName(given: unknown, surname: unknown): string | null {
  const parts = [given, surname].map((part) =>
    typeof part === 'string'
      ? plainText(part, MAX_NAME)
          .replace(/\s*\([^()]*\)/g, '')
          .trim()
      : '',
  );
  const name = parts.map(titleCase).join(' ');
  return parts.every((part) => part !== '') && NAME.test(name) ? name : null;
}

/** Returns the first given name. Registers list them all, but people use one. */
export function firstGivenName(given: unknown): string | null {
  return typeof given === 'string' ? (/[^\s,]+/.exec(given)?.[0] ?? null) : null;
}
