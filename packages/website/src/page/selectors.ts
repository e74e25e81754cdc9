import { compile } from 'css-select';
import { isTraversal, parse, type Selector, SelectorType } from 'css-what';
import type { AnyNode, Element } from 'domhandler';

/** A selector, read once. */
export interface CompiledSelector {
  /** The tags of what it selects; null: any. */
  tags: readonly (string | null)[];
  /** Whether it names elements around what it selects: `div a`. */
  hasCombinator: boolean;
  matches: (node: AnyNode) => boolean;
}

const compiled = new Map<string, CompiledSelector>();

/** Compiles a selector of the program, of which there are few. Throws if it is invalid. */
export function compiledSelector(selector: string): CompiledSelector {
  const known = compiled.get(selector);
  if (known) return known;
  const alternatives = parse(selector);
  const tags = [...new Set(alternatives.map(subjectTag))];
  const hasCombinator = alternatives.some((selectors) => selectors.some(isTraversal));
  const read = { tags, hasCombinator, matches: compile<AnyNode, Element>(alternatives) };
  compiled.set(selector, read);
  return read;
}

/** Returns the tag name of the element that a selector selects, or null if it names none. */
export function subjectTag(selector: readonly Selector[]): string | null {
  const subject = selector.slice(selector.findLastIndex(isTraversal) + 1);
  for (const token of subject) if (token.type === SelectorType.Tag) return token.name.toLowerCase();
  return null;
}
