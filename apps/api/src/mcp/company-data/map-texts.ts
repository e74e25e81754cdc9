import { DATA_SCHEMAS, type DataModule } from '@firmlens/contract';
import type { TSchema } from '@sinclair/typebox';
import { TRUSTED_KEYS } from './trusted-values';

/** Where a text stands in a module's data. */
export interface TextLocation {
  /** Its path, such as `business.services[].name`; a map's keys are `*` where third parties choose them. */
  path: string;
  /** The field of the contract that it is part of, such as `business.services`. */
  field: string;
  /** The item of the field's list that it is part of. */
  item: unknown;
}

/** What becomes of a text; of a map's free key there is no schema. */
type OnText = (text: string, place: TextLocation, schema: TSchema | null) => unknown;

/** What a JSON object holds. */
export type Fields = Record<string, unknown>;

/** What is read of a field's schema. */
interface Shape {
  anyOf?: readonly TSchema[];
  items?: TSchema;
  properties?: Readonly<Record<string, TSchema>>;
  patternProperties?: Readonly<Record<string, TSchema>>;
}

/**
 * A module's data as its schema has it, with each text replaced by what `onText` makes of it. A map whose keys third
 * parties choose is a list of {name, value}. What neither the schema nor `TRUSTED_KEYS` names is left out, so that no key is a third
 * party's.
 */
export function mapTexts(module: DataModule, data: unknown, onText: OnText): Fields {
  return Object.fromEntries(
    Object.entries<TSchema>(DATA_SCHEMAS[module].properties).map(([name, schema]) => {
      const field = `${module}.${name}`;
      return [name, walk(schema, own(data, name), { path: field, field, item: null }, onText)];
    }),
  );
}

function walk(schema: TSchema, value: unknown, place: TextLocation, onText: OnText): unknown {
  if (typeof value === 'string') return onText(value, place, schema);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (value === null || typeof value !== 'object') return null;
  const { items, properties, patternProperties } = shapeOf(schema);
  if (Array.isArray(value)) return items === undefined ? null : walkList(items, value, place, onText);
  if (properties !== undefined) {
    return Object.fromEntries(
      Object.entries(properties).map(([name, inner]) => [
        name,
        walk(inner, own(value, name), { ...place, path: `${place.path}.${name}` }, onText),
      ]),
    );
  }
  const [inner] = Object.values(patternProperties ?? {});
  return inner === undefined ? null : walkMap(inner, value, place, onText);
}

function walkList(
  items: TSchema,
  values: readonly unknown[],
  place: TextLocation,
  onText: OnText,
): unknown[] {
  return values.map((value) =>
    walk(items, value, { ...place, path: `${place.path}[]`, item: place.item ?? value }, onText),
  );
}

function walkMap(inner: TSchema, map: object, place: TextLocation, onText: OnText): unknown {
  const keys = TRUSTED_KEYS[place.path];
  const entries = Object.entries(map);
  if (keys !== undefined) {
    return Object.fromEntries(
      entries
        .filter(([key]) => keys.has(key))
        .map(([key, value]) => [key, walk(inner, value, { ...place, path: `${place.path}.${key}` }, onText)]),
    );
  }
  return entries.map(([key, value]) => ({
    name: onText(key, { ...place, path: `${place.path}.name`, item: key }, null),
    value: walk(inner, value, { ...place, path: `${place.path}.*` }, onText),
  }));
}

/** The schema without what allows for null. */
function shapeOf(schema: TSchema): Shape {
  const { anyOf } = schema as Shape;
  if (anyOf === undefined) return schema as Shape;
  return anyOf.map(shapeOf).find((variant) => Object.keys(variant).some((key) => CONTAINERS.has(key))) ?? {};
}
const CONTAINERS: ReadonlySet<string> = new Set(['items', 'properties', 'patternProperties']);

function own(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Fields)[name]
    : null;
}
