import type { Block } from '../../layout/blocks';
import { layoutOf } from '../../layout/layout';
import type { WebPage } from '../../page/web-page';
import { legalLines } from './legal-lines';

/** A line of a page, on which contact details may stand. */
export interface ContactLine {
  text: string;
  /** The block that the line is part of. */
  block: Block;
}

const known = new WeakMap<WebPage, readonly ContactLine[]>();

/** Returns the lines of a page in order, with site credits on lines of their own. */
export function contactLines(page: WebPage): readonly ContactLine[] {
  const lines =
    known.get(page) ??
    layoutOf(page).blocks.flatMap((block) => legalLines(block).map((text): ContactLine => ({ text, block })));
  known.set(page, lines);
  return lines;
}
