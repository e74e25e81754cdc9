import { type Element, isTag } from 'domhandler';
import type { Block } from '../../../layout/blocks';
import { layoutOf } from '../../../layout/layout';
import { regionAround } from '../../../layout/region';
import type { WebPage } from '../../../page/web-page';
import { isOfferHeading, isOfferLabel, isOtherHeading, isServiceName, withoutNumber } from '../service-name';
import { type CardGroup, cardGroupsOf } from './cards';
import { groupBy } from '../../group-by';
import { withoutAddition } from './lead-name';
import { namedListsOf } from './named-lists';
import { isMarkedAsOffer } from './offer-marks';
import { menuLinksOf, offersInMenus } from './offer-menu';
import { mayBeOffer, type OwnLink } from './own-links';
import { sentenceListsOf } from './sentence-lists';
import { meanOf, shareOf } from '../../trees/measures';

/** Whatever may be the name of a product or service, at one place of a site. */
export interface Candidate {
  name: string;
  /** The text that stands with it. */
  text: string | null;
  page: WebPage;
  place: 'menu' | 'card' | 'heading' | 'list' | 'sentence';
  /** The part of the site to which it alone of its group leads. */
  link: OwnLink | null;
  /** The nearest heading above it. */
  heading: Block | null;
  /** What is measured of the names that stand together. */
  group: Readonly<Record<string, number>>;
  /** The names that stand together, this one among them. */
  among: readonly string[];
}

const MIN_TEXT = 20;
/** The class names of a list have to stand on itself or on what is around it. */
const LIST_LEVELS = 2;
const MENU_LEVELS = 3;
const MENU_REGIONS = ['navigation', 'header', 'footer'];

/**
 * Returns the entries of the home page's menus, and the cards, list entries, headings, lines of names and lists in
 * sentences of all pages.
 */
export function candidatesOf(pages: readonly WebPage[]): Candidate[] {
  const [home] = pages;
  if (!home) return [];
  return [
    ...inMenus(home),
    ...pages.flatMap((page) => [
      ...inCards(page),
      ...inHeadings(page),
      ...inLists(page),
      ...inSentences(page),
    ]),
  ];
}

function inMenus(home: WebPage): Candidate[] {
  const offers = new Set(offersInMenus(home).map(({ element }) => element));
  const links = [...menuLinksOf(home), ...offersInMenus(home)];
  const lists = groupBy(
    new Map(links.map((link) => [link.element, link])).values(),
    ({ element }) => listAround(element) ?? element,
  );
  const { blocks, rangeOf } = layoutOf(home);
  return [...lists].flatMap(([list, entries]) => {
    const label = labelOf(list, blocks, rangeOf);
    const [first] = entries;
    const group = {
      size: entries.length,
      named: shareOf(entries, ({ text }) => isServiceName(text)),
      words: meanOf(entries, ({ text }) => text.split(/\s+/).length),
      leading: shareOf(entries, mayBeOffer),
      offered: shareOf(entries, ({ element }) => offers.has(element)),
      labels: shareOf(entries, ({ text }) => isOfferLabel(text)),
      called: Number(isOfferHeading(label)),
      other: Number(isOtherHeading(label)),
      region: first ? MENU_REGIONS.indexOf(regionAround(first.element)) : -1,
    };
    const named = entries.filter(({ text }) => isServiceName(text));
    const among = named.map(({ text }) => text);
    return named.map((link): Candidate => ({
      name: link.text,
      text: null,
      page: home,
      place: 'menu',
      link,
      heading: null,
      group,
      among,
    }));
  });
}

function listAround({ parent }: Element): Element | null {
  if (!parent || !isTag(parent)) return null;
  return parent.name === 'li' && parent.parent && isTag(parent.parent) ? parent.parent : parent;
}

/** Returns the text before a list of links in the elements around it. */
function labelOf(
  list: Element,
  blocks: readonly Block[],
  rangeOf: (element: Element) => readonly [number, number],
): string {
  let inside = list;
  for (let level = 0; level < MENU_LEVELS; level += 1) {
    const around = inside.parent;
    if (!around || !isTag(around)) return '';
    const [start] = rangeOf(inside);
    if (rangeOf(around)[0] < start) return blocks[start - 1]?.text ?? '';
    inside = around;
  }
  return '';
}

