import { DATA_SCHEMAS, type DataModule } from '@firmlens/contract';
import type { TSchema } from '@sinclair/typebox';
import { TRUSTED_KEYS } from './trusted-values';

/** Location of a text in a module's data. */
export interface TextLocation {
  /** Path such as `business.services[].name`. Map keys chosen by third parties are `*`. */
  path: string;
  /** The contract field it belongs to, such as `business.services`. */
  field: string;
  /** The item of the field's list it belongs to. */
  item: unknown;
}

/** Returns the replacement of a text. The free key of a map has no schema. */
type OnText = (text: string, location: TextLocation, schema: TSchema | null) => unknown;

/** A JSON object. */
export type Fields = Record<string, unknown>;

/** The parts of a field's schema that are read. */
interface FieldSchema {
  anyOf?: readonly TSchema[];
  items?: TSchema;
  properties?: Readonly<Record<string, TSchema>>;
  patternProperties?: Readonly<Record<string, TSchema>>;
}

/**
 * Returns a module's data in the shape of its schema, with each text replaced by the result of `onText`. A
 * map whose keys third parties choose becomes a list of {name, value}. Keys that neither the schema nor
 * `TRUSTED_KEYS` names are dropped, so no key comes from a third party.
 */
export function mapTexts(module: DataModule, data: unknown, onText: OnText): Fields {
  return Object.fromEntries(
    Object.entries<TSchema>(DATA_SCHEMAS[module].properties).map(([name, schema]) => {
      const field = `${module}.${name}`;
      return [name, walk(schema, ownProperty(data, name), { path: field, field, item: null }, onText)];
    }),
  );
}

function walk(schema: TSchema, value: unknown, location: TextLocation, onText: OnText): unknown {
  if (typeof value === 'string') return onText(value, location, schema);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (value === null || typeof value !== 'object') return null;
  const { items, properties, patternProperties } = shapeOf(schema);
  if (Array.isArray(value)) return items === undefined ? null : walkList(items, value, location, onText);
  if (properties !== undefined) {
    return Object.fromEntries(
      Object.entries(properties).map(([name, inner]) => [
        name,
        walk(inner, ownProperty(value, name), { ...location, path: `${location.path}.${name}` }, onText),
      ]),
    );
  }
  const [inner] = Object.values(patternProperties ?? {});
  return inner === undefined ? null : walkMap(inner, value, location, onText);
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

function walkMap(inner: TSchema, map: object, location: TextLocation, onText: OnText): unknown {
  const keys = TRUSTED_KEYS[location.path];
  const entries = Object.entries(map);
  if (keys !== undefined) {
    return Object.fromEntries(
      entries
        .filter(([key]) => keys.has(key))
        .map(([key, value]) => [
          key,
          walk(inner, value, { ...location, path: `${location.path}.${key}` }, onText),
        ]),
    );
  }
  return entries.map(([key, value]) => ({
    name: onText(key, { ...location, path: `${location.path}.name`, item: key }, null),
    value: walk(inner, value, { ...location, path: `${location.path}.*` }, onText),
  }));
}

/** Unwraps a nullable schema. */
function shapeOf(schema: TSchema): FieldSchema {
  const { anyOf } = schema as FieldSchema;
  if (anyOf === undefined) return schema as FieldSchema;
  return anyOf.map(shapeOf).find((variant) => Object.keys(variant).some((key) => CONTAINERS.has(key))) ?? {};
}
const CONTAINERS: ReadonlySet<string> = new Set(['items', 'properties', 'patternProperties']);

function ownProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Fields)[name]
    : null;
}
