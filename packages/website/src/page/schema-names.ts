const SCHEMA_ORG = /^https?:\/\/(?:www\.)?schema\.org(?:[/#]|$)/i;

/** Returns the name of a schema.org type without the vocabulary's prefix. */
export function schemaTypeName(type: string): string {
  return type
    .trim()
    .replace(SCHEMA_ORG, '')
    .replace(/^schema:/i, '')
    .slice(0, 100);
}

/**
 * Returns the name of a schema.org property without the prefix, or null for a keyword or another vocabulary's
 * property.
 */
export function schemaPropertyName(key: string): string | null {
  const name = key
    .trim()
    .replace(SCHEMA_ORG, '')
    .replace(/^schema:/i, '');
  return /^[a-z][a-z0-9]{0,60}$/i.test(name) ? name : null;
}

/**
 * Returns whether names under this JSON-LD context belong to schema.org. Pages without a context mean
 * schema.org; a context that names only other vocabularies does not.
 */
export function isSchemaOrgContext(context: unknown): boolean {
  if (context === undefined || context === null) return true;
  if (typeof context === 'string') return isSchemaOrgUrl(context);
  if (Array.isArray(context))
    return context.slice(0, 20).some((item) => item !== null && isSchemaOrgContext(item));
  return typeof context === 'object' && Object.values(context).some((item) => isSchemaOrgUrl(item));
}

/** Returns whether the address of a vocabulary or type belongs to schema.org. */
export function isSchemaOrgUrl(address: unknown): boolean {
  return (
    typeof address === 'string' &&
    /^(?:https?:)?(?:\/\/)?(?:www\.)?schema\.org(?:[/#]|$)/i.test(address.trim())
  );
}
