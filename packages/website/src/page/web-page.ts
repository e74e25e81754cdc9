import type { CheerioAPI } from 'cheerio';
import type { PageKind } from '../crawled-site';
import type { WorkBudget } from './work-budget';

/**
 * A schema.org thing found on a page as JSON-LD or microdata. References by `@id` within the page are
 * resolved.
 */
export interface SchemaNode {
  /** Type names without the schema.org prefix, such as `Organization`. */
  types: string[];
  /** Each property's values in order: strings, numbers, booleans or nodes. */
  properties: Readonly<Record<string, SchemaValue[]>>;
}
export type SchemaValue = string | number | boolean | SchemaNode;

/** A page parsed once for all readers. Looking at its tree, text and data spends its budget. */
export interface WebPage {
  budget: WorkBudget;
  url: URL;
  kind: PageKind;
  $: CheerioAPI;
  /** Language that the page declares (`de`, `en-gb`), or null. */
  language: string | null;
  /** Content of meta elements by lower-case name or property; the first one wins. */
  meta: Readonly<Record<string, string>>;
  /** Top-level schema.org things, with nested ones inside them. */
  nodes: SchemaNode[];
  /** Embedded state of script-rendered pages: parsed JSON of `__NEXT_DATA__` and the like. */
  state: unknown[];
  /**
   * Visible text, one line per block, white space folded, capped. For a page rendered by its script, the
   * strings of its state.
   */
  text: string;
}
