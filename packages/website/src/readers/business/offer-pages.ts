import { type Element, isTag } from 'domhandler';
import { foldText, foldedPatternOf, patternOf } from '@firmlens/text';
import { readMoney } from '@firmlens/headlines';

import { slugify, PAGE_KIND_BY_WORD } from '../../crawl/page-kind-words';
import { pathWords } from '../../crawl/page-kind';
import type { WebPage } from '../../page/web-page';
import { elementText } from '../element-text';
import { resolveHttpUrl } from '../news/post-url';
import { sectionsOf } from '../page-sections';
import { REVENUE_MODEL_WORDS as PRICES } from './revenue-model-words';
import type { Service } from './service';
import { isServiceName } from './service-name';

const MAX_ROWS = 200;
const MAX_TABLES = 20;
const MAX_LINKS = 200;
const MAX_TEXT = 220;
/** Confidence for a page linked from the menu and for a row of a price list. */
const CONFIDENCE = { menuPage: 0.6, priceList: 0.7 };
/** Header cells of price columns, folded. */
const PRICE_HEAD = new RegExp(`^(?:.{0,20}\\b)?${foldedPatternOf(PRICES.priceColumns)}\\b.{0,30}$`);
const UNIT_PRICES = PRICES.unitPrices;
/** Recurring prices. A monthly price belongs to a plan, not to a product. */
const RECURRING_PRICE = new RegExp(
  [
    '\\/ ?\\p{L}',
    `\\b${patternOf(UNIT_PRICES.per)} ${patternOf(UNIT_PRICES.units)}\\b`,
    patternOf(UNIT_PRICES.monthly),
  ].join('|'),
  'iu',
);

/**
 * Whether an otherwise unclassified page describes the offer: it sits directly below the home page and the
 * menu links to it. Apart from the company, its people, its news and its contact details, a menu lists what
 * the company sells.
 */
export function isOfferPage(page: WebPage, home: WebPage | undefined): boolean {
  if (page.kind !== 'other' || !home || pathWords(page.url).length !== 1) return false;
  return home
    .$('nav a[href], header a[href], [role=navigation] a[href], [class*=nav] a[href], [class*=menu] a[href]')
    .toArray()
    .slice(0, MAX_LINKS)
    .some((link) => {
      const url = resolveHttpUrl(link.attribs['href'] ?? '', home.url);
      return (
        url?.host === page.url.host &&
        url.pathname.replace(/\/$/, '') === page.url.pathname.replace(/\/$/, '')
      );
    });
}

/**
 * Returns the sections of an offer page as services: at least two headings that can be names, each followed
 * by a short text.
 */
export function servicesInSections(page: WebPage): Service[] {
  const namedSections = sectionsOf(page).filter(
    ({ title, level, lines }) =>
      level > 1 && isServiceName(title) && lines.length > 0 && isShortText(lines[0] ?? ''),
  );
  const top = Math.min(...namedSections.map(({ level }) => level));
  const parts = namedSections.filter(({ level }) => level === top);
  if (parts.length < 2) return [];
  return parts.map(({ title, lines }) => ({
    name: title,
    description: lines.find((line) => line.length > 20) ?? null,
    origin: 'text',
    url: page.url,
    confidence: CONFIDENCE.menuPage,
  }));
}

/**
 * Whether a line below a heading is short and undated. A date would mean that the heading belongs to a post.
 */
function isShortText(line: string): boolean {
  return (
    line.length <= MAX_TEXT && !/(?<!\d)(?:19|20)\d\d(?!\d)|^\d{1,2}[./-]\d{1,2}/.test(line.slice(0, 40))
  );
}

/** Returns the goods in tables with a price column, named by the first column. */
export function servicesInPriceTables(page: WebPage): Service[] {
  if (!['home', 'product', 'pricing', 'other'].includes(page.kind)) return [];
  return page
    .$('table')
    .toArray()
    .slice(0, MAX_TABLES)
    .flatMap((table) => {
      const [head, ...rows] = page.$(table).find('tr').toArray().slice(0, MAX_ROWS).map(cellsOf);
      const price = head?.findIndex((cell) => PRICE_HEAD.test(foldText(cell))) ?? -1;
      if (price < 1) return [];
      return rows.flatMap((cells) => {
        const [name = ''] = cells;
        const amount = cells[price] ?? '';
        const isGoods = readMoney(amount).length > 0 && !RECURRING_PRICE.test(amount);
        return isGoods && isServiceName(name) ? [pricedService(name, page)] : [];
      });
    });
}

function pricedService(name: string, page: WebPage): Service {
  return { name, description: null, origin: 'text', url: page.url, confidence: CONFIDENCE.priceList };
}

function cellsOf(row: Element): string[] {
  return row.children
    .filter(isTag)
    .filter(({ name }) => name === 'td' || name === 'th')
    .map((cell) => elementText(cell, 120));
}

/**
 * Whether a menu label names a page that is not about the offer, such as the company, its news or its jobs.
 */
export function isNonOfferLabel(text: string): boolean {
  const kind = PAGE_KIND_BY_WORD.get(slugify(text));
  return kind !== undefined && kind !== 'product' && kind !== 'pricing' && kind !== 'trust';
}
