import { titleCase } from './title-case';
import { plainText } from './plain-text';

const MAX_NAME = 80;
const NAME = /^\p{L}[\p{L}\p{M} .'’-]+$/u;

/**
 * A natural person's name out of its parts, or null where it cannot be one. What follows a surname in brackets, a
 * name at birth mostly, is left out.
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

/** The first of somebody's given names: registers list all, while the person and everybody else use one. */
export function firstGivenName(given: unknown): string | null {
  return typeof given === 'string' ? (/[^\s,]+/.exec(given)?.[0] ?? null) : null;
}
