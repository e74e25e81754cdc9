import type { SchemaNode, SchemaValue } from '../page/web-page';
import { plainText } from '../../parsing/plain-text';

/** More things than this on one page are a catalogue, of which the first part says enough. */
const MAX_THINGS = 2000;

/** Every thing of one of the types among the nodes and inside them, outermost first, each once. */
export function schemaNodesOfType(nodes: readonly SchemaNode[], types: ReadonlySet<string>): SchemaNode[] {
  const seen = new Set<SchemaNode>(nodes);
  // A set is walked in order, and what is added meanwhile is walked too.
  for (const node of seen) {
    if (seen.size > MAX_THINGS) break;
    for (const value of Object.values(node.properties).flat()) if (isNode(value)) seen.add(value);
  }
  return [...seen].filter((node) => node.types.some((type) => types.has(type)));
}

/** The property's values that say something as text; of a nested thing its name. */
export function schemaTexts(node: SchemaNode, property: string, maxLength = 500): string[] {
  const values = node.properties[property] ?? [];
  const texts = values.flatMap((value) => (isNode(value) ? (value.properties['name'] ?? []) : [value]));
  return texts.map((text) => plainText(isNode(text) ? '' : text, maxLength)).filter((text) => text !== '');
}

/** The first of them, or null. */
export function schemaText(node: SchemaNode, property: string, maxLength = 500): string | null {
  return schemaTexts(node, property, maxLength)[0] ?? null;
}

/** The property's values that are things themselves. */
export function nestedSchemaNodes(node: SchemaNode, property: string): SchemaNode[] {
  return (node.properties[property] ?? []).filter(isNode);
}

function isNode(value: SchemaValue): value is SchemaNode {
  return typeof value === 'object';
}
