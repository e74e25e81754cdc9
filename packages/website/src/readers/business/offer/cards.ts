import { type Element, isTag } from 'domhandler';
import { pathWords } from '../../../crawl/page-kind';
import { PAGE_KIND_BY_WORD } from '../../../crawl/page-kind-words';
import type { Block } from '../../../layout/blocks';
import { layoutOf } from '../../../layout/layout';
import type { Group, Unit } from '../../../layout/repeated-units';
import type { WebPage } from '../../../page/web-page';
import { foldName } from '@firmlens/text';
import { descendants } from '../../descendants';
import { elementText } from '../../element-text';
import { isServiceName, withoutNumber } from '../service-name';
import { leadNameOf, withoutAddition } from './lead-name';
import { leadsNowhere, type OwnLink, ownLinksOf } from './own-links';

const MIN_TEXT = 20;
const MIN_PARAGRAPH = 60;
/** Some names have no text, and some have two. */
const PAIRED = 2.7;
const MIN_LEADS = 3;
const MAX_ASIDE = 100;
const CONTACT = /^\S+@\S+\.\S+$|^[+(]?\d[\d\s()/.-]{6,}$/;
/** Class names with which designs set a title apart that is no heading: `card-title`. */
const TITLE_CLASS = /(?:^|[\s_-])(?:title|titel|titre|titulo|titolo)(?:$|[\s_-])/i;
const DATED = /(?<!\d)(?:19|20)\d\d(?!\d)|^\d{1,2}[./-]\d{1,2}/;

/** One of several parts of a page that are built alike and have a name each. */
export interface Card {
  /** Empty if what it begins with cannot be a name. */
  name: string;
  text: string | null;
  /** The one part of the site to which it links, or null. */
  link: OwnLink | null;
  /** Whether the name and the text stand on one line. */
  isLead: boolean;
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
  /** The first element of each. */
  elements: Element[];
}

const known = new WeakMap<WebPage, CardGroup[]>();

/** Returns the groups of cards in the main part of a page, in document order. They are read once. */
export function cardGroupsOf(page: WebPage): CardGroup[] {
  const groups = known.get(page) ?? readCardGroups(page);
  known.set(page, groups);
  return groups;
}

function readCardGroups(page: WebPage): CardGroup[] {
  const links = new Map(ownLinksOf(page).map((link) => [link.element, link]));
  return layoutOf(page)
    .groups.filter(({ region }) => region === 'main')
    .flatMap((group) => cardGroup(group, links));
}

function cardGroup(whole: Group, links: ReadonlyMap<unknown, OwnLink>): CardGroup[] {
  const linksAround = linksAroundElements();
  const group = { ...whole, units: inPairs(whole.units) };
  const cards = group.units.map((unit) => cardOf(unit, links, linksAround));
  const targets = new Set(cards.flatMap(({ link }) => link?.target ?? []));
  const leadToPages = cards.every(({ link }) => link !== null) && targets.size * 3 >= cards.length * 2;
  const areForScript = targets.size === 0 && cards.length > 2 && group.units.every(isScriptLink);
  const isLinked = (leadToPages && targets.size > 1) || areForScript;
  const allNamed = withoutPhrases(cards.filter(({ name }) => name !== ''));
  const leads = allNamed.filter(({ isLead }) => isLead);
  // Other paragraphs may stand around those that begin with a name.
  const named = allNamed.length * 2 < cards.length && leads.length >= MIN_LEADS ? leads : allNamed;
  const distinct = new Set(named.map(({ name }) => foldName(name)));
  const isNamed = distinct.size > 1 && distinct.size * 2 >= (named === leads ? leads : cards).length;
  if ((!isLinked && !isNamed) || group.units.some(isContact)) return [];
  return [
    {
      cards: isLinked ? cards : named,
      heading: group.heading,
      isHeaded: group.units.every(
        ({ blocks }) => blocks.some(isHeading) || (blocks.length > 1 && blocks.some(isTitled)),
      ),
      level: group.units[0]?.blocks.find(isHeading)?.level ?? 0,
      isLinked,
      elements: group.units.flatMap(({ elements }) => elements.slice(0, 1)),
    },
  ];
}

/** Joins paragraphs of which each second one says more about the one before: a name, a text, a name, a text. */
function inPairs(units: readonly Unit[]): Unit[] {
  const isName = ({ blocks }: Unit): boolean =>
    blocks.length === 1 && blocks[0]?.level === 0 && isServiceName(withoutNumber(blocks[0].text));
  const isText = (unit: Unit | undefined): boolean =>
    unit?.blocks.length === 1 && (unit.blocks[0]?.text.length ?? 0) > MIN_PARAGRAPH;
  const startsPair = (at: number): boolean => isName(units[at] as Unit) && isText(units[at + 1]);
  const pairs = units.flatMap((unit, at) => {
    const next = units[at + 1];
    return next && startsPair(at)
      ? [{ elements: [...unit.elements, ...next.elements], blocks: [...unit.blocks, ...next.blocks] }]
      : [];
  });
  return pairs.length > 1 && pairs.length * PAIRED >= units.length ? pairs : [...units];
}

/** Where names begin with a capital, what does not is a phrase: `up to 12 years`. */
function withoutPhrases(cards: readonly Card[]): Card[] {
  const capitalised = cards.filter(({ name }) => !/^\p{Ll}/u.test(name));
  return capitalised.length * 2 > cards.length ? capitalised : [...cards];
}

function isHeading({ level }: Block): boolean {
  return level > 0;
}

function isTitled({ element }: Block): boolean {
  return TITLE_CLASS.test((element.attribs['class'] ?? '').slice(0, 200));
}

function isScriptLink({ elements, blocks: [first, ...others] }: Unit): boolean {
  const links = elements.flatMap(withDescendants).filter(isLink);
  return first !== undefined && others.length === 0 && first.linkShare === 1 && links.every(leadsNowhere);
}

/** Whether the text below a name is an address for mail or a telephone number. */
function isContact({ blocks }: Unit): boolean {
  return blocks.some(({ text }) => CONTACT.test(text));
}

function cardOf(
  { elements, blocks }: Unit,
  links: ReadonlyMap<unknown, OwnLink>,
  linksAround: (element: Element) => readonly Element[],
): Card {
  const title = blocks.find(isHeading) ?? blocks.find(isTitled) ?? blocks[0];
  const lead = title && !isTitled(title) ? leadNameOf(title) : null;
  const text =
    lead?.text ?? blocks.find((block) => block !== title && block.text.length > MIN_TEXT)?.text ?? null;
  const asides = title ? (descendants(title.element) ?? []).filter(({ name }) => name === 'small') : [];
  const name = withoutNumber(
    asides
      .reduce((heading, aside) => heading.replace(elementText(aside, MAX_ASIDE), ''), title?.text ?? '')
      .trim(),
  );
  // A heading with a full stop is a slogan, but entries of a list may end with one.
  const bare = withoutAddition(
    lead?.name ?? (title?.level === 0 ? name.replace(/(?<=\p{Ll}{3})\.$/u, '') : name),
  );
  const isDated = blocks.slice(0, 3).some((block) => DATED.test(block.text.slice(0, 40)));
  const inside = elements.flatMap((element) => [
    ...withDescendants(element).filter(isLink),
    ...linksAround(element),
  ]);
  const own = inside.flatMap((element) => links.get(element) ?? []);
  const isOne = own.length > 0 && own.every(({ target }) => target !== '' && target === own[0]?.target);
  return {
    name: isDated || !isServiceName(bare) ? '' : bare,
    text,
    isLead: lead !== null,
    link: isOne && own.length === new Set(inside).size && !own.some(leadsToContact) ? (own[0] ?? null) : null,
  };
}

/** Whether a link is there to ask for what the card offers. */
function leadsToContact({ url }: OwnLink): boolean {
  return pathWords(url).some((word) => PAGE_KIND_BY_WORD.get(word) === 'contact');
}

function isLink({ name, attribs }: Element): boolean {
  return name === 'a' && attribs['href'] !== undefined;
}

/** A part with more elements than a card has none that count as its own. */
function withDescendants(element: Element): Element[] {
  return [element, ...(descendants(element) ?? [])];
}

/** Returns a function that gives the links which an element stands in. Cards of one list ask about one parent. */
function linksAroundElements(): (element: Element) => readonly Element[] {
  const known = new Map<Element, readonly Element[]>();
  return ({ parent }) => {
    if (!parent || !isTag(parent)) return [];
    const links = known.get(parent) ?? ancestorsAndSelf(parent).filter(isLink);
    known.set(parent, links);
    return links;
  };
}

function ancestorsAndSelf(element: Element): Element[] {
  const found = [element];
  for (let node = element.parent; node && isTag(node); node = node.parent) found.push(node);
  return found;
}
