import type { Block } from '../../../layout/blocks';
import { layoutOf } from '../../../layout/layout';
import type { WebPage } from '../../../page/web-page';
import { isServiceName, withoutNumber } from '../service-name';

/** Names on one line: `Sourcing • Import • Export`. */
export interface NamedList {
  block: Block;
  names: string[];
  /** Whether commas separate them, which sentences have as well. */
  hasCommas: boolean;
}

const MAX_TEXT = 240;
const MIN_NAMES = 3;
const MAX_LISTS = 60;
const MAX_NAME_WORDS = 5;
const SIGNS = /\s*[•·|●▪]\s*/;
const COMMAS = /\s*[,;、，]\s*/;
/** `Painting and gilding` at the end of a list. */
const LAST = /^(?:and|und|et|y|e|og|och|en|ja|és|oraz|i|a|și|și|ve|и|та|και)\s+/u;

/** Returns the lines of a page that are nothing but names. */
export function namedListsOf(page: WebPage): NamedList[] {
  return layoutOf(page)
    .blocks.filter(
      ({ region, text }) => (region === 'main' || region === 'header') && text.length <= MAX_TEXT,
    )
    .flatMap((block) => {
      const list = namesIn(block, SIGNS) ?? namesIn(block, COMMAS);
      return list ? [list] : [];
    })
    .slice(0, MAX_LISTS);
}

function namesIn(block: Block, separator: RegExp): NamedList | null {
  const names = block.text
    .split(separator)
    .map((part) => withoutNumber(part.replace(LAST, '').replace(/\.$/, '')));
  const areNames = names.every((name) => isServiceName(name) && name.split(/\s+/).length <= MAX_NAME_WORDS);
  return names.length >= MIN_NAMES && areNames ? { block, names, hasCommas: separator === COMMAS } : null;
}
