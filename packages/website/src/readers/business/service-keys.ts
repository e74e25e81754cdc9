import type { CompanyNameMatcher } from '@firmlens/headlines';
import { foldName } from '@firmlens/text';

const MAX_OWN_WORDS = 3;

/** Returns the forms under which a name is the same: with and without the company's own before it, in singular. */
export type ServiceKeys = (name: string) => string[];

export function createServiceKeys(isOwnName: CompanyNameMatcher): ServiceKeys {
  return (name) => [name, ...withoutOwnName(name, isOwnName)].map(singular);
}

/** Folds a name, and an English plural to its singular. */
function singular(name: string): string {
  return foldName(name).replace(/(?<=\p{L}{3}[^s])s$/u, '');
}

/** Returns what remains of a name without the beginnings that name the company. */
function withoutOwnName(name: string, isOwnName: CompanyNameMatcher): string[] {
  const words = name.split(/\s+/);
  return words
    .slice(1, MAX_OWN_WORDS + 1)
    .map((_, at) => at + 1)
    .filter((length) => isOwnName(words.slice(0, length).join(' ')))
    .map((length) => words.slice(length).join(' '));
}
