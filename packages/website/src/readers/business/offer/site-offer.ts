import { type Element, isTag } from 'domhandler';
import { CANADIAN_PROVINCES, citiesNamed, foldName, INDIAN_STATES, US_STATES } from '@firmlens/text';
import { pathWords } from '../../../crawl/page-kind';
import { slugify } from '../../../crawl/page-kind-words';
import { layoutOf } from '../../../layout/layout';
import type { WebPage } from '../../../page/web-page';
import type { Service } from '../service';
import { isOfferLabel, isServiceName } from '../service-name';
import { type Card, cardGroupsOf } from './cards';
import { offerCards, sectionCards } from './offer-cards';
import { menuLinksOf, offersInMenus } from './offer-menu';
import {
  isBelowOffer,
  isUnnamedPage,
  lastWords,
  mayBeOffer,
  type OwnLink,
  ownLinksOf,
  targetOf,
} from './own-links';

const MIN_TEXT = 30;
const MAX_NAMES = 4;
const MIN_PLACES = 3;
const STATES: ReadonlySet<string> = new Set(
  [...Object.values(US_STATES), ...Object.values(CANADIAN_PROVINCES), ...INDIAN_STATES].map(foldName),
);
/** About the share of values of each place that are right on labelled real sites; less where few were judged. */
const CONFIDENCE = {
  overview: 0.85,
  menu: 0.95,
  detail: 0.85,
  confirmed: 0.75,
  leading: 0.85,
  sibling: 0.75,
  below: 0.6,
  heading: 0.85,
  page: 0.7,
};

/** A service, and the part of the site that is about it. */
interface Offered extends Service {
  target: string | null;
}
type Labels = ReadonlyMap<string, string>;
/** Returns the forms under which a name is the same: with and without the company's own. */
type KeysOf = (name: string) => string[];
const SHOWING_OTHERS: ReadonlySet<string> = new Set(['legal', 'team', 'careers', 'job', 'contact']);
const SHOWING_OFFERS: ReadonlySet<string> = new Set(['product', 'about', 'other']);

/**
 * Returns what the structure of a site shows as its offer: the links below a label such as `Products` in its
 * menu, the cards of the page that lists the offer and of the sections under such a heading, the pages below.
 * On a site without such words, it is what both the menu and cards of the home page lead to.
 */
export function siteOffer(pages: readonly WebPage[], keysOf: KeysOf): Service[] {
  const [home, ...others] = pages;
  if (!home) return [];
  const labels = linkLabels(home);
  const lists = new Set(
    menuLinksOf(home)
      .filter(({ text }) => isOfferLabel(text))
      .map(({ target }) => target),
  );
  const isOverview = (page: WebPage): boolean =>
    page !== home && (lists.has(targetOf(page.url)) || isOfferLabel(lastWords(page.url)));
  // `Consulting` is a list of the offer or a part of it.
  const menu = [...offersInMenus(home), ...menuLinksOf(home).filter(({ url }) => isBelowOffer(url))].filter(
    ({ target, text }) => !lists.has(target) || (isOfferLabel(text) && isServiceName(text)),
  );
  const stated: Offered[] = [
    ...menu.flatMap((link) => linked(link, home, labels, CONFIDENCE.menu)),
    ...pages.flatMap((page) => {
      const cards = isOverview(page) ? offerCards(cardGroupsOf(page), page) : [];
      return cards.flatMap((card) => offered(card, page, labels, CONFIDENCE.overview));
    }),
    ...pages.filter((page) => !isOverview(page)).flatMap((page) => detail(page, labels)),
  ];
  const inSections = pages
    .filter((page) => {
      const { kind, url } = page;
      const mayShow = SHOWING_OFFERS.has(kind) && mayBeOffer({ url, text: '' }) && !isBelowOffer(url);
      return !isOverview(page) && (kind === 'home' || kind === 'about' || mayShow);
    })
    .flatMap((page) => sectionCards(page).flatMap((card) => offered(card, page, labels, CONFIDENCE.heading)));
  const confirmed = confirmedOffer([home, ...others], stated, inSections, labels, keysOf);
  const kinds = new Map(pages.map(({ url, kind }) => [targetOf(url), kind]));
  const offer = [
    ...stated,
    ...inSections,
    ...confirmed,
    ...menuPages(home, others, labels, [...stated, ...inSections, ...confirmed].length > 0),
  ].filter(({ target }) => target === null || !SHOWING_OTHERS.has(kinds.get(target) ?? 'other'));
  return withoutPlaces(offer);
}

