import { type Element, isTag } from 'domhandler';
import { foldText } from '../../../parsing/fold-text';
import { readMoney } from '../../../news/money';
import { slugify, PAGE_KIND_BY_WORD } from '../../crawl/page-kind-words';
import { pathWords } from '../../crawl/page-kind';
import type { WebPage } from '../../page/web-page';
import { elementText } from '../element-text';
import { resolveHttpUrl } from '../news/post-url';
import { sectionsOf } from '../page-sections';
import type { Service } from './service';
import { isServiceName } from './service-name';

const MAX_ROWS = 200;
const MAX_TABLES = 20;
const MAX_LINKS = 200;
const MAX_TEXT = 220;
/** On a page that the menu names as one of few; in a table of prices. */
const CONFIDENCE = { menuPage: 0.6, priceList: 0.7 };
/** Heads of columns that hold prices, folded. */
const PRICE_HEAD =
  /^(?:.{0,20}\b)?(?:price|prices|cost|preis|preise|prix|tarif|precio|pvp|prezzo|listino|preco|prijs|pris|cena|hinta|ar)\b.{0,30}$/;
/** What is let by the month is a plan, and its name none of a product. */
const RECURS =
  /\/ ?\p{L}|\b(?:per|pro|par|al|por|a) (?:month|monat|mois|mes|mese|maand|user|seat|hour|stunde|year|jahr)\b|monthly|mensual/iu;

/**
 * Whether a page that no word gives away is about the offer: one of the pages right below the front page that its
 * menu leads to. What a menu names beside the company, its people, its news and its contact is what it sells.
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

/** The parts of such a page: two headings or more that can be names, each with a short text below it. */
export function servicesInSections(page: WebPage): Service[] {
  const named = sectionsOf(page).filter(
    ({ title, level, lines }) =>
      level > 1 && isServiceName(title) && lines.length > 0 && isShortText(lines[0] ?? ''),
  );
  const top = Math.min(...named.map(({ level }) => level));
  const parts = named.filter(({ level }) => level === top);
  if (parts.length < 2) return [];
  return parts.map(({ title, lines }) => ({
    name: title,
    description: lines.find((line) => line.length > 20) ?? null,
    origin: 'text',
    url: page.url,
    confidence: CONFIDENCE.menuPage,
  }));
}

/** What stands below a name; a date there makes the heading one of a post. */
function isShortText(line: string): boolean {
  return (
    line.length <= MAX_TEXT && !/(?<!\d)(?:19|20)\d\d(?!\d)|^\d{1,2}[./-]\d{1,2}/.test(line.slice(0, 40))
  );
}

/** The goods of a table with a column of prices, by its first column. */
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
        const isGoods = readMoney(amount).length > 0 && !RECURS.test(amount);
        return isGoods && isServiceName(name) ? [goods(name, page)] : [];
      });
    });
}

function goods(name: string, page: WebPage): Service {
  return { name, description: null, origin: 'text', url: page.url, confidence: CONFIDENCE.priceList };
}

function cellsOf(row: Element): string[] {
  return row.children
    .filter(isTag)
    .filter(({ name }) => name === 'td' || name === 'th')
    .map((cell) => elementText(cell, 120));
}

/** Whether a menu's words name a page that is not about the offer: the company, its news, its jobs. */
export function isNonOfferLabel(text: string): boolean {
  const kind = PAGE_KIND_BY_WORD.get(slugify(text));
  return kind !== undefined && kind !== 'product' && kind !== 'pricing' && kind !== 'trust';
}
