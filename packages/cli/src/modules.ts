import { InvalidArgumentError } from '@commander-js/extra-typings';
import type { Module } from '@firmlens/client';

/** The modules beside the base, as `enrich` names them. */
const MODULES = [
  'business',
  'technology',
  'funding',
  'team',
  'signals',
  'competitors',
] as const satisfies readonly Module[];

const ALL = 'all';

/** The flags, the description and the parser of the option that names modules. */
export const MODULES_OPTION = [
  '--modules <names>',
  `beside the base, separated by commas: ${MODULES.join(', ')}; or ${ALL}`,
  parseModules,
] as const;

/** Parses names separated by commas. Throws an `InvalidArgumentError` that suggests what was meant. */
export function parseModules(text: string): Module[] {
  const names = text.split(',').map((name) => name.trim().toLowerCase());
  if (names.includes(ALL)) return [...MODULES];
  const unknown = names.find((name) => !MODULES.some((module) => module === name));
  if (unknown !== undefined) {
    const meant = MODULES.find((module) => unknown.length > 1 && module.startsWith(unknown.slice(0, 4)));
    throw new InvalidArgumentError(
      meant === undefined
        ? `There are ${MODULES.join(', ')}, and ${ALL}.`
        : `There is no ${unknown}. Did you mean ${meant}?`,
    );
  }
  return MODULES.filter((module) => names.includes(module));
}
