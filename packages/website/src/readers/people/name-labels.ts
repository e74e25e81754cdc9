import { citiesNamed, foldName, foldText, isGivenName, isPlace, isRole } from '@firmlens/text';
import type { PageKind } from '../../crawled-site';
import { isOwnPeopleHeading } from '../../attribution/about-others';
import type { Block } from '../../layout/blocks';
import type { WebPage } from '../../page/web-page';
import { isInCardsOfPositions, isIntroduced } from './introduced';
import { headingsAbove } from './letters';
import { listHeading } from './list-heading';
import { GIVEN_NAME_SHARE, type NameBlock } from './name-blocks';
import { isTitledTeam } from './titled-team';

/** On these pages a position directly below a text means that it is a name. */
const LABELLING_PAGES = new Set<PageKind>(['team', 'about', 'contact', 'home', 'other']);
const LONGEST_LABEL = 60;
/** A mailbox is at most this many blocks below the name. */
const NEAR = 4;
/** Shorter words are no names. */
const MIN_WORD = 3;
/** Shorter names are parts of other words. */
const MIN_NAME = 4;

/**
 * Whether a position is marked up as the label of the name, or as a part of its block, or a mailbox of the name is
 * below. On pages that present people, the block below a name is its label as well.
 */
export function isLabelled(person: NameBlock, blocks: readonly Block[], page: WebPage): boolean {
  const { name, position, block, index, likelihood, isGivenNameOnly } = person;
  const words = name.split(' ');
  const foldedWords = words.map(foldText);
  const hasGivenName = isGivenName(words[0] ?? '');
  if (LABELLING_PAGES.has(page.kind) && isIntroduced(blocks, index)) return true;
  if (isGivenNameOnly && (citiesNamed(name).length > 0 || !(position !== null || isInList(block, blocks))))
    return false;
  // `Service Team Leeds`
  if (isPlace(words.at(-1) ?? '') && !hasGivenName) return false;
  const below = blocks.slice(index + 1, index + 1 + NEAR);
  if (below.some(({ text }) => mailboxOf(name, text) !== null)) return true;
  if (page.kind === 'team' && likelihood !== 'unlikely' && hasBiographyBelow(block, below[0])) return true;
  if (likelihood !== 'unlikely' && isIntroducedBelow(person, blocks, page)) return true;
  if (likelihood !== 'unlikely' && LABELLING_PAGES.has(page.kind) && isInCardsOfPositions(blocks, index))
    return true;
  if (likelihood === 'unlikely' && !(page.kind === 'team' && hasGivenName)) return false;
  const isLabel = (text: string | undefined): boolean =>
    text !== undefined &&
    text.length <= LONGEST_LABEL &&
    isRole(text) &&
    // `Silver Oak`, `OAK ARTISAN`
    !text.split(' ').some((word) => word.length >= MIN_WORD && foldedWords.includes(foldText(word)));
  if (position !== null) return isLabel(position);
  if (isCell(block)) return isLabel(blocks[index - 1]?.text);
  const [next] = below;
  if (!next || isCell(next) || !LABELLING_PAGES.has(page.kind) || !isLabel(next.text)) return false;
  // Neither a menu nor a list of services, nor the heading of the next section.
  const isLink = ({ element, linkShare }: Block): boolean => element.name === 'a' && linkShare > 0.5;
  const isEntry = (isLink(block) && isLink(next)) || [0, 1].every((at) => below[at]?.path === block.path);
  return !isEntry && (next.level === 0 || (block.level > 0 && next.level >= block.level));
}

/**
 * Whether a heading is in a list of the company's people, or on a page with the title of one, and the text below begins
 * with its first word: `Maya is …`
 */
function isIntroducedBelow(person: NameBlock, blocks: readonly Block[], page: WebPage): boolean {
  const { name, block, index } = person;
  const below = blocks[index + 1];
  const [first = ''] = name.split(' ');
  // Some pages set whole paragraphs as headings.
  const isText = below?.level === 0 || (below?.text.length ?? 0) > LONGEST_LABEL;
  if (block.level === 0 || !isText || !below?.text.startsWith(`${first} `)) return false;
  const titles = [listHeading(person, blocks) ?? '', ...headingsAbove(block)];
  return titles.some(isOwnPeopleHeading) || isTitledTeam(page);
}

/** Whether a text below a heading begins with the heading: `Maya Lindqvist`, `Maya Lindqvist leads our workshop.` */
function hasBiographyBelow({ text, level }: Block, below: Block | undefined): boolean {
  return (
    level > 0 && below?.level === 0 && below.text.length > LONGEST_LABEL && below.text.startsWith(`${text} `)
  );
}

/**
 * Returns the mailbox of a person in a text: `j.brandt@acme.example`, `jana@acme.example` or `janab@acme.example` for
 * `Jana Brandt`. Null if there is none.
 */
export function mailboxOf(name: string, text: string): string | null {
  const [mailbox = '', local = ''] = /([\w.-]{2,40})@[\w.-]+/.exec(text) ?? [];
  const words = foldText(local).split(/[^\p{L}]+/u);
  const [given = '', ...others] = name.split(' ').map((word) => foldName(word));
  const isOf = (word: string, isPart: boolean): boolean => word.length >= MIN_NAME && isPart;
  const surname = others.at(-1) ?? '';
  // `mayal` for Maya Lindqvist
  const short = `${given}${surname.slice(0, 1)}`;
  return isOf(surname, foldName(local).includes(surname)) ||
    isOf(given, words.includes(given)) ||
    isOf(short, words.join('') === short)
    ? mailbox
    : null;
}

/** Whether positions are directly below most of several blocks of the same path. */
function isInList({ path }: Block, blocks: readonly Block[]): boolean {
  const labels = blocks.flatMap((block, at) => (block.path === path ? (blocks[at + 1]?.text ?? '') : []));
  return labels.length > 1 && labels.filter(isRole).length / labels.length >= GIVEN_NAME_SHARE;
}

function isCell({ element }: Block): boolean {
  return /^(?:td|dd)$/.test(element.name);
}
