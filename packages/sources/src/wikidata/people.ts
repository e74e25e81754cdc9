import type { Evidence } from '@firmlens/contract';
import type { OptionalQueries } from '../optional-queries';
import { parsePersonName, createTeamMember } from '@firmlens/text';

import { currentStatements, currentValues, itemIdOf, type Item } from './statements';
import type { Subject } from './subject';
import type { WikidataApi } from './wikidata-api';

const FOUNDER = 'P112';
/** Positions that only people hold, by property, highest first. */
const OFFICES: Readonly<Record<string, string>> = {
  P169: 'CEO',
  P488: 'Chair',
  P1037: 'Director',
  P3320: 'Board member',
};
const HUMAN = 'Q5';
const MAX_OF_OFFICE = 15;
/** Each one takes a request. */
const MAX_FOUNDERS = 3;
const CONFIDENCE = 0.85;

/** Item ids of the company's people, each with the positions held. */
export type People = ReadonlyMap<string, string[]>;

/**
 * Finds founders and current office holders. A founder can be a company, so each one without an office is
 * checked to be human.
 */
export async function findPeople(
  api: WikidataApi,
  item: Item,
  optionalQueries: OptionalQueries,
): Promise<People> {
  const people = new Map<string, string[]>();
  const add = (id: string, position: string) => people.set(id, [...(people.get(id) ?? []), position]);
  for (const [property, position] of Object.entries(OFFICES)) {
    for (const id of currentValues(item, property, itemIdOf).slice(0, MAX_OF_OFFICE)) add(id, position);
  }
  for (const id of currentValues(item, FOUNDER, itemIdOf).slice(0, MAX_FOUNDERS)) {
    if (people.has(id) || (await optionalQueries.run('founders', () => isHuman(api, id)))) add(id, 'Founder');
  }
  return people;
}

/** Returns evidence of the people, with name and position. */
export function readPeople({ terms, observeField }: Subject, people: People): Evidence[] {
  return [...people].flatMap(([id, positions]) => {
    const name = parsePersonName(terms.get(id)?.label ?? '');
    if (name === null) return [];
    return observeField('team.team_members', createTeamMember(name, positions.join(', ')), CONFIDENCE);
  });
}

async function isHuman(api: WikidataApi, id: string): Promise<boolean> {
  const classes = currentStatements(await api.statements(id, 'P31'), 'P31');
  return classes.some(({ value }) => value === HUMAN);
}
