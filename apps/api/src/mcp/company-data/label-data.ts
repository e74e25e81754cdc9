import { DATA_SCHEMAS, type DataModule } from '@firmlens/contract';
import type { TSchema } from '@sinclair/typebox';
import { untrusted, untrustedAddress } from '../untrusted/untrusted';
import {
  ADDRESSES,
  CLOSED_KEYS,
  CLOSED_VALUES,
  type ClosedValueContext,
  isDay,
  isMoment,
} from './closed-values';

/** Where a text stands in a module's data. */
export interface Place {
  /** Its path, such as `business.services[].name`; a map's keys are `*` where third parties choose them. */
  path: string;
  /** The field of the contract that it is part of, such as `business.services`. */
  field: string;
  /** The item of the field's list that it is part of. */
  item: unknown;
}

export interface LabelContext extends ClosedValueContext {
  /** Where the value was seen, as far as that is known. */
  sourceUrl: (place: Place) => string | null;
}

/** What is read of a field's schema. */
interface Shape {
  const?: unknown;
  anyOf?: readonly TSchema[];
  items?: TSchema;
  properties?: Readonly<Record<string, TSchema>>;
  patternProperties?: Readonly<Record<string, TSchema>>;
  format?: string;
}

/** What a JSON object holds. */
export type Fields = Record<string, unknown>;

/**
 * A module's data with each text of a third party in its envelope: any text but those that the schema or
 * `CLOSED_VALUES` closes. A map whose keys third parties choose is a list of {name, value}. What neither the schema nor
 * `CLOSED_KEYS` names is left out, so that no key of the answer is a third party's either.
 */
export function labelData(module: DataModule, data: unknown, context: LabelContext): Fields {
  const { properties } = DATA_SCHEMAS[module];
  return Object.fromEntries(
    Object.entries<TSchema>(properties).map(([name, schema]) => {
      const field = `${module}.${name}`;
      return [name, label(schema, own(data, name), { path: field, field, item: null }, context)];
    }),
  );
}

function label(schema: TSchema, value: unknown, place: Place, context: LabelContext): unknown {
  if (typeof value === 'string') return labelText(schema, value, place, context);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (value === null || typeof value !== 'object') return null;
  const { items, properties, patternProperties } = shapeOf(schema);
  if (Array.isArray(value)) return items === undefined ? null : labelList(items, value, place, context);
  if (properties !== undefined) {
    return Object.fromEntries(
      Object.entries(properties).map(([name, inner]) => [
        name,
        label(inner, own(value, name), { ...place, path: `${place.path}.${name}` }, context),
      ]),
    );
  }
  const [inner] = Object.values(patternProperties ?? {});
  return inner === undefined ? null : labelMap(inner, value, place, context);
}

function labelList(
  items: TSchema,
  values: readonly unknown[],
  place: Place,
  context: LabelContext,
): unknown[] {
  return values.map((value) =>
    label(items, value, { ...place, path: `${place.path}[]`, item: place.item ?? value }, context),
  );
}

function labelMap(inner: TSchema, map: object, place: Place, context: LabelContext): unknown {
  const keys = CLOSED_KEYS[place.path];
  const entries = Object.entries(map);
  if (keys !== undefined) {
    return Object.fromEntries(
      entries
        .filter(([key]) => keys.has(key))
        .map(([key, value]) => [
          key,
          label(inner, value, { ...place, path: `${place.path}.${key}` }, context),
        ]),
    );
  }
  return entries.map(([key, value]) => ({
    name: untrusted(key, context.sourceUrl({ ...place, item: key }), 'title'),
    value: label(inner, value, { ...place, path: `${place.path}.*` }, context),
  }));
}

function labelText(schema: TSchema, text: string, place: Place, context: LabelContext): unknown {
  if (isClosed(schema, text) || CLOSED_VALUES[place.path]?.(text, context) === true) return text;
  const sourceUrl = context.sourceUrl(place);
  return ADDRESSES.has(place.path)
    ? untrustedAddress(text, sourceUrl)
    : untrusted(text, sourceUrl, kindOf(place.path));
}

/** Whether the schema itself leaves a text no room for words. */
export function isClosed(schema: TSchema, text: string): boolean {
  const { const: literal, anyOf, format } = schema as Shape;
  if (anyOf !== undefined) return anyOf.some((variant) => isClosed(variant, text));
  if (literal !== undefined) return literal === text;
  return (format === 'date' && isDay(text)) || (format === 'date-time' && isMoment(text));
}

/** The schema without what allows for null. */
function shapeOf(schema: TSchema): Shape {
  const { anyOf } = schema as Shape;
  if (anyOf === undefined) return schema as Shape;
  return anyOf.map(shapeOf).find((variant) => Object.keys(variant).some((key) => CONTAINERS.has(key))) ?? {};
}
const CONTAINERS: ReadonlySet<string> = new Set(['items', 'properties', 'patternProperties']);

const LONG = new Set(['description', 'biography', 'insight', 'ai_reasoning', 'target_audience', 'reason']);
const SHORT = new Set(['title', 'name', 'position', 'legal_name']);

function kindOf(path: string): 'title' | 'description' | 'other' {
  const name = path.slice(path.lastIndexOf('.') + 1);
  if (LONG.has(name)) return 'description';
  return SHORT.has(name) ? 'title' : 'other';
}

function own(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Fields)[name]
    : null;
}
