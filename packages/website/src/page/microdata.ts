import type { CheerioAPI } from 'cheerio';
import { type AnyNode, type Element, isTag } from 'domhandler';
import { collapseWhitespace } from '@firmlens/text';
import { isSchemaOrgUrl, schemaPropertyName, schemaTypeName } from './schema-names';
import { visibleText } from './visible-text';
import type { SchemaNode, SchemaValue } from './web-page';

const MAX_NODES = 2_000;
const MAX_VALUES = 500;
const MAX_STRING = 20_000;
/** Of all values of a page together. */
const MAX_TEXT = 400_000;

interface OpenNode {
  types: string[];
  properties: Record<string, SchemaValue[]>;
}

/** Returns the schema.org things that a page marks up as microdata or RDFa, in the shape of its JSON-LD. */
export function readMicrodata($: CheerioAPI): SchemaNode[] {
  const top: SchemaNode[] = [];
  let nodes = 0;
  let textLeft = MAX_TEXT;

  const addText = (scope: OpenNode, names: readonly string[], element: Element): void => {
    const isFull = names.every((name) => (scope.properties[name]?.length ?? 0) >= MAX_VALUES);
    if (isFull || textLeft <= 0) return;
    const text = textOf(element);
    textLeft -= text.length;
    add(scope, names, text);
  };
  const visit = (node: AnyNode, scope: OpenNode | null, vocabulary: boolean): void => {
    if (!isTag(node)) {
      if ('children' in node) node.children.forEach((child) => visit(child, scope, vocabulary));
      return;
    }
    const inVocabulary =
      node.attribs['vocab'] === undefined ? vocabulary : isSchemaOrgUrl(node.attribs['vocab']);
    const names = propertiesOf(node);
    let inner = scope;
    if (nodes < MAX_NODES && opensThing(node)) {
      nodes += 1;
      const types = typesOf(node, inVocabulary);
      const thing: OpenNode = { types, properties: Object.create(null) as OpenNode['properties'] };
      const place = node.attribs['itemid'] ?? node.attribs['resource'];
      if (place !== undefined && /^https?:/i.test(place)) thing.properties['@id'] = [place.slice(0, 2_000)];
      if (scope && names.length > 0) add(scope, names, thing);
      else if (types.length > 0) top.push(thing);
      inner = thing;
    } else if (scope && names.length > 0) addText(scope, names, node);
    node.children.forEach((child) => visit(child, inner, inVocabulary));
  };
  visit($.root()[0] as AnyNode, null, false);
  return top;
}

function opensThing(element: Element): boolean {
  return element.attribs['itemscope'] !== undefined || element.attribs['typeof'] !== undefined;
}

function typesOf(element: Element, inVocabulary: boolean): string[] {
  const microdata = words(element.attribs['itemtype']).filter(isSchemaOrgUrl);
  const rdfa = words(element.attribs['typeof']).filter(
    (type) => /^schema:/i.test(type) || isSchemaOrgUrl(type) || (inVocabulary && !type.includes(':')),
  );
  return [...new Set([...microdata, ...rdfa].map(schemaTypeName))];
}

function propertiesOf(element: Element): string[] {
  return [...words(element.attribs['itemprop']), ...words(element.attribs['property'])]
    .map(schemaPropertyName)
    .filter((name) => name !== null);
}

/**
 * Returns the value that an element gives its property: an address or date from its attribute, else its text.
 */
function textOf(element: Element): string {
  const firstAttribute = (...names: string[]): string | undefined =>
    names.map((name) => element.attribs[name]).find((value) => value !== undefined);
  const value =
    firstAttribute('content') ??
    (element.name === 'time' ? firstAttribute('datetime') : undefined) ??
    (element.name === 'data' || element.name === 'meter' ? firstAttribute('value') : undefined) ??
    firstAttribute('href', 'src', 'data');
  return collapseWhitespace((value ?? visibleText(element.children, MAX_STRING)).slice(0, MAX_STRING));
}

function add(scope: OpenNode, names: readonly string[], value: SchemaValue): void {
  if (value === '') return;
  for (const name of names) {
    const values = (scope.properties[name] ??= []);
    if (values.length < MAX_VALUES) values.push(value);
  }
}

function words(value: string | undefined): string[] {
  return value === undefined ? [] : value.slice(0, 2_000).split(/\s+/).filter(Boolean).slice(0, 20);
}
