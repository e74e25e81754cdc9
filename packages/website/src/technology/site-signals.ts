import { parseUrl } from '@firmlens/egress';
import type { CheerioAPI } from 'cheerio';
import { isTag } from 'domhandler';
import type { WebPage } from '../page/web-page';
import type { WorkBudget } from '../page/work-budget';
import type { CrawledPage } from '../crawled-site';
import type { ReaderInput } from '../readers/reader';
import { type PageElements, indexPageElements } from './element-rule';
import type { NamedSignal, TextSignal } from './fingerprint-format';

/** Pages whose markup is read. Headers, meta elements and script addresses are read on every page. */
const MAX_MARKUP_PAGES = 6;
const MAX_MARKUP = 1024 * 1024;
const MAX_PAGE_MARKUP = 256 * 1024;
const MAX_PAGE_SCRIPTS = 512 * 1024;
const MAX_PAGE_TEXT = 64 * 1024;
const MAX_PAGE_ELEMENTS = 10_000;
const MAX_ADDRESSES = 500;
const MAX_ADDRESS = 2_048;
const MAX_NAMED = 300;
const MAX_NAMED_VALUE = 8_192;
const MAX_ROBOTS = 64 * 1024;

/** Pages on which a company writes about others. What they name, link or quote need not be the company's. */
const PAGES_ABOUT_OTHERS: ReadonlySet<string> = new Set(['news', 'compare', 'legal', 'trust']);

/** A text from the site, cut and in lower case, and where it was found. */
export interface SignalValue {
  text: string;
  /** URL of the page. */
  place: string;
}

/** The site's signals about its technology, grouped as fingerprints test them. */
export interface Signals {
  texts: Readonly<Partial<Record<TextSignal, readonly SignalValue[]>>>;
  named: Readonly<Partial<Record<NamedSignal, ReadonlyMap<string, readonly SignalValue[]>>>>;
  pages: readonly { elements: PageElements; place: string }[];
  /** By place. */
  budgets: ReadonlyMap<string, WorkBudget>;
}

/** Collects the signals of a site's pages. Every part is capped. */
export function readSignals({ site, pages }: Pick<ReaderInput, 'site' | 'pages'>): Signals {
  const entry = site.pages[0]?.url ?? `https://${site.domain}/`;
  const markupPages = chooseMarkupPages(pages);
  const inline = markupPages.map((page) => ({ page, script: inlineScripts(page.$) }));
  return {
    texts: {
      url: site.pages.map(({ url }) => toSignalValue(url, url, MAX_ADDRESS)),
      html: readMarkup(site.pages, markupPages),
      text: markupPages.map((page) => toSignalValue(page.text, page.url.href, MAX_PAGE_TEXT)),
      css: markupPages.map(({ $, url }) => toSignalValue($('style').text(), url.href, MAX_PAGE_MARKUP)),
      scripts: inline.map(({ page, script }) => toSignalValue(script, page.url.href, MAX_PAGE_SCRIPTS)),
      scriptSrc: distinct([
        ...pages.flatMap(scriptAddresses),
        ...inline.flatMap(({ page, script }) => scriptAddressesInCode(script, page.url.href)),
      ]),
      robots:
        site.robots === null
          ? []
          : [toSignalValue(site.robots, new URL('/robots.txt', entry).href, MAX_ROBOTS)],
      certIssuer:
        site.certificateIssuer === null ? [] : [toSignalValue(site.certificateIssuer, entry, MAX_ADDRESS)],
    },
    named: {
      headers: groupByName(site.pages.flatMap(readHeaders)),
      cookies: groupByName(site.pages.flatMap(readCookies)),
      meta: groupByName(pages.flatMap(readMeta)),
    },
    pages: markupPages.map(({ $, url }) => ({
      elements: indexPageElements($('*').get().filter(isTag).slice(0, MAX_PAGE_ELEMENTS)),
      place: url.href,
    })),
    budgets: new Map(pages.map(({ url, budget }) => [url.href, budget])),
  };
}

/** Returns the entry page and the first page of each other kind, except pages about others. */
function chooseMarkupPages(pages: readonly WebPage[]): WebPage[] {
  const kinds = new Set<string>();
  return pages
    .filter((page, index) => {
      if (index > 0 && (PAGES_ABOUT_OTHERS.has(page.kind) || kinds.has(page.kind))) return false;
      kinds.add(page.kind);
      return true;
    })
    .slice(0, MAX_MARKUP_PAGES);
}

