import { type JsonObject, objectOf, itemsOf, valueAt } from '../parsing/json-values';

/** An item of the knowledge base, as its REST API gives it. */
export interface Item {
  /** `Q` and a number. */
  id: string;
  labels: JsonObject;
  descriptions: JsonObject;
  /** Statements by property. */
  statements: JsonObject;
}

/** A statement that gives a value; others say that there is none, or that nobody knows which. */
export interface Statement {
  value: unknown;
  isPreferred: boolean;
  /** As they are written: each has a `property` and a `value`. */
  qualifiers: JsonObject[];
}

/** A point in time, as precise as it is given. */
export interface WikiTime {
  year: number;
  month: number | null;
  /** `YYYY-MM-DD`. */
  day: string | null;
}

const MAX_STATEMENTS = 500;
const MAX_QUALIFIERS = 50;
const END_TIME = 'P582';
/** Precision of times: 9 is the year, 10 the month, 11 the day. */
const YEAR = 9;
const MONTH = 10;
const DAY = 11;
/** A count as such, or one of employees. */
const COUNTS = /^(?:1|https?:\/\/www\.wikidata\.org\/entity\/Q703534)$/;

/** Every statement with a value that was not found to be wrong, those of the past included. */
export function statementsOf({ statements }: Pick<Item, 'statements'>, property: string): Statement[] {
  return itemsOf(statements[property], MAX_STATEMENTS).flatMap((statement) => {
    const { rank, value, qualifiers } = objectOf(statement);
    if (rank === 'deprecated' || valueAt(value, 'type') !== 'value') return [];
    return {
      value: valueAt(value, 'content'),
      isPreferred: rank === 'preferred',
      qualifiers: itemsOf(qualifiers, MAX_QUALIFIERS).map(objectOf),
    };
  });
}

/** What holds today: the preferred statements, or all where none is, without those that have an end. */
export function currentStatements(item: Pick<Item, 'statements'>, property: string): Statement[] {
  const lasting = statementsOf(item, property).filter((statement) => !hasEnded(statement));
  const preferred = lasting.filter(({ isPreferred }) => isPreferred);
  return preferred.length > 0 ? preferred : lasting;
}

/** The first value that holds today and can be read. */
export function currentValue<T>(
  item: Pick<Item, 'statements'>,
  property: string,
  read: (value: unknown) => T | null,
): T | null {
  return currentValues(item, property, read)[0] ?? null;
}

/** The values that hold today and can be read, each once. */
export function currentValues<T>(
  item: Pick<Item, 'statements'>,
  property: string,
  read: (value: unknown) => T | null,
): T[] {
  return [...new Set(currentStatements(item, property).flatMap(({ value }) => read(value) ?? []))];
}

/** The value of a statement's first qualifier of that property; undefined where there is none. */
export function qualifierOf({ qualifiers }: Statement, property: string): unknown {
  const found = qualifiers.find((qualifier) => valueAt(qualifier, 'property', 'id') === property);
  return valueAt(found, 'value', 'content');
}

/** The item that a value names; null where it is something else. */
export function itemIdOf(value: unknown): string | null {
  return typeof value === 'string' && /^Q[1-9]\d{0,11}$/.test(value) ? value : null;
}

/** A value as text without what surrounds it; null where it is empty or none. */
export function stringOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 1_000) : null;
}

/** The text of a value that has a language. */
export function monolingualTextOf(value: unknown): { language: string; text: string } | null {
  const { language, text } = objectOf(value);
  return typeof language === 'string' && typeof text === 'string' ? { language, text } : null;
}

/** A time of our calendar from the year 1000 on, to the year at least; null for anything else. */
export function timeOf(value: unknown): WikiTime | null {
  const { time, precision } = objectOf(value);
  const parts = typeof time === 'string' ? /^\+(\d{4})-(\d{2})-(\d{2})T/.exec(time) : null;
  if (parts === null || typeof precision !== 'number' || precision < YEAR) return null;
  const [, year = '', month = '', day = ''] = parts;
  if (Number(year) < 1000) return null;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`);
  return {
    year: Number(year),
    month: precision >= MONTH && Number(month) >= 1 && Number(month) <= 12 ? Number(month) : null,
    day: precision >= DAY && isDay ? `${year}-${month}-${day}` : null,
  };
}

/** A whole number of things or people, written with its sign; null where it is below zero, a fraction, or measured. */
export function countOf(value: unknown): number | null {
  const { amount, unit } = objectOf(value);
  if (typeof amount !== 'string' || typeof unit !== 'string' || !COUNTS.test(unit)) return null;
  return /^\+?\d{1,12}$/.test(amount) ? Number(amount) : null;
}

function hasEnded({ qualifiers }: Statement): boolean {
  return qualifiers.some(
    (qualifier) =>
      valueAt(qualifier, 'property', 'id') === END_TIME && valueAt(qualifier, 'value', 'type') !== 'novalue',
  );
}
