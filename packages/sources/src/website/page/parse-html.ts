import { load } from 'cheerio/slim';
import type { CheerioAPI } from 'cheerio';
import { type Document, DomHandler, Element } from 'domhandler';
import { Parser } from 'htmlparser2';

/** Real pages stay below a hundred; walking the tree recurses, and a stack holds some thousands. */
const MAX_DEPTH = 500;
/** A selector's cost grows with the square of an element's children. */
const MAX_CHILDREN = 2_000;
/** More than any real page has beside each other outside of every element. */
const MAX_TOP = 100;
const MAX_NODES = 200_000;
const MAX_LENGTH = 4 * 1024 * 1024;

/**
 * The tree of a page, in time linear in its length. The forgiving tag-by-tag parser is taken and not the
 * HTML standard's tree construction, whose repair of misnested tags can grow a small page without bound.
 * A page that nests deeper, or holds more nodes, than any real one is read up to that place, and of an
 * element with too many children the first ones are kept. Elements that the page leaves out (`body`, `tbody`)
 * are not added, but for one around a crowd that stands in none.
 */
export function parseHtml(html: string): CheerioAPI {
  const tree = new DomHandler();
  /** Number of children of each open element, the document first. */
  const children = [0];
  let nodes = 0;
  /** Open elements that were left out of the tree. */
  let dropped = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      const parent = children.length - 1;
      const siblings = children[parent] ?? 0;
      children[parent] = siblings + 1;
      children.push(0);
      nodes += 1;
      if (dropped > 0 || siblings >= MAX_CHILDREN) dropped += 1;
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
  gatherCrowd(tree.root);
  return load(tree.root);
}

/**
 * Every selector compares all that stands outside of every element with one another before it looks for anything; one
 * element around them has nothing to be compared with.
 */
function gatherCrowd(document: Document): void {
  if (document.children.length <= MAX_TOP) return;
  const around = new Element('div', {}, document.children);
  for (const child of around.children) child.parent = around;
  around.parent = document;
  document.children = [around];
}