function readMarkup(crawled: readonly CrawledPage[], chosen: readonly WebPage[]): SignalValue[] {
  const places = new Set(chosen.map((page) => page.url.href));
  let remaining = MAX_MARKUP;
  return crawled.flatMap(({ url, html }) => {
    const place = new URL(url).href;
    if (!places.has(place) || remaining === 0) return [];
    const part = toSignalValue(html, place, Math.min(MAX_PAGE_MARKUP, remaining));
    remaining -= Math.min(part.text.length, remaining);
    return [part];
  });
}

/**
 * Returns the inline program code. Data blocks (JSON-LD, state) may contain anyone's prose, so they are
 * skipped.
 */
function inlineScripts($: CheerioAPI): string {
  const parts: string[] = [];
  let length = 0;
  for (const element of $('script:not([src])').get()) {
    if (!isProgram(element.attribs['type']?.toLowerCase() ?? '')) continue;
    const part = $(element).text();
    parts.push(part);
    length += part.length + 1;
    if (length > MAX_PAGE_SCRIPTS) break;
  }
  return parts.join('\n').slice(0, MAX_PAGE_SCRIPTS);
}

/**
 * Whether the element's type is a program. Programs that wait for the visitor's consent have the type plain
 * text.
 */
function isProgram(type: string): boolean {
  return type === '' || type === 'module' || type === 'text/plain' || type.includes('javascript');
}

/** Returns the URLs of the page's scripts, including scripts that wait for the visitor's consent. */
function scriptAddresses({ $, url }: WebPage): SignalValue[] {
  return $('script[src], script[data-src]')
    .get()
    .slice(0, MAX_ADDRESSES)
    .map(({ attribs }) => attribs['src'] || attribs['data-src'] || '')
    .flatMap((address) => {
      const absolute = address.length <= MAX_ADDRESS ? parseUrl(address, url) : null;
      return absolute === null ? [] : [toSignalValue(absolute.href, url.href, MAX_ADDRESS)];
    });
}

/** Returns script URLs in quoted strings of a page's own scripts, the usual way to load a service. */
function scriptAddressesInCode(script: string, place: string): SignalValue[] {
  return script
    .split(/["'`]/)
    .filter(
      (part) => part.length <= MAX_ADDRESS && part.includes('.js') && /^(?:https?:)?\\?\/\\?\//.test(part),
    )
    .slice(0, MAX_ADDRESSES)
    .map((part) => part.replaceAll('\\', ''))
    .map((address) =>
      toSignalValue(address.startsWith('/') ? `https:${address}` : address, place, MAX_ADDRESS),
    );
}

function distinct(addresses: readonly SignalValue[]): SignalValue[] {
  const byText = new Map<string, SignalValue>();
  for (const address of addresses) if (!byText.has(address.text)) byText.set(address.text, address);
  return [...byText.values()].slice(0, MAX_ADDRESSES);
}

type NamedValue = readonly [name: string, shown: SignalValue];

function readHeaders({ headers, url }: CrawledPage): NamedValue[] {
  return Object.entries(headers).flatMap(([name, values]) =>
    values.map((value) => namedValue(name, value, url)),
  );
}

function readCookies({ headers, url }: CrawledPage): NamedValue[] {
  return (headers['set-cookie'] ?? []).map((cookie) => {
    const pair = cookie.split(';', 1)[0] ?? '';
    const equals = pair.indexOf('=');
    return namedValue(
      equals < 0 ? pair : pair.slice(0, equals),
      equals < 0 ? '' : pair.slice(equals + 1),
      url,
    );
  });
}

/**
 * Reads every meta element. A page may have several with one name, such as `generator` for the system and its
 * plug-ins.
 */
function readMeta({ $, url }: WebPage): NamedValue[] {
  return $('meta[content]')
    .get()
    .slice(0, MAX_NAMED)
    .flatMap(({ attribs }) => {
      const name = attribs['name'] ?? attribs['property'];
      return name === undefined ? [] : [namedValue(name, attribs['content'] ?? '', url.href)];
    });
}

function namedValue(name: string, value: string, place: string): NamedValue {
  return [name.trim().toLowerCase(), toSignalValue(value, place, MAX_NAMED_VALUE)];
}

/** Groups the distinct values by name. */
function groupByName(all: readonly NamedValue[]): Map<string, SignalValue[]> {
  const values = new Map<string, SignalValue[]>();
  const keys = new Set<string>();
  for (const [name, value] of all) {
    const key = `${name}\n${value.text}`;
    if (keys.has(key)) continue;
    if (keys.size === MAX_NAMED) break;
    keys.add(key);
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  return values;
}

function toSignalValue(text: string, place: string, limit: number): SignalValue {
  return { text: text.slice(0, limit).toLowerCase(), place };
}
