import { type JsonObject, objectOf, itemsOf, valueAt } from '../parsing/json-values';

/** An item, in the form of Wikidata's REST API. */
export interface Item {
  /** `Q` followed by a number. */
  id: string;
  labels: JsonObject;
  descriptions: JsonObject;
  /** Statements by property. */
  statements: JsonObject;
}

/** A statement with a value. Other statements say that there is no value, or that it is unknown. */
export interface Statement {
  value: unknown;
  isPreferred: boolean;
  /** As in the response: each has a `property` and a `value`. */
  qualifiers: JsonObject[];
}

/** A point in time, to the stated precision. */
export interface WikiTime {
  year: number;
  month: number | null;
  /** `YYYY-MM-DD`. */
  day: string | null;
}

const MAX_STATEMENTS = 500;
const MAX_QUALIFIERS = 50;
const END_TIME = 'P582';
/** Precision codes of times: 9 is the year, 10 the month, 11 the day. */
const YEAR = 9;
const MONTH = 10;
const DAY = 11;
/** Units of a count: none, or employees. */
const COUNTS = /^(?:1|https?:\/\/www\.wikidata\.org\/entity\/Q703534)$/;

/** Returns every statement that has a value and is not deprecated, including past ones. */
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

/** Returns the statements without an end: the preferred ones, or all if none is preferred. */
export function currentStatements(item: Pick<Item, 'statements'>, property: string): Statement[] {
  const current = statementsOf(item, property).filter((statement) => !hasEnded(statement));
  const preferred = current.filter(({ isPreferred }) => isPreferred);
  return preferred.length > 0 ? preferred : current;
}

/** Returns the first current value that can be parsed. */
export function currentValue<T>(
  item: Pick<Item, 'statements'>,
  property: string,
  read: (value: unknown) => T | null,
): T | null {
  return currentValues(item, property, read)[0] ?? null;
}

/** Returns the distinct current values that can be parsed. */
export function currentValues<T>(
  item: Pick<Item, 'statements'>,
  property: string,
  read: (value: unknown) => T | null,
): T[] {
  return [...new Set(currentStatements(item, property).flatMap(({ value }) => read(value) ?? []))];
}

/** Returns the value of a statement's first qualifier with that property, or undefined. */
export function qualifierOf({ qualifiers }: Statement, property: string): unknown {
  const found = qualifiers.find((qualifier) => valueAt(qualifier, 'property', 'id') === property);
  return valueAt(found, 'value', 'content');
}

/** Returns the id if the value is an item, otherwise null. */
export function itemIdOf(value: unknown): string | null {
  return typeof value === 'string' && /^Q[1-9]\d{0,11}$/.test(value) ? value : null;
}

/** Returns trimmed text, or null if the value is empty or not text. */
export function stringOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 1_000) : null;
}

/** Returns a text that is tagged with its language. */
export function monolingualTextOf(value: unknown): { language: string; text: string } | null {
  const { language, text } = objectOf(value);
  return typeof language === 'string' && typeof text === 'string' ? { language, text } : null;
}

/**
 * Parses a date from the year 1000 on that is precise to at least the year. Returns null for anything else.
 */
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

/**
 * Parses a non-negative integer of things or people, written with its sign. Returns null for fractions,
 * negative numbers and other units.
 */
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
