import type { TSchema } from '@sinclair/typebox';

/** A part of a JSON Schema: any JSON value. */
export type SchemaPart = string | number | boolean | null | SchemaPart[] | { [key: string]: SchemaPart };

/** Returns a reference to a schema of the document by its `$id`. */
export function schemaRef(schema: TSchema): { $ref: string } {
  return refTo(idOf(schema));
}

function refTo(id: string): { $ref: string } {
  return { $ref: `#/components/schemas/${id}` };
}

function idOf({ $id }: TSchema): string {
  if ($id === undefined) throw new Error('a schema without an $id cannot be referenced');
  return $id;
}

/**
 * Builds the document's `components.schemas`: each schema under its `$id`, including nested schemas with an
 * `$id`. TypeBox refers to schemas by `$id`, the document by their place in it.
 */
export function componentSchemas(roots: readonly TSchema[]): Record<string, SchemaPart> {
  const components: Record<string, SchemaPart> = {};

  function add(id: string, schema: object): void {
    if (id in components) return;
    components[id] = true;
    components[id] = fieldsOf(schema);
  }

  function fieldsOf(schema: object): SchemaPart {
    const fields = Object.entries(schema) as [string, unknown][];
    return Object.fromEntries(
      fields.filter(([key]) => key !== '$id').map(([key, value]) => [key, partOf(value)]),
    );
  }

  function partOf(value: unknown): SchemaPart {
    if (Array.isArray(value)) return value.map(partOf);
    if (typeof value !== 'object' || value === null) return value as SchemaPart;
    if ('$ref' in value && typeof value.$ref === 'string') {
      const description = 'description' in value ? { description: String(value.description) } : {};
      return { ...description, ...refTo(value.$ref) };
    }
    if ('$id' in value && typeof value.$id === 'string') {
      add(value.$id, value);
      return refTo(value.$id);
    }
    return fieldsOf(value);
  }

  for (const root of roots) add(idOf(root), root);
  return components;
}
