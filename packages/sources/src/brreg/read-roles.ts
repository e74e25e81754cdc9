import type { TeamMember } from '@firmlens/contract';
import { objectOf, itemsOf, valueAt } from '../parsing/json-values';
import { formatRegisteredName } from '../parsing/registered-name';
import { createTeamMember } from '@firmlens/text';

/** Roles of the people who lead the company, by the register's codes, highest first. */
const OFFICES: readonly [code: string, office: string][] = [
  ['DAGL', 'Managing Director'],
  ['LEDE', 'Chair of the Board'],
  ['NEST', 'Deputy Chair of the Board'],
  ['MEDL', 'Board Member'],
];
const MAX_GROUPS = 30;
const MAX_ROLES = 50;

/** Returns the people who lead the company now, each once with all their roles. Ignores dates of birth. */
export function readRoles(response: unknown): TeamMember[] {
  const roles = itemsOf(valueAt(response, 'rollegrupper'), MAX_GROUPS)
    .flatMap((group) => itemsOf(valueAt(group, 'roller'), MAX_ROLES))
    .flatMap(roleOf);
  const offices = new Map<string, string[]>();
  for (const [code, office] of OFFICES) {
    for (const role of roles.filter((candidate) => candidate.code === code)) {
      offices.set(role.name, [...new Set([...(offices.get(role.name) ?? []), office])]);
    }
  }
  return [...offices].map(([name, titles]) => createTeamMember(name, titles.join(' and ')));
}

function roleOf(role: unknown): { code: unknown; name: string }[] {
  const { fratraadt, avregistrert, person } = objectOf(role);
  const { erDoed, navn } = objectOf(person);
  if (fratraadt === true || avregistrert === true || erDoed === true) return [];
  const { fornavn, mellomnavn, etternavn } = objectOf(navn);
  const surname = [mellomnavn, etternavn].filter((part) => typeof part === 'string').join(' ');
  const name = formatRegisteredName(fornavn, surname);
  return name === null ? [] : [{ code: valueAt(role, 'type', 'kode'), name }];
}