function inCards(page: WebPage): Candidate[] {
  const groups = cardGroupsOf(page);
  const { blocks, rangeOf } = layoutOf(page);
  const sameHeading = groupBy(groups, ({ heading }) => heading);
  return groups.flatMap((group) => {
    const { cards, heading, level, elements } = group;
    const named = cards.filter(({ name }) => name !== '');
    const measured = {
      size: cards.length,
      named: named.length / cards.length,
      words: meanOf(named, ({ name }) => name.split(/\s+/).length),
      leading: shareOf(cards, ({ link }) => link !== null && mayBeOffer(link)),
      level,
      marked: Number(areMarked(group)),
      texts: shareOf(cards, ({ text }) => text !== null),
      leads: shareOf(cards, ({ isLead }) => isLead),
      called: Number(heading !== null && isOfferLabel(lineAbove(heading, blocks))),
      position: elements[0] ? rangeOf(elements[0])[0] / blocks.length : 0,
      siblings: sameHeading.get(heading)?.length ?? 0,
    };
    const among = named.map(({ name }) => name);
    const targets = groupBy(named, ({ link }) => link?.target ?? '');
    return named.map(({ name, text, link }): Candidate => ({
      name,
      text,
      page,
      place: 'card',
      link: link && targets.get(link.target)?.length === 1 ? link : null,
      heading,
      group: measured,
      among,
    }));
  });
}

function areMarked({ elements, isHeaded, isLinked }: CardGroup): boolean {
  const levels = isHeaded || isLinked ? undefined : LIST_LEVELS;
  return elements.every((element) => isMarkedAsOffer(element, levels));
}

/** Returns the short line that many designs put above a heading, such as `Services` above a slogan. */
function lineAbove(heading: Block, blocks: readonly Block[]): string {
  const above = blocks[blocks.indexOf(heading) - 1];
  return above?.level === 0 && above.region === heading.region ? above.text : '';
}

function inHeadings(page: WebPage): Candidate[] {
  const { blocks } = layoutOf(page);
  const at = new Map(blocks.map((block, index) => [block, index]));
  const next = (block: Block): Block | undefined => blocks[(at.get(block) ?? 0) + 1];
  const textBelow = (block: Block): string | null => {
    const below = next(block);
    return below?.level === 0 && below.text.length > MIN_TEXT ? below.text : null;
  };
  const headings = blocks.filter(({ level, region }) => level > 0 && region === 'main');
  const siblings = groupBy(headings, ({ heading, level }) => `${heading ? at.get(heading) : ''} ${level}`);
  return [...siblings.values()].flatMap((group) => {
    const names = group.map(({ text }) => withoutAddition(withoutNumber(text)));
    const [first] = group;
    const among = names.filter(isServiceName);
    const measured = {
      size: group.length,
      named: shareOf(names, isServiceName),
      words: meanOf(names, (name) => name.split(/\s+/).length),
      level: first?.level ?? 0,
      texts: shareOf(group, (block) => textBelow(block) !== null),
      called: Number(first !== undefined && isOfferLabel(lineAbove(first, blocks))),
    };
    return group.flatMap((block, index): Candidate[] => {
      const name = names[index] ?? '';
      if (!isServiceName(name)) return [];
      const own = {
        marked: Number(isMarkedAsOffer(block.element)),
        position: (at.get(block) ?? 0) / blocks.length,
      };
      const text = textBelow(block);
      return [
        {
          name,
          text,
          page,
          place: 'heading',
          link: null,
          heading: block.heading,
          group: { ...measured, ...own },
          among,
        },
      ];
    });
  });
}

function inLists(page: WebPage): Candidate[] {
  const { blocks } = layoutOf(page);
  return namedListsOf(page).flatMap(({ block, names, hasCommas }) => {
    const measured = {
      size: names.length,
      words: meanOf(names, (name) => name.split(/\s+/).length),
      level: block.level,
      marked: Number(isMarkedAsOffer(block.element)),
      position: blocks.indexOf(block) / blocks.length,
      commas: Number(hasCommas),
    };
    return names.map((name): Candidate => ({
      name,
      text: null,
      page,
      place: 'list',
      link: null,
      heading: block.heading,
      group: measured,
      among: names,
    }));
  });
}

function inSentences(page: WebPage): Candidate[] {
  const { blocks } = layoutOf(page);
  return sentenceListsOf(page).flatMap(({ block, names, lead, isLed, named }) => {
    const measured = {
      size: names.length,
      words: meanOf(names, (name) => name.split(/\s+/).length),
      position: blocks.indexOf(block) / blocks.length,
      named,
      lead,
      led: Number(isLed),
    };
    return names.map((name): Candidate => ({
      name,
      text: null,
      page,
      place: 'sentence',
      link: null,
      heading: block.heading,
      group: measured,
      among: names,
    }));
  });
}
