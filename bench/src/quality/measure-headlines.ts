import { textKey } from '@firmlens/contract';
import { readEvent } from '@firmlens/headlines';
import { count, type CountsByName } from './counts';
import { labelledHeadlines, type LabelledHeadline } from './labels';

export interface HeadlineMistake {
  id: string;
  title: string;
  expected: unknown;
  given: unknown;
}

/** What is counted: event types, classes of the events that were read, and their entities by role. */
type Kind = 'types' | 'classes' | 'entities';

const typesOf = (expect: NonNullable<LabelledHeadline['expect']>): string[] =>
  typeof expect.type === 'string' ? [expect.type] : expect.type.any;
const listed = (value: string | readonly string[]): string[] =>
  (typeof value === 'string' ? [value] : [...value]).map(textKey);
const sorted = (names: Iterable<[string, { right: number; wrong: number; missed: number }]>) =>
  new Map([...names].sort(([a], [b]) => a.localeCompare(b, 'en')));

/** Counts which labelled headlines are read correctly. */
export function measureHeadlines(): {
  read: number;
  counts: Record<Kind, CountsByName>;
  mistakes: HeadlineMistake[];
} {
  const counts: Record<Kind, CountsByName> = { types: new Map(), classes: new Map(), entities: new Map() };
  const mistakes: HeadlineMistake[] = [];
  const headlines = labelledHeadlines();
  for (const headline of headlines) {
    const { id, title, expect } = headline;
    const given = readEvent(headline);
    const types = expect === null ? [] : typesOf(expect);
    const isRight = given === null ? expect === null : types.includes(given.type);
    if (given !== null && isRight) count(counts.types, given.type, { right: 1 });
    else {
      if (given !== null) count(counts.types, given.type, { wrong: 1 });
      if (types[0] !== undefined) count(counts.types, types[0], { missed: 1 });
    }
    if (!isRight) mistakes.push({ id, title, expected: expect, given });
    if (expect === null || given === null) continue;

    // Scores the class of every headline read as an event, whatever its type.
    if (given.class === expect.class) count(counts.classes, given.class, { right: 1 });
    else {
      count(counts.classes, given.class, { wrong: 1 });
      count(counts.classes, expect.class, { missed: 1 });
      mistakes.push({ id, title, expected: expect.class, given: given.class });
    }

    for (const [role, expected] of Object.entries(expect.entities ?? {})) {
      const found = given.entities[role] === undefined ? [] : given.entities[role].split(', ').map(textKey);
      const wanted = listed(expected);
      const right = wanted.filter((name) => found.includes(name)).length;
      count(counts.entities, role, { right, wrong: found.length - right, missed: wanted.length - right });
      if (right < wanted.length)
        mistakes.push({ id, title, expected: { [role]: expected }, given: given.entities });
    }
  }
  return {
    read: headlines.length,
    counts: {
      types: sorted(counts.types),
      classes: sorted(counts.classes),
      entities: sorted(counts.entities),
    },
    mistakes,
  };
}
