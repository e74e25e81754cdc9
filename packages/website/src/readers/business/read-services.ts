import type { Evidence } from '@firmlens/contract';
import { type Element, isTag } from 'domhandler';
import { getDomain } from 'tldts';
import {
  plainText,
  foldName,
  foldText,
  loadVocabulary,
  foldedPatternOf,
  type SpellingsByLanguage,
} from '@firmlens/text';
import type { WebPage } from '../../page/web-page';
import { descendants } from '../descendants';
import { elementText } from '../element-text';
import { embeddedRecords, recordText } from '../embedded-records';

import { resolveHttpUrl } from '../news/post-url';
import type { CompanyNameMatcher } from '@firmlens/headlines';
import { createSiteNameMatcher } from '../site-name-matcher';
import { servicesInSections, isOfferPage, isNonOfferLabel, servicesInPriceTables } from './offer-pages';
import { type Section, sectionsOf, subsections } from '../page-sections';
import { createEvidence, type Reader } from '../reader';
import { schemaText, schemaNodesOfType } from '../schema-nodes';
import { firstSentence } from '../split-sentences';
import { audienceIn } from './read-target-audience';
import type { Service } from './service';
import { isServiceName, OFFER_HEADING } from './service-name';

const MAX_SERVICES = 40;
const MAX_NAME = 100;
const MAX_DESCRIPTION = 300;
const MAX_MENU_PARTS = 600;
/** A label with more links below it is the heading of the whole menu. */
const MAX_GROUP = 20;
const OFFERED = new Set(
  'Product Service SoftwareApplication WebApplication MobileApplication ProductGroup ProductModel FinancialProduct Offer OfferCatalog'.split(
    ' ',
  ),
);
/** The schema of the file explains each list. */
const PATHS =
  loadVocabulary<
    Readonly<Record<'offers' | 'solutions' | 'besideOffers' | 'aboutOthers', SpellingsByLanguage>>
  >('offer-paths');
/**
 * Path segments of pages about customers, partners, integrations or documentation that sit among the product
 * pages.
 */
const OTHER_PAGE = new RegExp(`${foldedPatternOf(PATHS.aboutOthers)}|doc\\b`);
/** Path segments of pages that menus list beside the products. */
const NON_OFFER_SEGMENT = new RegExp(`^${foldedPatternOf(PATHS.besideOffers).replaceAll('…', '.*')}$`);
const OFFER_SEGMENT = new RegExp(`^${foldedPatternOf(PATHS.offers, PATHS.solutions)}$`);
/** Path segments for solutions, which are as often sorted by customer as by product. */
const SOLUTIONS = new RegExp(`^${foldedPatternOf(PATHS.solutions)}$`);
const CONFIDENCE = { 'json-ld': 0.9, page: 0.8, state: 0.75, section: 0.7, list: 0.55, link: 0.5 };

/**
 * Reads `business.services`: what the company sells, from its markup, product pages, offer sections and menu.
 */
export const readServices: Reader = (input) => {
  const isOwnName = createSiteNameMatcher(input);
  const statedServices = input.pages.flatMap((page) => [
    ...structuredServices(page, isOwnName),
    ...embeddedServices(page),
    ...(page.kind === 'product' ? productPage(page, input.pages) : []),
    ...(isOfferPage(page, input.pages[0]) ? servicesInSections(page) : []),
    ...servicesInPriceTables(page),
    ...(page.kind === 'home' || page.kind === 'about' ? offerSections(page) : []),
  ]);
  const services = [
    ...statedServices,
    ...input.pages.slice(0, 1).flatMap((home) => [...menuServices(home), ...menuGroups(home)]),
  ];
  const descriptions = new Map(
    input.pages
      .slice(0, 1)
      .flatMap(sectionsOf)
      .map(({ title, lines }) => [foldName(title), lines[0]]),
  );
  return distinct(services).map(({ name, description, ...from }): Evidence =>
    createEvidence(
      input,
      'business.services',
      { name, description: description ?? descriptionFrom(descriptions.get(foldName(name))) },
      from,
    ),
  );
};

/** Returns the first sentence of what the home page says below the heading of that name. */
function descriptionFrom(line: string | undefined): string | null {
  return line !== undefined && line.length > 20 ? firstSentence(line, MAX_DESCRIPTION) : null;
}

