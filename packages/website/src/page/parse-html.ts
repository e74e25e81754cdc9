import { load } from 'cheerio/slim';
import type { CheerioAPI } from 'cheerio';
import { Parser } from 'htmlparser2';
import { createCounters } from './counters';
import { buildMeteredTree } from './metered-tree';
import { withQuickSearches } from './quick-searches';
import { type WorkBudget, workOfParsing } from './work-budget';

/** Real pages stay below fifty. Some walks take time for each ancestor of each element. */
const MAX_DEPTH = 150;
/** A selector's cost grows with the square of an element's children. */
const MAX_CHILDREN = 2_000;
/** More top-level nodes than any real page has. */
const MAX_TOP_LEVEL_NODES = 100;
/** Real pages stay below ten thousand. */
const MAX_ELEMENTS = 12_000;
const MAX_ATTRIBUTES = 100;
/** The longest hold the data of a slider or a table. */
const MAX_ATTRIBUTE = 100_000;
const MAX_LENGTH = 4 * 1024 * 1024;

/**
 * Parses a page into a tree in time linear in its length. Looking at the tree spends the budget. It uses the
 * forgiving tag-by-tag parser and not the HTML standard's tree construction, whose repair of misnested tags
 * can grow a small page without bound. A page that nests deeper, or has more elements, than any real one is
 * read up to that limit. If an element has too many children or attributes, the first ones are kept. Elements
 * that the page omits (`body`, `tbody`) are not added, except one around too many top-level nodes. The words
 * of icon fonts are left out. Numbers that a script counts up to stand where they will be shown.
 */
export function parseHtml(html: string, budget: WorkBudget): CheerioAPI {
  const tree = buildMeteredTree(budget);
  /** Number of children of each open element, the document first. */
  const children = [0];
  let elements = 0;
  /** Number of open elements that were left out of the tree. */
  let dropped = 0;
  const counters = createCounters();
  const parser = new Parser({
    onopentag(name, attributes) {
      const parent = children.length - 1;
      const siblings = children[parent] ?? 0;
      children[parent] = siblings + 1;
      children.push(0);
      elements += 1;
      budget.spend(1);
      counters.open(attributes);
      if (dropped > 0 || siblings >= MAX_CHILDREN || isIcon(attributes)) dropped += 1;
      else tree.openElement(name, cappedAttributes(attributes));
      if (children.length > MAX_DEPTH || elements >= MAX_ELEMENTS) parser.pause();
    },
    onclosetag() {
      children.pop();
      const missing = counters.close();
      if (dropped > 0) {
        dropped -= 1;
        return;
      }
      if (missing !== '') tree.addText(missing);
      tree.closeElement();
    },
    ontext(text) {
      const shown = counters.shown(text);
      if (dropped === 0) tree.addText(shown);
    },
  });
  budget.spend(workOfParsing(html.length));
  parser.write(html.slice(0, MAX_LENGTH));
  parser.end();
  // Where the library searches by itself, it first compares all top-level nodes with one another. A single
  // element around them has nothing to be compared with.
  tree.wrapTopLevelNodes('div', MAX_TOP_LEVEL_NODES);
  return withQuickSearches(load(tree.root), tree.root, budget);
}

/** Icon fonts draw a picture in place of a word, which no visitor reads: `school`, `arrow_forward`. */
function isIcon({ class: classes = '' }: Readonly<Record<string, string>>): boolean {
  return /(?:^|\s)(?:material-(?:icons|symbols)|mat-icon\b)/.test(classes);
}

function cappedAttributes(attributes: Record<string, string>): Record<string, string> {
  const entries = Object.entries(attributes);
  const isWithinLimits =
    entries.length <= MAX_ATTRIBUTES && entries.every(([, value]) => value.length <= MAX_ATTRIBUTE);
  if (isWithinLimits) return attributes;
  return Object.fromEntries(
    entries.slice(0, MAX_ATTRIBUTES).map(([name, value]) => [name, value.slice(0, MAX_ATTRIBUTE)]),
  );
}
