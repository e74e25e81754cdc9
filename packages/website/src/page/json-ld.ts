import type { CheerioAPI } from 'cheerio';
import { MAX_JSON_LENGTH, parseEmbeddedJson } from './embedded-json';
import { isSchemaOrgContext, schemaPropertyName, schemaTypeName } from './schema-names';
import type { SchemaNode, SchemaValue } from './web-page';

/** Matches the type of a script that holds JSON-LD. */
export const JSON_LD_SCRIPT_TYPE = /^\s*application\/ld\+json/i;
const MAX_NESTING = 10;
/** Maximum number of nodes built for one page, including followed references. Ends circular references. */
const MAX_NODES = 5_000;
const MAX_VALUES = 500;
const MAX_TYPES = 50;
/**
 * Maximum number of properties and values read for one page. The properties of an `@id` are read wherever it
 * is referenced.
 */
const MAX_STEPS = 100_000;
const MAX_STRING = 20_000;

type JsonObject = Record<string, unknown>;

/** The remaining budget for a page. */
interface Budget {
  nodes: number;
  steps: number;
}

/** Returns the schema.org things in a page's JSON-LD, in order. */
export function readJsonLd($: CheerioAPI): SchemaNode[] {
  const scripts = $('script[type]').toArray();
  return parseJsonLdScripts(
    scripts.flatMap((element) =>
      JSON_LD_SCRIPT_TYPE.test(element.attribs['type'] ?? '') ? $(element).text() : [],
    ),
  );
}

/**
 * Returns the schema.org things in JSON-LD scripts, in order. Each script is parsed on its own, so a broken
 * one does not affect the others. References by `@id` are followed within the page, also between scripts.
 * Contexts are never fetched.
 */
export function parseJsonLdScripts(scripts: readonly string[]): SchemaNode[] {
  const objects = topLevelObjects(scripts);
  const byId = indexById(objects);
  const budget = { nodes: MAX_NODES, steps: MAX_STEPS };
  const listedIds = new Set<string>();
  const nodes: SchemaNode[] = [];
  for (const object of objects) {
    const id = idOf(object);
    if (id !== undefined) {
      if (listedIds.has(id)) continue;
      listedIds.add(id);
    }
    const node = toNode(object, byId, budget, []);
    if (node) nodes.push(node);
  }
  return nodes;
}

/** Returns the top-level objects of all scripts. Arrays, `@graph` and `@set` are opened. */
function topLevelObjects(scripts: readonly string[]): JsonObject[] {
  const objects: JsonObject[] = [];
  let left = MAX_JSON_LENGTH;
  const open = (value: unknown, depth: number): void => {
    if (depth > 4 || objects.length >= MAX_NODES) return;
    if (Array.isArray(value)) value.forEach((item) => open(item, depth + 1));
    else if (isObject(value) && isSchemaOrgContext(value['@context'])) {
      if (value['@graph'] !== undefined) open(value['@graph'], depth + 1);
      if (value['@type'] !== undefined) objects.push(value);
    }
  };
  for (const text of scripts) {
    left -= text.length;
    if (left < 0) break;
    open(parseEmbeddedJson(text), 0);
  }
  return objects;
}

/** Groups all objects on the page by `@id`. */
function indexById(objects: readonly JsonObject[]): Map<string, JsonObject[]> {
  const byId = new Map<string, JsonObject[]>();
  let left = MAX_NODES;
  const visit = (value: unknown, depth: number): void => {
    if (depth > MAX_NESTING || left <= 0) return;
    if (Array.isArray(value)) {
      value.slice(0, MAX_VALUES).forEach((item) => visit(item, depth));
    } else if (isObject(value)) {
      left -= 1;
      const id = idOf(value);
      if (id !== undefined && Object.keys(value).length > 1) {
        const parts = byId.get(id);
        if (parts) parts.push(value);
        else byId.set(id, [value]);
      }
      Object.values(value).forEach((item) => visit(item, depth + 1));
    }
  };
  objects.forEach((object) => visit(object, 0));
  return byId;
}

/** Returns null for an empty object, and for one that contains itself. */
function toNode(
  object: JsonObject,
  byId: ReadonlyMap<string, JsonObject[]>,
  budget: Budget,
  within: readonly unknown[],
): SchemaNode | null {
  const id = idOf(object);
  const parts = (id === undefined ? undefined : byId.get(id)) ?? [object];
  const identity = parts[0];
  if (within.length >= MAX_NESTING || within.includes(identity) || budget.nodes <= 0) return null;
  budget.nodes -= 1;

  const types: string[] = [];
  const properties: Record<string, SchemaValue[]> = Object.create(null) as Record<string, SchemaValue[]>;
  for (const part of parts) {
    if (budget.steps <= 0) break;
    for (const [key, raw] of Object.entries(part)) {
      if (budget.steps <= 0) break;
      budget.steps -= 1;
      if (key === '@type') {
        const named = listValues(raw).filter(isString).slice(0, MAX_TYPES);
        budget.steps -= named.length;
        types.push(...named.map(schemaTypeName));
      }
      const name = schemaPropertyName(key);
      if (name === null) continue;
      const known = properties[name] ?? [];
      for (const value of listValues(raw)) {
        if (known.length === MAX_VALUES || budget.steps <= 0) break;
        budget.steps -= 1;
        const read = toValue(value, byId, budget, [...within, identity]);
        if (read !== null) known.push(read);
      }
      if (known.length > 0) properties[name] = known;
    }
  }
  // If the thing has no `url`, its identifier serves as one.
  if (id !== undefined && /^https?:/i.test(id)) properties['@id'] = [id];
  return types.length > 0 || Object.keys(properties).length > 0
    ? { types: [...new Set(types)], properties }
    : null;
}

function toValue(
  value: unknown,
  byId: ReadonlyMap<string, JsonObject[]>,
  budget: Budget,
  within: readonly unknown[],
): SchemaValue | null {
  if (typeof value === 'string') return value.slice(0, MAX_STRING);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (!isObject(value)) return null;
  const literal = value['@value'];
  if (literal !== undefined) return isObject(literal) ? null : toValue(literal, byId, budget, within);
  return toNode(value, byId, budget, within);
}

/** Returns a property's values: one value, an array, or a `@list` or `@set` of them. */
function listValues(value: unknown): unknown[] {
  const inner = isObject(value) ? (value['@list'] ?? value['@set'] ?? value) : value;
  return (Array.isArray(inner) ? inner : [inner]).slice(0, MAX_VALUES);
}

function idOf(object: JsonObject): string | undefined {
  const id = object['@id'];
  return isString(id) && id !== '' ? id.slice(0, 2_000) : undefined;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}
