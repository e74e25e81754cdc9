import type { TObject, TSchema } from '@sinclair/typebox';

/** A JSON schema as `tools/list` shows it. */
type Listed = Record<string, unknown>;

interface Parts {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly TSchema[];
  items?: TSchema;
  properties?: Readonly<Record<string, TSchema>>;
  required?: readonly string[];
  description?: string;
}

/** Limits that no honest caller meets. A call that exceeds them is refused with the limit. */
const UNLISTED_LIMITS: ReadonlySet<string> = new Set(['minLength', 'maxLength']);

/** Returns the schema of arguments as agents read it before they call. A choice of words is a list of them. */
export function listedInput(schema: TSchema): Listed {
  const { anyOf = [], description, ...rest } = schema as Parts;
  if (anyOf.length > 0) {
    return { type: 'string', enum: anyOf.map((variant) => (variant as Parts).const), description };
  }
  return Object.fromEntries(
    Object.entries({ ...rest, description })
      .filter(([name, value]) => value !== undefined && !UNLISTED_LIMITS.has(name))
      .map(([name, value]) => {
        if (name === 'items') return [name, listedInput(value as TSchema)];
        return [name, name === 'properties' ? mapValues(value as Fields, listedInput) : value];
      }),
  );
}

type Fields = Readonly<Record<string, TSchema>>;

/**
 * Returns an outline of a result's schema: its fields with their types, and of the objects in them the names
 * that are always there. Every result that fits the schema fits the outline.
 */
export function outlineOf({ properties, required }: TObject): Listed {
  return { type: 'object', properties: mapValues(properties, outlineOfField), required };
}

function outlineOfField(schema: TSchema): Listed {
  const { type, anyOf, items, required } = schema as Parts;
  if (anyOf !== undefined) {
    const variants = anyOf.map(outlineOfField);
    const types = [...new Set(variants.map((variant) => variant['type']))];
    const known = variants.find((variant) => variant['type'] !== 'null');
    return { ...known, type: types.length === 1 ? types[0] : types };
  }
  if (items !== undefined) return { type, items: outlineOfField(items) };
  return { type: type ?? 'string', ...(type === 'object' && required?.length ? { required } : {}) };
}

const mapValues = (fields: Fields, change: (schema: TSchema) => Listed): Listed =>
  Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, change(schema)]));
