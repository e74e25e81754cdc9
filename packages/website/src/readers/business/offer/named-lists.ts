import type { Block } from '../../../layout/blocks';
import { layoutOf } from '../../../layout/layout';
import type { WebPage } from '../../../page/web-page';
import { groupBy } from '../../group-by';
import { isServiceName, withoutNumber } from '../service-name';

/** Names on one line, as in `Sourcing • Import • Export`, or on the lines of one paragraph. */
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
export const LAST_OF_LIST = /^(?:and|und|et|y|e|og|och|en|ja|és|oraz|i|a|și|și|ve|и|та|και)\s+/u;

/** Returns the lines and paragraphs of a page that are nothing but names. */
export function namedListsOf(page: WebPage): NamedList[] {
  const blocks = layoutOf(page).blocks.filter(({ region }) => region === 'main' || region === 'header');
  const onOneLine = blocks
    .filter(({ text }) => text.length <= MAX_TEXT)
    .flatMap((block) => {
      const list = namesIn(block, SIGNS) ?? namesIn(block, COMMAS);
      return list ? [list] : [];
    });
  const onLines = [...groupBy(blocks, ({ element }) => element).values()].flatMap((lines): NamedList[] => {
    const [block] = lines;
    const names = lines.map(({ text }) => withoutNumber(text));
    return block && areNames(names) ? [{ block, names, hasCommas: false }] : [];
  });
  return [...onOneLine, ...onLines].slice(0, MAX_LISTS);
}

function namesIn(block: Block, separator: RegExp): NamedList | null {
  const names = block.text
    .split(separator)
    .map((part) => withoutNumber(part.replace(LAST_OF_LIST, '').replace(/\.$/, '')));
  return areNames(names) ? { block, names, hasCommas: separator === COMMAS } : null;
}

function areNames(names: readonly string[]): boolean {
  return (
    names.length >= MIN_NAMES &&
    names.every((name) => isServiceName(name) && name.split(/\s+/).length <= MAX_NAME_WORDS)
  );
}
