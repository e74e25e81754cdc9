import type { SchemaNode, SchemaValue } from '../page/web-page';
import { plainText } from '@firmlens/text';

/** More nodes than this on a page are a catalogue. Its first part is enough. */
const MAX_THINGS = 2000;

/** Returns every node of one of the types, at any depth, outermost first and without duplicates. */
export function schemaNodesOfType(nodes: readonly SchemaNode[], types: ReadonlySet<string>): SchemaNode[] {
  const seen = new Set<SchemaNode>(nodes);
  // A set is iterated in insertion order, including nodes added during the loop.
  for (const node of seen) {
    if (seen.size > MAX_THINGS) break;
    for (const value of Object.values(node.properties).flat()) if (isNode(value)) seen.add(value);
  }
  return [...seen].filter((node) => node.types.some((type) => types.has(type)));
}

/** Returns the property's values as text, using the name of a nested node. */
export function schemaTexts(node: SchemaNode, property: string, maxLength = 500): string[] {
  const values = node.properties[property] ?? [];
  const texts = values.flatMap((value) => (isNode(value) ? (value.properties['name'] ?? []) : [value]));
  return texts.map((text) => plainText(isNode(text) ? '' : text, maxLength)).filter((text) => text !== '');
}

/** Returns the first of the property's texts, or null. */
export function schemaText(node: SchemaNode, property: string, maxLength = 500): string | null {
  return schemaTexts(node, property, maxLength)[0] ?? null;
}

/** Returns the property's values that are nested nodes. */
export function nestedSchemaNodes(node: SchemaNode, property: string): SchemaNode[] {
  return (node.properties[property] ?? []).filter(isNode);
}

function isNode(value: SchemaValue): value is SchemaNode {
  return typeof value === 'object';
}