/** Leaves out the places where the offer is available. A single name may be that of a town by chance. */
function withoutPlaces(offer: readonly Offered[]): Offered[] {
  const places = new Set(offer.map(({ name }) => name).filter(isPlace));
  return offer.filter(({ name }) => places.size < MIN_PLACES || !places.has(name));
}

/** Whether a name is that of a town, with or without its state, or of a state. */
function isPlace(name: string): boolean {
  return STATES.has(foldName(name)) || citiesNamed(name.replace(/, \p{Lu}{2}$/u, '')).length > 0;
}

/**
 * Returns the cards of the home page that lead to the offer, and of any page those among which most are known,
 * with what stands among them in the menu. If nothing says what the offer is, cards count that the menu
 * confirms.
 */
function confirmedOffer(
  pages: readonly [WebPage, ...WebPage[]],
  stated: readonly Offered[],
  inSections: readonly Offered[],
  labels: Labels,
  keysOf: KeysOf,
): Offered[] {
  const [home] = pages;
  const onHome = cardGroupsOf(home);
  const below = onHome.flatMap(({ cards }) =>
    cards.flatMap(({ link }) => (link !== null && isBelowOffer(link.url) ? [link.target] : [])),
  );
  const targets = new Set([...[...stated, ...inSections].flatMap(({ target }) => target ?? []), ...below]);
  const names = new Set(stated.flatMap(({ name }) => keysOf(name)));
  const isKnown = stated.length > 0 || below.length > 0;
  const inMenu = new Set(menuLinksOf(home).map(({ target }) => target));
  const titles = new Map(pages.map((page) => [targetOf(page.url), foldName(mainHeading(page))]));
  const isConfirmed = ({ name, link }: Card): boolean =>
    isKnown
      ? (link !== null && targets.has(link.target)) || keysOf(name).some((key) => names.has(key))
      : link !== null &&
        (inMenu.has(link.target) || titles.get(link.target) === foldName(name)) &&
        isUnnamedPage(link);
  const confidence = isKnown ? CONFIDENCE.leading : CONFIDENCE.confirmed;
  const found = pages
    .filter(({ kind }) => kind === 'home' || (isKnown && SHOWING_OFFERS.has(kind)))
    .flatMap((page) =>
      (page === home ? onHome : cardGroupsOf(page))
        .filter(({ cards }) => areMost(cards.filter(isConfirmed), cards))
        .flatMap(({ cards }) => (isKnown ? cards : cards.filter(isConfirmed)))
        .flatMap((card) => offered(card, page, labels, confidence)),
    );
  for (const { target } of found) if (target !== null) targets.add(target);
  return [...found, ...siblings(home, targets, labels)];
}

/**
 * Returns the pages that the menu leads to whose heading or title is their name there, if the company names them
 * where it says what it does: in the title, the description and the main heading of the home page. On a site
 * that shows no other offer, several such pages are it.
 */
function menuPages(home: WebPage, pages: readonly WebPage[], labels: Labels, isElse: boolean): Offered[] {
  const titles = new Map(
    pages
      .filter(({ kind }) => kind === 'other' || kind === 'product')
      .map((page) => [targetOf(page.url), foldName(`${mainHeading(page)} ${titleOf(page)}`)]),
  );
  const pitch = foldName(
    `${home.$('title').first().text()} | ${home.meta['description'] ?? ''} | ${mainHeading(home)}`,
  );
  const links = menuLinksOf(home).filter(
    (link) =>
      isUnnamedPage(link) &&
      isServiceName(link.text) &&
      !isPlace(link.text) &&
      titles.get(link.target)?.includes(foldName(link.text)) === true,
  );
  const areAll = !isElse && new Set(links.map(({ target }) => target)).size > 1;
  return links
    .filter(({ text }) => areAll || pitch.includes(foldName(text)))
    .flatMap((link) => linked(link, home, labels, CONFIDENCE.page));
}

function areMost(confirmed: readonly Card[], all: readonly Card[]): boolean {
  const parts = new Set(confirmed.map(({ name, link }) => link?.target ?? name));
  return parts.size > 1 && confirmed.length * 2 >= all.length;
}

/**
 * Returns the name that links of the home page give to each part of the site, in its menus first. A text that
 * leads to several parts, such as `Find out more`, names none, and a page with many names is not yet written.
 */
