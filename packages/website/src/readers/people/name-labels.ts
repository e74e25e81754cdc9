import { foldName, isGivenName, isPlace, isRole } from '@firmlens/text';
import type { PageKind } from '../../crawled-site';
import type { Block } from '../../layout/blocks';
import type { WebPage } from '../../page/web-page';
import type { NameBlock } from './name-blocks';

/** On these pages a position directly below a text means that it is a name. */
const LABELLING_PAGES = new Set<PageKind>(['team', 'about', 'contact', 'home']);
const LONGEST_LABEL = 60;
/** A mailbox is at most this many blocks below the name. */
const NEAR = 4;
const MIN_SURNAME = 4;

/**
 * Whether a position is marked up as the label of the name, or as a part of its block, or a mailbox of the name is
 * below. On pages that present people, the block below a name is its label as well.
 */
export function isLabelled(
  { name, position, block, index, likelihood, isGivenNameOnly }: NameBlock,
  blocks: readonly Block[],
  page: WebPage,
): boolean {
  const words = name.split(' ');
  const hasGivenName = isGivenName(words[0] ?? '');
  // `Service Team Leeds`
  if (isGivenNameOnly || (isPlace(words.at(-1) ?? '') && !hasGivenName)) return false;
  const below = blocks.slice(index + 1, index + 1 + NEAR);
  if (below.some(({ text }) => hasMailboxOf(name, text))) return true;
  if (likelihood === 'unlikely' && !(page.kind === 'team' && hasGivenName)) return false;
  const isLabel = (text: string | undefined): boolean =>
    text !== undefined && text.length <= LONGEST_LABEL && isRole(text);
  if (position !== null) return isLabel(position);
  if (isCell(block)) return isLabel(blocks[index - 1]?.text);
  const [next] = below;
  if (!next || isCell(next) || !LABELLING_PAGES.has(page.kind) || !isLabel(next.text)) return false;
  // Neither a menu nor a list of services, nor the heading of the next section.
  const isLink = ({ element, linkShare }: Block): boolean => element.name === 'a' && linkShare > 0.5;
  const isEntry = (isLink(block) && isLink(next)) || [0, 1].every((at) => below[at]?.path === block.path);
  return !isEntry && (next.level === 0 || (block.level > 0 && next.level >= block.level));
}

/** Whether a text contains a mailbox with the surname, such as `j.brandt@` for `Jana Brandt`. */
function hasMailboxOf(name: string, text: string): boolean {
  const surname = foldName(name.split(' ').at(-1) ?? '');
  const mailbox = /([\w.-]{2,40})@/.exec(text)?.[1] ?? '';
  return surname.length >= MIN_SURNAME && foldName(mailbox).includes(surname);
}

function isCell({ element }: Block): boolean {
  return /^(?:td|dd)$/.test(element.name);
}
