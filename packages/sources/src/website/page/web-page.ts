import type { CheerioAPI } from 'cheerio';
import type { PageKind } from '../crawled-site';

/** A schema.org thing found on a page, as JSON-LD or microdata; references by `@id` within the page are resolved. */
export interface SchemaNode {
  /** Type names without the schema.org prefix, such as `Organization`. */
  types: string[];
  /** Each property's values in order: strings, numbers, booleans or nodes. */
  properties: Readonly<Record<string, SchemaValue[]>>;
}
export type SchemaValue = string | number | boolean | SchemaNode;

/** A page read once, for every reader. */
export interface WebPage {
  url: URL;
  kind: PageKind;
  $: CheerioAPI;
  /** Language of the page by its own word (`de`, `en-gb`), or null. */
  language: string | null;
  /** Content of meta elements by lower-case name or property, first one wins. */
  meta: Readonly<Record<string, string>>;
  /** Top-level schema.org things, nested ones inside them. */
  nodes: SchemaNode[];
  /** Embedded state of script-rendered pages: parsed JSON of `__NEXT_DATA__` and the like. */
  state: unknown[];
  /**
   * Visible text, one line for each block, white space folded, capped. Of a page that its script draws, the
   * texts of its state.
   */
  text: string;
}
