import { load } from 'cheerio/slim';
import type { CheerioAPI } from 'cheerio';
import { type Document, DomHandler, Element } from 'domhandler';
import { Parser } from 'htmlparser2';

/** Real pages stay below a hundred. Walking the tree recurses, and the stack allows some thousands. */
const MAX_DEPTH = 500;
/** A selector's cost grows with the square of an element's children. */
const MAX_CHILDREN = 2_000;
/** More top-level nodes than any real page has. */
const MAX_TOP_LEVEL_NODES = 100;
const MAX_NODES = 200_000;
const MAX_LENGTH = 4 * 1024 * 1024;

/**
 * Parses a page into a tree in time linear in its length. It uses the forgiving tag-by-tag parser and not the
 * HTML standard's tree construction, whose repair of misnested tags can grow a small page without bound. A
 * page that nests deeper, or has more nodes, than any real one is read up to that limit. If an element has
 * too many children, the first ones are kept. Elements that the page omits (`body`, `tbody`) are not added,
 * except one around too many top-level nodes. The words of icon fonts are left out.
 */
export function parseHtml(html: string): CheerioAPI {
  const tree = new DomHandler();
  /** Number of children of each open element, the document first. */
  const children = [0];
  let nodes = 0;
  /** Number of open elements that were left out of the tree. */
  let dropped = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      const parent = children.length - 1;
      const siblings = children[parent] ?? 0;
      children[parent] = siblings + 1;
      children.push(0);
      nodes += 1;
      if (dropped > 0 || siblings >= MAX_CHILDREN || isIcon(attributes)) dropped += 1;
      else tree.onopentag(name, attributes);
      if (children.length > MAX_DEPTH || nodes >= MAX_NODES) parser.pause();
    },
    onclosetag() {
      children.pop();
      if (dropped > 0) dropped -= 1;
      else tree.onclosetag();
    },
    ontext(text) {
      if (dropped === 0) tree.ontext(text);
    },
  });
  parser.write(html.slice(0, MAX_LENGTH));
  parser.end();
  wrapTopLevelNodes(tree.root);
  return load(tree.root);
}

/** Icon fonts draw a picture in place of a word, which no visitor reads: `school`, `arrow_forward`. */
function isIcon({ class: classes = '' }: Readonly<Record<string, string>>): boolean {
  return /(?:^|\s)(?:material-(?:icons|symbols)|mat-icon\b)/.test(classes);
}

/**
 * Every selector first compares all top-level nodes with one another. A single element around them has
 * nothing to be compared with.
 */
function wrapTopLevelNodes(document: Document): void {
  if (document.children.length <= MAX_TOP_LEVEL_NODES) return;
  const wrapper = new Element('div', {}, document.children);
  for (const child of wrapper.children) child.parent = wrapper;
  wrapper.parent = document;
  document.children = [wrapper];
}
