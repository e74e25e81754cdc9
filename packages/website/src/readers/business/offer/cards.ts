import type { Element } from 'domhandler';
import type { Block } from '../../../layout/blocks';
import { layoutOf } from '../../../layout/layout';
import type { Group, Unit } from '../../../layout/repeated-units';
import type { WebPage } from '../../../page/web-page';
import { collapseWhitespace, foldName } from '@firmlens/text';
import { isServiceName } from '../service-name';
import { type OwnLink, ownLinksOf } from './own-links';

const MIN_TEXT = 20;
const NUMBERING = /^\W*\d{1,2}(?:[.):]|\s)\s*(?=\p{L})|^[_–•*·›-]+\s*/u;
const DATED = /(?<!\d)(?:19|20)\d\d(?!\d)|^\d{1,2}[./-]\d{1,2}/;

/** One of several parts of a page that are built alike and have a name each. */
export interface Card {
  /** Empty if what it begins with cannot be a name. */
  name: string;
  text: string | null;
  /** The one part of the site to which it links, or null. */
  link: OwnLink | null;
}

/** Cards that belong together. */
export interface CardGroup {
  cards: Card[];
  heading: Block | null;
  /** Whether the names are headings. */
  isHeaded: boolean;
  /** The level of the first heading, or 0. */
  level: number;
  /** Whether they lead to different parts of the site, or are links that a script follows. */
  isLinked: boolean;
  /** The first element. */
  element: Element | undefined;
}

/** Returns the groups of cards in the main part of a page, in document order. */
export function cardGroupsOf(page: WebPage): CardGroup[] {
  const { groups } = layoutOf(page);
  const links = new Map(ownLinksOf(page).map((link) => [link.element, link]));
  return groups.filter(({ region }) => region === 'main').flatMap((group) => cardGroup(group, page, links));
}

/** Returns a heading without its number or bullet. */
export function withoutNumber(text: string): string {
  return text.replace(NUMBERING, '');
}

function cardGroup(group: Group, page: WebPage, links: ReadonlyMap<unknown, OwnLink>): CardGroup[] {
  const cards = group.units.map((unit) => cardOf(unit, page, links));
  const targets = new Set(cards.flatMap(({ link }) => link?.target ?? []));
  const leadToPages = cards.every(({ link }) => link !== null) && targets.size * 3 >= cards.length * 2;
  const areForScript = targets.size === 0 && cards.length > 2 && group.units.every(isOneLink);
  const isLinked = (leadToPages && targets.size > 1) || areForScript;
  const named = withoutPhrases(cards.filter(({ name }) => name !== ''));
  const distinct = new Set(named.map(({ name }) => foldName(name)));
  const isNamed = distinct.size > 1 && distinct.size * 3 >= cards.length * 2;
  if (!isLinked && !isNamed) return [];
  return [
    {
      cards: isLinked ? cards : named,
      heading: group.heading,
      isHeaded: group.units.every(({ blocks }) => blocks.some(isHeading)),
      level: group.units[0]?.blocks.find(isHeading)?.level ?? 0,
      isLinked,
      element: group.units[0]?.elements[0],
    },
  ];
}

/** Where names begin with a capital, what does not is a phrase: `up to 12 years`. */
function withoutPhrases(cards: readonly Card[]): Card[] {
  const capitalised = cards.filter(({ name }) => !/^\p{Ll}/u.test(name));
  return capitalised.length * 2 > cards.length ? capitalised : [...cards];
}

function isHeading({ level }: Block): boolean {
  return level > 0;
}

function isOneLink({ blocks: [first, ...others] }: Unit): boolean {
  return first !== undefined && others.length === 0 && first.linkShare === 1;
}

function cardOf({ elements, blocks }: Unit, page: WebPage, links: ReadonlyMap<unknown, OwnLink>): Card {
  const title = blocks.find(isHeading) ?? blocks[0];
  const text = blocks.find((block) => block !== title && block.text.length > MIN_TEXT)?.text ?? null;
  const aside = title ? page.$(title.element).find('small').text() : '';
  const name = withoutNumber((title?.text ?? '').replace(collapseWhitespace(aside), '').trim());
  const isDated = blocks.slice(0, 3).some((block) => DATED.test(block.text.slice(0, 40)));
  const inside = elements.flatMap((element) => [
    ...page.$(element).find('a[href]').toArray(),
    ...page.$(element).closest('a[href]').toArray(),
  ]);
  const own = inside.flatMap((element) => links.get(element) ?? []);
  const isOne = own.length > 0 && own.every(({ target }) => target !== '' && target === own[0]?.target);
  return {
    name: isDated || !isServiceName(name) ? '' : name,
    text,
    link: isOne && own.length === new Set(inside).size ? (own[0] ?? null) : null,
  };
}
