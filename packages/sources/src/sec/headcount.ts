import { dayOf, objectOf, integerOf, itemsOf, valueAt } from '../parsing/json-values';

/** A filer's headcount on a given day. */
export interface Headcount {
  count: number;
  /** `YYYY-MM-DD`. */
  asOf: string;
}

const MAX_UNITS = 10;
const MAX_FACTS = 1_000;

/**
 * Returns the latest headcount among the facts of one concept, whatever their unit is called. Ignores facts
 * before `earliest`.
 */
export function readHeadcount(concept: unknown, earliest: string): Headcount | null {
  const units = Object.values(objectOf(valueAt(concept, 'units'))).slice(0, MAX_UNITS);
  const facts = units
    .flatMap((unit) => itemsOf(unit, MAX_FACTS))
    .flatMap((fact): Headcount[] => {
      const { val, end } = objectOf(fact);
      const [count, asOf] = [integerOf(val), dayOf(end)];
      return count === null || count < 1 || asOf === null || asOf < earliest ? [] : [{ count, asOf }];
    });
  return facts.reduce<Headcount | null>(
    (latest, fact) => (latest === null || fact.asOf >= latest.asOf ? fact : latest),
    null,
  );
}
