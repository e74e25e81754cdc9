import type { Element } from 'domhandler';
import { getDomain } from 'tldts';
import { allMatches, countryOfName, foldText, plainText } from '@firmlens/text';
import type { Block } from '../../layout/blocks';
import { layoutOf, siteLayoutOf } from '../../layout/layout';
import type { PageKind } from '../../crawled-site';
import type { WebPage } from '../../page/web-page';
import { resolveHttpUrl } from '../news/post-url';

import { namesAfter, type CompanyNameMatcher } from '@firmlens/headlines';

import { BACKED_BY, INVESTORS_HEADING, OWNERS_HEADING } from './investor-wording';
import { japaneseInvestorsIn } from './japanese-investors';
import { isNameOnSite } from './name-on-site';
import { partyNamesIn } from './party-names';
import { isInvestmentFirmName } from './stated-investors';
import { schemaText, schemaNodesOfType } from '../schema-nodes';

const ABOUT_THE_COMPANY: ReadonlySet<PageKind> = new Set(['home', 'about', 'team', 'other']);
const MAX_INVESTORS = 40;
const MAX_SENTENCES = 5;
/** A place or round after a name. */
const IN_BRACKETS = /\s*\([^()]*\)$/;
const LISTED = new Set(['Corporation', 'Organization']);
/** Short names of exchanges are also words, so they only count in brackets. */
const TICKER =
  /\b(?:NASDAQ|NYSE|XETRA|TSXV?|Euronext(?: [A-Z][a-z]+)?) ?: ?[A-Z0-9.]{1,10}\b|\((?:LSE|AIM|FWB|SIX|ASX|OMX|STO|BME|BIT|TYO|HKEX|SGX|NSE|BSE) ?: ?[A-Z0-9.]{1,10}\)/;

/**
 * Returns the investors that a page shows under a heading for investors, as logos, list items or in
 * sentences, or names in a `backed by` sentence. Under headings for owners and supporters, only names of
 * investment firms count.
 */
export function investorsOnPages(
  pages: readonly WebPage[],
  isOwnName: CompanyNameMatcher,
): { name: string; url: URL }[] {
  const found = new Map<string, { name: string; url: URL }>();
  const site = siteLayoutOf(pages);
  for (const page of pages) {
    const named = ABOUT_THE_COMPANY.has(page.kind)
      ? [...shownInvestors(page, isOwnName), ...investorsInSentences(page)]
      : [];
    for (const name of [...named, ...japaneseInvestorsIn(page.text, isOwnName)]) {
      if (!found.has(foldText(name)) && !site.isFurniture(name) && isNameOnSite(name, site))
        found.set(foldText(name), { name, url: page.url });
    }
  }
  return [...found.values()].slice(0, MAX_INVESTORS);
}

/** Returns where the site says that the company's shares are listed, or null. */
export function stockListing(pages: readonly WebPage[]): { origin: string; url: URL } | null {
  for (const page of pages) {
    if (schemaNodesOfType(page.nodes, LISTED).some((node) => schemaText(node, 'tickerSymbol') !== null)) {
      return { origin: 'json-ld', url: page.url };
    }
    // Other pages mention the tickers of customers and partners.
    if (page.kind === 'home' && TICKER.test(page.text)) return { origin: 'text', url: page.url };
  }
  return null;
}

function shownInvestors(page: WebPage, isOwnName: CompanyNameMatcher): string[] {
  const { blocks, groups } = layoutOf(page);
  return blocks
    .flatMap((heading) => {
      const title = foldText(heading.text).replace(/[:.]$/, '').trim();
      const areInvestors = INVESTORS_HEADING.test(title);
      if (heading.region !== 'main' || heading.linkShare > 0) return [];
      if (!areInvestors && !OWNERS_HEADING.test(title)) return [];
      const logos = logosBelow(page, heading).filter(isInvestorName);
      const units = groups
        .filter((group) => group.heading === heading && group.region === 'main')
        .flatMap((group) => group.units.flatMap((unit) => unit.blocks.slice(0, 1)));
      const headings = blocks.filter((block) => block.heading === heading && block.level > 0);
      const entries = [...units, ...headings]
        .filter((entry) => entry.region === 'main' && !leadsToOwnPage(page, entry))
        .map(({ text }) => text.replace(IN_BRACKETS, ''));
      const named = blocks
        .filter((block) => block.heading === heading && block.level === 0)
        .slice(0, MAX_SENTENCES)
        .flatMap(({ text }) => partyNamesIn(text))
        .filter((name) => isInvestmentFirmName(name, isOwnName));
      const shown = logos.length > 0 ? logos : entries;
      return [
        ...shown.filter((name) => areInvestors || isInvestmentFirmName(name, isOwnName)),
        ...named,
      ].filter(isInvestorName);
    })
    .slice(0, MAX_INVESTORS);
}

/** Returns the names on the pictures between a heading and the next one. A line of text ends those below a line. */
function logosBelow({ $ }: WebPage, { element, level }: Block): string[] {
  const heading = $(element).closest('h1, h2, h3, h4, h5, h6')[0] ?? element;
  const elements = $('h1, h2, h3, h4, h5, h6, p, img').toArray();
  const start = elements.findIndex((other) => other === heading) + 1;
  if (start === 0) return [];
  const below = elements.slice(start);
  const end = below.findIndex(({ name }) => (level > 0 ? isHeadingUpTo(level, name) : name !== 'img'));
  return below
    .slice(0, end === -1 ? MAX_INVESTORS : end)
    .filter(({ name }) => name === 'img')
    .map(logoName)
    .filter((name) => name !== '');
}

function isHeadingUpTo(level: number, name: string): boolean {
  return /^h[1-6]$/.test(name) && Number(name[1]) <= level;
}

/**
 * Whether an entry links to a page of the same site. Below `Investors`, such entries lead to reports, dates and
 * prices for investors.
 */
function leadsToOwnPage({ $, url }: WebPage, { element }: Block): boolean {
  const href = $(element).closest('a[href]').attr('href') ?? $(element).find('a[href]').attr('href');
  const target = href === undefined ? null : resolveHttpUrl(href, url);
  return target !== null && getDomain(target.hostname) === getDomain(url.hostname);
}

function investorsInSentences({ text }: WebPage): string[] {
  return allMatches(text, BACKED_BY)
    .slice(0, 3)
    .flatMap((match) => namesAfter(lineAfter(text, match.index + match[0].length), 0))
    .filter((name) => isInvestorName(name) && countryOfName(name) === null);
}

function lineAfter(text: string, start: number): string {
  const end = text.indexOf('\n', start);
  return text.slice(start, end === -1 ? undefined : end);
}

function logoName(image: Element): string {
  return plainText(image.attribs['alt'], 80)
    .replace(/\b(?:logo|icon|image|of|investor|svg|png)\b/gi, '')
    .replace(/[\s_-]+/g, ' ')
    .trim();
}

function isInvestorName(name: string): boolean {
  return (
    name.length >= 2 &&
    name.length <= 60 &&
    /^[\p{Lu}\d]/u.test(name) &&
    name.split(' ').length <= 6 &&
    !/[!?:]/.test(name)
  );
}