function linkLabels(home: WebPage): Labels {
  const links = [...menuLinksOf(home), ...ownLinksOf(home)].filter(({ text }) => isServiceName(text));
  const targets = new Map<string, Set<string>>();
  for (const { text, target } of links) {
    const key = foldName(text);
    targets.set(key, (targets.get(key) ?? new Set()).add(target));
  }
  const names = new Map<string, Set<string>>();
  for (const { text, target } of links)
    names.set(target, (names.get(target) ?? new Set()).add(foldName(text)));
  const labels = new Map<string, OwnLink>();
  for (const link of links) {
    const known = labels.get(link.target);
    const isName =
      targets.get(foldName(link.text))?.size === 1 && (names.get(link.target)?.size ?? 0) <= MAX_NAMES;
    if (isName && (known === undefined || clarity(link) > clarity(known))) labels.set(link.target, link);
  }
  return new Map([...labels].map(([target, { text }]) => [target, text]));
}

/** Ranks texts of links to one page: those that its address repeats are its name, and capitals are style. */
function clarity({ text, url }: OwnLink): number {
  const words = slugify(text).split('-');
  const address = pathWords(url).join('-');
  return (
    words.filter((word) => address.includes(word)).length / words.length + (/\p{Ll}/u.test(text) ? 0.5 : 0)
  );
}

/** Returns the subject of a page below one that lists the offer, and what that page lists below itself. */
function detail(page: WebPage, labels: Labels): Offered[] {
  if (!isBelowOffer(page.url) || !mayBeOffer({ url: page.url, text: '' })) return [];
  const target = targetOf(page.url);
  const parts = cardGroupsOf(page)
    .filter(
      ({ cards, isLinked }) => isLinked && cards.every(({ link }) => link?.target.startsWith(`${target}/`)),
    )
    .flatMap(({ cards }) => cards.flatMap((card) => offered(card, page, labels, CONFIDENCE.below)));
  const { blocks } = layoutOf(page);
  const heading = mainHeading(page);
  const name = [labels.get(target) ?? '', heading, titleOf(page)].find(isServiceName);
  if (name === undefined) return parts;
  const text = blocks.find(
    (block) => block.region === 'main' && block.level === 0 && block.text.length > MIN_TEXT,
  );
  const from = { origin: 'text', url: page.url, confidence: CONFIDENCE.detail };
  return [{ name, description: text?.text ?? null, ...from, target }, ...parts];
}

/**
 * Returns the other links of a list in the menu that leads to the offer: those of a submenu, half of which do,
 * and those between two that do.
 */
function siblings(home: WebPage, targets: ReadonlySet<string>, labels: Labels): Offered[] {
  const lists = new Map<unknown, OwnLink[]>();
  for (const link of menuLinksOf(home)) {
    const list = listAround(link.element);
    if (list) lists.set(list, [...(lists.get(list) ?? []), link]);
  }
  return [...lists.values()].flatMap((list) => {
    const first = list.findIndex(({ target }) => targets.has(target));
    const last = list.findLastIndex(({ target }) => targets.has(target));
    return list
      .slice(first + 1, Math.max(last, 0))
      .filter(isUnnamedPage)
      .flatMap((link) => linked(link, home, labels, CONFIDENCE.sibling));
  });
}

function listAround({ parent }: Element): unknown {
  return parent && isTag(parent) && parent.name === 'li' ? parent.parent : parent;
}

function offered({ name, text, link }: Card, page: WebPage, labels: Labels, confidence: number): Offered[] {
  if (link !== null && !mayBeOffer(link)) return [];
  const label = link === null ? undefined : labels.get(link.target);
  const service = label ?? name;
  if (service === '') return [];
  const from = { origin: 'text', url: page.url, confidence };
  return [{ name: service, description: text, ...from, target: link?.target ?? null }];
}

function linked(link: OwnLink, page: WebPage, labels: Labels, confidence: number): Offered[] {
  if (!isServiceName(link.text) || !mayBeOffer(link)) return [];
  const name = labels.get(link.target) ?? link.text;
  return [{ name, description: null, origin: 'text', url: page.url, confidence, target: link.target }];
}

function titleOf(page: WebPage): string {
  const [title = ''] = page
    .$('title')
    .first()
    .text()
    .split(/ [|–—·-] /);
  return title.trim();
}

function mainHeading(page: WebPage): string {
  return (
    layoutOf(page).blocks.find(({ level, region }) => level === 1 && region !== 'navigation')?.text ?? ''
  );
}
