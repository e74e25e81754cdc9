import { DATA_SCHEMAS, type DataModule } from '@firmlens/contract';
import type { TSchema } from '@sinclair/typebox';
import { KNOWN_KEYS, OMITTED_FIELDS } from './company-fields';

/**
 * Returns the replacement of a text, or null to leave it out. `path` is where it is, such as
 * `business.services[].name`. Map keys chosen by third parties are `*`.
 */
type OnText = (text: string, path: string) => string | null;

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
 * Returns a module's data in the shape of its schema, with each text replaced by the result of `onText`, and
 * without nulls and empty values. A map whose keys third parties choose becomes a list of {name, value}. Keys
 * that neither the schema nor `KNOWN_KEYS` names are dropped, so no key comes from a third party.
 */
export function mapKnownFields(module: DataModule, data: unknown, onText: OnText): Fields {
  return mapProperties(DATA_SCHEMAS[module].properties, data, module, onText);
}

function mapProperties(
  properties: Readonly<Record<string, TSchema>>,
  value: unknown,
  path: string,
  onText: OnText,
): Fields {
  return knownFields(
    Object.entries(properties).map(([name, schema]) => [
      name,
      mapValue(schema, ownProperty(value, name), `${path}.${name}`, onText),
    ]),
  );
}

function mapValue(schema: TSchema, value: unknown, path: string, onText: OnText): unknown {
  if (OMITTED_FIELDS.has(path)) return null;
  if (typeof value === 'string') return onText(value, path);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (value === null || typeof value !== 'object') return null;
  const { items, properties, patternProperties } = shapeOf(schema);
  if (Array.isArray(value)) {
    if (items === undefined) return null;
    return value.map((item) => mapValue(items, item, `${path}[]`, onText)).filter(isKnown);
  }
  if (properties !== undefined) return mapProperties(properties, value, path, onText);
  const [inner] = Object.values(patternProperties ?? {});
  return inner === undefined ? null : mapEntries(inner, value, path, onText);
}

function mapEntries(inner: TSchema, map: object, path: string, onText: OnText): unknown {
  const keys = KNOWN_KEYS[path];
  const entries = Object.entries(map);
  if (keys !== undefined) {
    return knownFields(
      entries
        .filter(([key]) => keys.has(key))
        .map(([key, value]) => [key, mapValue(inner, value, `${path}.${key}`, onText)]),
    );
  }
  return entries.map(([key, value]) =>
    knownFields([
      ['name', onText(key, `${path}.name`)],
      ['value', mapValue(inner, value, `${path}.*`, onText)],
    ]),
  );
}

const knownFields = (entries: readonly [string, unknown][]): Fields =>
  Object.fromEntries(entries.filter(([, value]) => isKnown(value)));

/** Whether a value says anything: it is not null, and neither an empty list nor an empty object. */
function isKnown(value: unknown): boolean {
  return value !== null && (typeof value !== 'object' || Object.keys(value).length > 0);
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
