import { type Element, isTag } from 'domhandler';
import { isAboutOthers } from '../../../attribution/about-others';
import type { Block } from '../../../layout/blocks';
import { layoutOf } from '../../../layout/layout';
import type { WebPage } from '../../../page/web-page';
import { isOfferHeading, isOfferLabel, isOtherHeading, isServiceName, withoutNumber } from '../service-name';
import { type Card, type CardGroup, cardGroupsOf } from './cards';
import { isMarkedAsOffer } from './offer-marks';
import { menuLinksOf } from './offer-menu';
import { mayBeOffer } from './own-links';

const MIN_SECTIONS = 3;
/** More lists under one heading are the details of several things. */
const MAX_LISTS = 2;
/** Headings of sections are higher. */
const CARD_LEVEL = 3;
/** An entry and the list around it, or a heading and its section. */
const LIST_LEVELS = 2;

/**
 * Returns the offer from the cards of a page or section that lists it: those that lead to a part of the site
 * each, or else the headings above several groups, the largest group, or the headings of unlike sections of
 * the page, if the groups are all of one.
 */
export function offerCards(groups: readonly CardGroup[], page: WebPage | null): Card[] {
  const leading = groups.filter(
    ({ isLinked, cards }) => isLinked && cards.every(({ link }) => link === null || mayBeOffer(link)),
  );
  if (leading.length > 0) return leading.flatMap(({ cards }) => cards);
  const headed = groups.filter(({ isHeaded }) => isHeaded);
  const marked = headed.filter(isMarked);
  if (marked.length > 0) return marked.flatMap(({ cards }) => cards);
  const called = headed.filter(
    ({ heading }) => heading !== null && heading.level > 1 && isOfferHeading(heading.text),
  );
  if (called.length > 0) return called.flatMap(({ cards }) => cards);
  const above = headed.toSorted(bySize).flatMap(({ heading }) => heading ?? []);
  const level = above[0]?.level ?? 1;
  const parts = above.map((heading) => named(heading, null));
  if (
    level > 1 &&
    above.every((heading) => heading.level === level) &&
    above.length > 1 &&
    parts.some(({ name }) => name !== '')
  )
    return parts;
  const own = headed.filter((group) => !isOfOthers(group));
  const [largest] = (own.length > 0 ? own : headed).toSorted(bySize);
  const sections = page === null ? [] : outline(page, largest);
  if (sections.length > 0) return sections;
  const listed = groups.find(
    ({ heading }) => heading === null || heading.level === 1 || isOfferHeading(heading.text),
  );
  return (largest ?? listed)?.cards ?? [];
}

function bySize(a: CardGroup, b: CardGroup): number {
  return b.cards.length - a.cards.length;
}

/**
 * Returns the headings of a page's sections if they are not built alike: those that class names call the offer,
 * of the highest level or, where some are cards, of the same level as these, if there are many more.
 */
function outline(page: WebPage, group: CardGroup | undefined): Card[] {
  const { blocks } = layoutOf(page);
  const sections = blocks.filter(({ level, region }) => level > 1 && region === 'main');
  const top = group?.level ?? Math.min(...sections.map(({ level }) => level));
  const card = (block: Block): Card => {
    const next = blocks[blocks.indexOf(block) + 1];
    return named(block, next?.level === 0 ? next.text : null);
  };
  const marked = sections.filter(({ element }) => isMarkedAsOffer(element, LIST_LEVELS));
  const highest = Math.min(...marked.map(({ level }) => level));
  if (marked.length > 0) return marked.filter(({ level }) => level === highest).map(card);
  const cards = sections.filter(({ level }) => level === top).map(card);
  return cards.length < (group ? 2 * group.cards.length : MIN_SECTIONS) ? [] : cards;
}

function named({ text: heading }: Block, text: string | null): Card {
  const name = withoutNumber(heading);
  return { name: isServiceName(name) ? name : '', text, link: null };
}

/** Returns the cards below headings such as `Our services`, or in a part of the page that the menu calls so. */
export function sectionCards(page: WebPage): Card[] {
  const groups = cardGroupsOf(page);
  const { blocks } = layoutOf(page);
  // Pages about one thing list its properties.
  const isGeneral = page.kind === 'home' || page.kind === 'about';
  const mayOffer = (group: CardGroup): boolean => !isList(group) || (isGeneral && !isDetail(group, page));
  const headed = groups.filter(
    (group) =>
      group.heading !== null &&
      mayOffer(group) &&
      !isAboutOthers(group.heading) &&
      (isOfferHeading(group.heading.text) || isOfferLabel(lineAbove(group.heading, blocks))),
  );
  const parts = menuLinksOf(page)
    .filter(
      ({ url, text }) => url.pathname === page.url.pathname && url.hash.length > 1 && isOfferLabel(text),
    )
    .map(({ url }) => url.hash.slice(1));
  const inParts = parts.flatMap((id) => {
    const inside = groups.filter(({ elements: [first] }) => first !== undefined && isInside(first, id));
    return inside.some(({ isHeaded, isLinked }) => isHeaded || isLinked) ? offerCards(inside, null) : [];
  });
  const marked = groups.filter(
    (group) => (isGeneral || group.isHeaded) && !isDetail(group, page) && isMarked(group),
  );
  return [...[...headed, ...marked].flatMap(({ cards }) => cards), ...inParts];
}

/** Whether nothing sets the names of a group apart: they are the entries of a list. */
function isList({ isHeaded, isLinked }: CardGroup): boolean {
  return !isHeaded && !isLinked;
}

/** Whether a list is about one of several things: one of many under its heading, or inside a card with a heading. */
function isDetail(group: CardGroup, page: WebPage): boolean {
  if (!isList(group)) return false;
  const lists = cardGroupsOf(page).filter((other) => isList(other) && other.heading === group.heading);
  if (lists.length > MAX_LISTS) return true;
  const cards = new Set<unknown>(
    layoutOf(page)
      .groups.flatMap(({ units }) => units)
      .filter(({ elements, blocks }) => elements.length === 1 && blocks.some(({ level }) => level > 0))
      .flatMap(({ elements }) => elements),
  );
  for (let around = group.elements[0]?.parent; around; around = around.parent)
    if (cards.has(around)) return true;
  return false;
}

/** Whether the class names of cards or a list call it the offer. A list has to bear the name itself. */
function isMarked(group: CardGroup): boolean {
  const { elements, heading, isHeaded, isLinked } = group;
  const levels = isHeaded || isLinked ? undefined : LIST_LEVELS;
  return (
    elements.every((element) => isMarkedAsOffer(element, levels)) &&
    !isOfOthers(group) &&
    (heading === null || !isAboutOthers(heading))
  );
}

/** Whether the heading above cards names something else than the offer. One of their own level may be a card. */
function isOfOthers({ heading, level }: CardGroup): boolean {
  return (
    heading !== null &&
    (level === 0 || heading.level < Math.max(level, CARD_LEVEL)) &&
    isOtherHeading(heading.text)
  );
}

/** Returns the short line that many designs put above a heading, such as `Services` above a slogan. */
function lineAbove(heading: Block, blocks: readonly Block[]): string {
  const above = blocks[blocks.indexOf(heading) - 1];
  return above?.level === 0 && above.region === heading.region ? above.text : '';
}

function isInside(element: Element, id: string): boolean {
  for (
    let around: Element | null = element;
    around;
    around = around.parent && isTag(around.parent) ? around.parent : null
  )
    if (around.attribs['id'] === id) return true;
  return false;
}
