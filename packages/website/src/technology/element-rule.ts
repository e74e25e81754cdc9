import { anyOf, literal, type RequiredLiterals } from '@firmlens/text';
import { compile } from 'css-select';
import { AttributeAction, type Selector, SelectorType, parse } from 'css-what';
import { type AnyNode, type Element, isTag, isText } from 'domhandler';
import { subjectTag } from '../page/selectors';
import { type TechnologyRules, patternList } from './fingerprint-format';
import { type Pattern, parsePattern } from './pattern';

/** Elements per selector and page that are checked. If none of the first ones match, later ones rarely do. */
const MAX_MATCHES = 200;
const MAX_VALUE = 8_192;
const MAX_TEXT = 65_536;
const MAX_TEXT_NODES = 2_000;

/** A test on the elements that a selector finds. */
export interface ElementRule {
  technology: string;
  pattern: Pattern;
  /** What the attributes of a page contain that has such an element. */
  required: RequiredLiterals;
  /** Whether an element of the page passes. */
  matches(elements: PageElements): boolean;
}

/** A page's elements in document order: all of them, and by tag name. */
export interface PageElements {
  all: readonly Element[];
  byTag: ReadonlyMap<string, readonly Element[]>;
  /** The names and values of their attributes in lower case, one per line. */
  attributes: string;
}

export function indexPageElements(all: readonly Element[]): PageElements {
  const byTag = new Map<string, Element[]>();
  for (const element of all) {
    const same = byTag.get(element.name);
    if (same) same.push(element);
    else byTag.set(element.name, [element]);
  }
  return { all, byTag, attributes: attributesOf(all) };
}

function attributesOf(elements: readonly Element[]): string {
  return elements
    .flatMap(({ attribs }) => Object.entries(attribs).flat())
    .join('\n')
    .toLowerCase();
}

/** Reads the rules of a `dom` field. Throws if a selector is invalid. */
export function readElementRules(technology: string, dom: TechnologyRules['dom']): ElementRule[] {
  if (dom === undefined) return [];
  if (typeof dom === 'string' || isList(dom))
    return patternList(dom).map((selector) =>
      elementRule(technology, elementFinder(selector), parsePattern(''), () => ''),
    );
  return Object.entries(dom).flatMap(([selector, tests]) => {
    const finder = elementFinder(selector);
    const rule = (patternText: string, read: (element: Element) => string | undefined) =>
      elementRule(technology, finder, parsePattern(patternText), read);
    return [
      ...(tests.exists === undefined ? [] : [rule(withoutExpression(tests.exists), () => '')]),
      ...(tests.text === undefined ? [] : [rule(tests.text, textContent)]),
      ...Object.entries(tests.attributes ?? {}).map(([name, patternText]) =>
        rule(patternText, (element) => element.attribs[name]?.slice(0, MAX_VALUE)),
      ),
    ];
  });
}

function isList(dom: NonNullable<TechnologyRules['dom']>): dom is readonly string[] {
  return Array.isArray(dom);
}

/** In an `exists` test, the text before the fields is not an expression. */
function withoutExpression(patternText: string): string {
  return ['', ...patternText.split('\\;').slice(1)].join('\\;');
}

function elementRule(
  technology: string,
  { required, find }: ElementFinder,
  pattern: Pattern,
  read: (element: Element) => string | undefined,
): ElementRule {
  const passes = (element: Element): boolean => {
    const value = read(element);
    return value !== undefined && pattern.matches(value.toLowerCase());
  };
  return {
    technology,
    pattern,
    required,
    matches: (elements) => {
      let checked = 0;
      for (const element of find(elements)) {
        if (passes(element)) return true;
        checked += 1;
        if (checked === MAX_MATCHES) return false;
      }
      return false;
    },
  };
}

/** A selector of a rule. */
interface ElementFinder {
  required: RequiredLiterals;
  find: (elements: PageElements) => Iterable<Element>;
}

/** Tries only elements with the selector's tag, which most selectors in the data name. */
function elementFinder(selector: string): ElementFinder {
  const alternatives = parse(selector);
  const tags = alternatives.map(subjectTag);
  let query: ((node: AnyNode) => boolean) | undefined;
  return {
    required: anyOf(alternatives.map((tokens) => tokens.flatMap(literalsOfToken))),
    *find({ all, byTag }) {
      query ??= compile<AnyNode, Element>(alternatives);
      const candidates = tags.includes(null)
        ? [all]
        : [...new Set(tags)].map((tag) => byTag.get(tag ?? '') ?? []);
      for (const elements of candidates) for (const element of elements) if (query(element)) yield element;
    },
  };
}

/** Returns what stands in some attribute of each page with an element that the token selects. */
function literalsOfToken(token: Selector): RequiredLiterals {
  if (token.type !== SelectorType.Attribute || token.action === AttributeAction.Not) return [];
  return [...literal(token.name), ...literal(token.value)];
}

/** Returns the text inside an element, up to a limit. */
function textContent(element: Element): string {
  let text = '';
  let visited = 0;
  const visit = (node: AnyNode): void => {
    visited += 1;
    if (visited > MAX_TEXT_NODES || text.length >= MAX_TEXT) return;
    if (isText(node)) text += node.data;
    else if (isTag(node)) for (const child of node.children) visit(child);
  };
  visit(element);
  return text.slice(0, MAX_TEXT).trim();
}
