import { isAboutOthers } from '../../../attribution/about-others';
import { pathWords } from '../../../crawl/page-kind';
import { layoutOf } from '../../../layout/layout';
import type { WebPage } from '../../../page/web-page';
import type { Service } from '../service';
import { isOfferLabel, isServiceName } from '../service-name';
import { type Card, cardGroupsOf } from './cards';
import { menuLinksOf, offersInMenus } from './offer-menu';
import { mayBeOffer, type OwnLink, targetOf } from './own-links';

const MIN_TEXT = 30;
const CONFIDENCE = { overview: 0.8, menu: 0.81, heading: 0.72, leading: 0.73, confirmed: 0.64, sibling: 0.55, detail: 0.83, outline: 0.61 };

/** A service, and the part of the site that is about it. */
interface Offered extends Service {
  target: string | null;
}

/**
 * Returns what the structure of a site shows as its offer: the links below a label such as `Products` in its
 * menu, the cards of the page that lists the offer and of the sections under such a heading, the pages below.
 * On a site without such words, it is what both the menu and cards of the home page lead to.
 */
export function siteOffer(pages: readonly WebPage[]): Service[] {
  const [home] = pages;
  if (!home) return [];
  const labels = menuLabels(home);
  const overviews = pages.filter((page) => page !== home && isOverview(page));
  const own = (page: WebPage, confidence: number) => (card: Card): Offered[] =>
    offered(card, page, labels, confidence);

  const stated: Offered[] = [
    ...offersInMenus(home).flatMap((link) => linked(link, home, CONFIDENCE.menu)),
    ...overviews.flatMap((page) => overviewCards(page).flatMap(own(page, CONFIDENCE.overview))),
    ...pages
      .filter(({ kind }) => kind === 'home' || kind === 'about')
      .flatMap((page) => sectionCards(page).flatMap(own(page, CONFIDENCE.heading))),
    ...pages.flatMap((page) => detail(page, labels)),
  ];
  const groups = cardGroupsOf(home).filter(({ isLinked, heading }) => isLinked && !isOfferLabel(heading?.text ?? ''));
  const targets = new Set(stated.flatMap(({ target }) => target ?? []));
  const leading = groups
    .filter(({ cards }) => isMostly(cards, targets))
    .flatMap(({ cards }) => cards.flatMap(own(home, CONFIDENCE.leading)));
  if (stated.length > 0) return [...stated, ...leading, ...siblings(home, targets)];

  const inMenu = new Set(menuLinksOf(home).map(({ target }) => target));
  const confirmed = groups
    .filter(({ cards }) => isMostly(cards, inMenu))
    .flatMap(({ cards }) => cards.flatMap(own(home, CONFIDENCE.confirmed)));
  return [...confirmed, ...siblings(home, new Set(confirmed.flatMap(({ target }) => target ?? [])))];
}

/** Returns the shortest name that menus give to each part of the site. */
function menuLabels(home: WebPage): Map<string, string> {
  const labels = new Map<string, string>();
  for (const { target, text } of menuLinksOf(home)) {
    const label = labels.get(target);
    if (isServiceName(text) && (label === undefined || text.length < label.length)) labels.set(target, text);
  }
  return labels;
}

/** Whether the address of a page says that it lists the whole offer. */
function isOverview({ url }: WebPage): boolean {
  return isOfferLabel((pathWords(url).at(-1) ?? '').replaceAll('-', ' '));
}

/** Returns the cards of a page that lists the offer: those that lead to a page each, or else the largest groups. */
function overviewCards(page: WebPage): Card[] {
  const groups = cardGroupsOf(page);
  const linkedGroups = groups.filter(({ isLinked, cards }) => isLinked && cards.every(({ link }) => link && mayBeOffer(link)));
  if (linkedGroups.length > 0) return linkedGroups.flatMap(({ cards }) => cards);
  const headed = groups.filter(({ isHeaded, cards }) => isHeaded && cards.length > 1);
  const [largest] = headed.toSorted((a, b) => b.cards.length - a.cards.length);
  return largest?.cards ?? outline(page);
}

/** Returns the sections of a page, if they are not built alike. */
function outline(page: WebPage): Card[] {
  const sections = layoutOf(page).blocks.filter(
    ({ level, region, text }) => level > 1 && region === 'main' && isServiceName(text),
  );
  const top = Math.min(...sections.map(({ level }) => level));
  return sections.filter(({ level }) => level === top).map(({ text }) => ({ name: text, text: null, link: null }));
}

/** Returns the cards below headings such as `Our services`. */
function sectionCards(page: WebPage): Card[] {
  return cardGroupsOf(page)
    .filter(({ heading }) => heading !== null && isOfferLabel(heading.text) && !isAboutOthers(heading))
    .flatMap(({ cards }) => cards);
}

/** Returns the subject of a page below one that lists the offer. */
function detail(page: WebPage, labels: ReadonlyMap<string, string>): Offered[] {
  const words = pathWords(page.url);
  const isBelow = words.slice(0, -1).some((word) => isOfferLabel(word.replaceAll('-', ' ')));
  if (!isBelow || page.kind !== 'product' || !mayBeOffer({ url: page.url, text: '' })) return [];
  const target = targetOf(page.url);
  const heading = layoutOf(page).blocks.find(({ level, region }) => level === 1 && region !== 'navigation');
  const title = page.$('title').first().text().split(/ [|–—·-] /)[0] ?? '';
  const name = [labels.get(target) ?? '', heading?.text ?? '', title.trim()].find(isServiceName);
  if (name === undefined) return [];
  const text = layoutOf(page).blocks.find((block) => block.region === 'main' && block.level === 0 && block.text.length > MIN_TEXT);
  return [{ name, description: text?.text ?? null, origin: 'text', url: page.url, confidence: CONFIDENCE.detail, target }];
}

/** Returns the other links of a part of the menu, half of which lead to the offer. */
function siblings(home: WebPage, targets: ReadonlySet<string>): Offered[] {
  const links = menuLinksOf(home);
  const lists = new Map<unknown, OwnLink[]>();
  for (const link of links) {
    const list = page_list(link);
    if (list) lists.set(list, [...(lists.get(list) ?? []), link]);
  }
  return [...lists.values()]
    .filter((list) => list.length > 1 && list.filter(({ target }) => targets.has(target)).length * 2 >= list.length)
    .flatMap((list) => list.flatMap((link) => linked(link, home, CONFIDENCE.sibling)));
}

function page_list({ element }: OwnLink): unknown {
  const item = element.parent;
  return item && 'name' in item && item.name === 'li' ? item.parent : item;
}

function isMostly(cards: readonly Card[], targets: ReadonlySet<string>): boolean {
  const found = cards.filter(({ link }) => link !== null && targets.has(link.target));
  return found.length > 1 && found.length * 2 >= cards.length;
}

function offered({ name, text, link }: Card, page: WebPage, labels: ReadonlyMap<string, string>, confidence: number): Offered[] {
  if (link !== null && !mayBeOffer(link)) return [];
  const label = link === null ? undefined : labels.get(link.target);
  const service = label ?? name;
  return service === '' ? [] : [{ name: service, description: text, origin: 'text', url: page.url, confidence, target: link?.target ?? null }];
}

function linked(link: OwnLink, page: WebPage, confidence: number): Offered[] {
  return isServiceName(link.text) && mayBeOffer(link)
    ? [{ name: link.text, description: null, origin: 'text', url: page.url, confidence, target: link.target }]
    : [];
}