function structuredServices(page: WebPage, isOwnName: CompanyNameMatcher): Service[] {
  return schemaNodesOfType(page.nodes, OFFERED).flatMap((node) => {
    const description = schemaText(node, 'description', 2000);
    // Broken markup nests the description in the name.
    const name =
      schemaText(node, 'name', MAX_NAME)
        ?.replace(description ?? '', '')
        .trim() ?? null;
    // Some pages mark up the company itself as a product to show its ratings.
    if (
      name === null ||
      name.length < 2 ||
      (isOwnName(name) && foldName(name).length < 30 && description === null)
    )
      return [];
    return [service(name, description, page, 'json-ld', CONFIDENCE['json-ld'])];
  });
}

function embeddedServices(page: WebPage): Service[] {
  return embeddedRecords(page.state)
    .filter(({ list }) => /^(?:products?|services?|features?|solutions?|leistungen|produkte)$/.test(list))
    .flatMap(({ fields }) => {
      const name = recordText(fields, ['name', 'title', 'label', 'heading'], MAX_NAME);
      const description = recordText(
        fields,
        ['description', 'summary', 'excerpt', 'text', 'body', 'subtitle'],
        2000,
      );
      if (name === null || description === null || !isServiceName(name)) return [];
      return [service(name, description, page, 'state', CONFIDENCE.state)];
    });
}

/** Returns the sections of a page that lists the offer, or the one product of a page about it. */
function productPage(page: WebPage, pages: readonly WebPage[]): Service[] {
  const segments = page.url.pathname
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
  if (segments.some((segment) => OTHER_PAGE.test(segment))) return [];
  const last = (segments.at(-1) ?? '').replace(/\.\w{2,5}$/, '');
  const isDetail =
    !OFFER_SEGMENT.test(last) && segments.slice(0, -1).some((segment) => OFFER_SEGMENT.test(segment));
  if (isDetail) return isForAnAudience(page) ? [] : oneProduct(page, pages);
  const sections = sectionsOf(page);
  const namedSections = sections.filter(
    ({ title, level, lines }) => level > 1 && isServiceName(title) && lines.length > 0,
  );
  const top = Math.min(...namedSections.map(({ level }) => level));
  return namedSections
    .filter(({ level }) => level === top)
    .map((section) => sectionService(section, page, CONFIDENCE.section));
}

/** Whether a page such as `/solutions/retail` presents the same offer again for one kind of customer. */
function isForAnAudience(page: WebPage): boolean {
  const [heading] = sectionsOf(page).filter(({ level }) => level === 1);
  return heading !== undefined && audienceIn(heading.title) !== null;
}

function oneProduct(page: WebPage, pages: readonly WebPage[]): Service[] {
  const [heading] = sectionsOf(page).filter(({ level }) => level === 1);
  const title = plainText(page.$('title').first().text(), 200).split(/ [|–—·-] /)[0] ?? '';
  const name = [linkText(page, pages), heading?.title ?? '', title].find(isServiceName);
  if (name === undefined) return [];
  const text = heading?.lines.find((line) => line.length > 30) ?? page.meta['description'] ?? null;
  return [service(name, text, page, 'text', CONFIDENCE.page)];
}

/** Returns the site's own link text for a page, which is shorter and plainer than its headline. */
function linkText(page: WebPage, pages: readonly WebPage[]): string {
  for (const other of pages.slice(0, 3)) {
    for (const link of other.$('a[href]').toArray().slice(0, 300)) {
      const url = resolveHttpUrl(link.attribs['href'] ?? '', other.url);
      if (url?.host !== page.url.host || url.pathname !== page.url.pathname) continue;
      const text = elementText(link, MAX_NAME);
      if (isServiceName(text)) return text;
    }
  }
  return '';
}

/** Returns what is listed below headings such as `Our services`, as subheadings or as list items. */
function offerSections(page: WebPage): Service[] {
  const sections = sectionsOf(page);
  return sections.flatMap((section, at) => {
    if (!OFFER_HEADING.test(foldText(section.title).replace(/[:.!]$/, ''))) return [];
    const below = subsections(sections, at).filter(({ title }) => isServiceName(title));
    const top = Math.min(...below.map(({ level }) => level));
    const headedServices = below.filter(({ level, lines }) => level === top && lines.length > 0);
    if (headedServices.length > 0)
      return headedServices.map((item) => sectionService(item, page, CONFIDENCE.section));
    const listedServices = section.lines.filter((line) => isServiceName(line));
    return listedServices.length > 1
      ? listedServices.map((name) => service(name, null, page, 'text', CONFIDENCE.list))
      : [];
  });
}

/**
 * Returns the home page's links to pages below `/products`, `/services` and the like. Solutions are left out:
 * they are as often sorted by customer.
 */
function menuServices(page: WebPage): Service[] {
  return page
    .$('a[href]')
    .toArray()
    .slice(0, 300)
    .flatMap((link) => {
      const url = resolveHttpUrl(link.attribs['href'] ?? '', page.url);
      const segments =
        url?.host === page.url.host
          ? url.pathname
              .toLowerCase()
              .split('/')
              .filter((part) => part !== '')
          : [];
      const name = elementText(link, MAX_NAME);
      const isOffer = segments
        .slice(0, -1)
        .some((segment) => OFFER_SEGMENT.test(segment) && !SOLUTIONS.test(segment));
      return isOffer && !segments.some((segment) => OTHER_PAGE.test(segment)) && isServiceName(name)
        ? [service(name, null, page, 'text', CONFIDENCE.link)]
        : [];
    });
}

/**
 * Returns the links below a label such as `Products` in a menu or footer column, wherever on the site they
 * point.
 */
function menuGroups(page: WebPage): Service[] {
  const labels = page
    .$('nav, header, footer, [role=navigation], [class*=nav], [class*=menu], [class*=footer]')
    .find('a, button, span, div, h2, h3, h4, h5, h6, p, strong')
    .toArray()
    .slice(0, MAX_MENU_PARTS)
    .filter((part) => (descendants(part)?.length ?? Infinity) <= 3)
    .filter((part) => OFFER_HEADING.test(foldText(elementText(part, 60))));
  return labels.flatMap((label) =>
    linksBelow(label, page).map((name) => service(name, null, page, 'text', CONFIDENCE.link)),
  );
}

/**
 * Returns the link names below a label, from the smallest element that starts with the label and contains
 * several links.
 */
function linksBelow(label: Element, page: WebPage): string[] {
  const text = elementText(label, 60);
  let around = label.parent;
  for (let level = 0; level < 3 && around && isTag(around); level += 1, around = around.parent) {
    if (!elementText(around, 100).startsWith(text)) return [];
    const links = page
      .$(around)
      .find('a[href]')
      .toArray()
      .slice(0, MAX_GROUP + 2)
      .filter((link) => elementText(link, MAX_NAME) !== text);
    if (links.length < 2) continue;
    // A flat menu in which the label itself is just one of many links.
    if (links.length > MAX_GROUP || links.some((link) => isNonOfferLabel(elementText(link, 60)))) return [];
    return links.flatMap((link) => {
      const url = resolveHttpUrl(link.attribs['href'] ?? '', page.url);
      const isOwn = url !== null && getDomain(url.hostname) === getDomain(page.url.hostname);
      const segments = url?.pathname.toLowerCase().split('/') ?? [];
      const name = elementText(link, MAX_NAME);
      const isOffer =
        isOwn && !segments.some((segment) => OTHER_PAGE.test(segment) || NON_OFFER_SEGMENT.test(segment));
      return isOffer && isServiceName(name) ? [name] : [];
    });
  }
  return [];
}

function sectionService({ title, lines }: Section, page: WebPage, confidence: number): Service {
  return service(title, lines.find((line) => line.length > 20) ?? null, page, 'text', confidence);
}

function service(
  name: string,
  text: string | null,
  page: WebPage,
  origin: string,
  confidence: number,
): Service {
  const description = text === null ? null : firstSentence(plainText(text, 2000), MAX_DESCRIPTION);
  return { name, description, origin, url: page.url, confidence };
}

/** Keeps each name once, with the highest confidence and the first description found. */
function distinct(services: readonly Service[]): Service[] {
  const byName = new Map<string, Service>();
  for (const item of services.toSorted((a, b) => b.confidence - a.confidence)) {
    const key = foldName(item.name);
    const known = byName.get(key);
    if (!known) byName.set(key, { ...item });
    else known.description ??= item.description;
  }
  return [...byName.values()].slice(0, MAX_SERVICES);
}
