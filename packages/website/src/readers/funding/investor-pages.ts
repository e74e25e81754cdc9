import { type Element, isTag } from 'domhandler';
import { getDomain } from 'tldts';
import { plainText, foldText } from '@firmlens/text';
import type { WebPage } from '../../page/web-page';
import { elementText } from '../element-text';
import { resolveHttpUrl } from '../news/post-url';

import { namesAfter, type CompanyNameMatcher } from '@firmlens/headlines';

import { sectionsOf } from '../page-sections';
import { BACKED_BY, INVESTORS_HEADING, OWNERS_HEADING } from './investor-wording';
import { partyNamesIn } from './party-names';
import { isInvestmentFirmName } from './stated-investors';
import { schemaText, schemaNodesOfType } from '../schema-nodes';

const MAX_INVESTORS = 40;
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
  for (const page of pages.filter(
    ({ kind }) => kind === 'home' || kind === 'about' || kind === 'team' || kind === 'other',
  )) {
    for (const name of [...shownInvestors(page, isOwnName), ...investorsInSentences(page)]) {
      if (!found.has(foldText(name))) found.set(foldText(name), { name, url: page.url });
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
  const { $ } = page;
  return sectionsOf(page)
    .flatMap(({ title, lines, element }) => {
      const heading = foldText(title).replace(/[:.]$/, '').trim();
      const areInvestors = INVESTORS_HEADING.test(heading);
      if (!areInvestors && !OWNERS_HEADING.test(heading)) return [];
      const section = $(element).closest('section, article, div');
      const isOnlyOne = section.find('h1, h2, h3').length <= 1;
      const logos = (
        isOnlyOne
          ? section.find('img[alt]')
          : $(element).nextUntil('h1, h2, h3').find('img[alt]').addBack('img[alt]')
      )
        .toArray()
        .map((image) => (isTag(image) ? logoName(image) : ''));
      const items = isOnlyOne
        ? section
            .find('li, h4, h5, h6')
            .toArray()
            .filter((item) => !leadsToOwnPage(page, item))
            .map((item) => elementText(item, 61))
        : [];
      const sentenceInvestors = lines
        .slice(0, 5)
        .flatMap(partyNamesIn)
        .filter((name) => isInvestmentFirmName(name, isOwnName));
      const shown = logos.some((name) => name !== '') ? logos : items;
      return [
        ...shown.filter((name) => areInvestors || isInvestmentFirmName(name, isOwnName)),
        ...sentenceInvestors,
      ].filter(isInvestorName);
    })
    .slice(0, MAX_INVESTORS);
}

/**
 * Whether an entry links to a page of the same site. Below `Investors`, such entries lead to reports, dates and
 * prices for investors.
 */
function leadsToOwnPage({ $, url }: WebPage, item: Element): boolean {
  const href = $(item).closest('a[href]').attr('href') ?? $(item).find('a[href]').attr('href');
  const target = href === undefined ? null : resolveHttpUrl(href, url);
  return target !== null && getDomain(target.hostname) === getDomain(url.hostname);
}

function investorsInSentences({ text }: WebPage): string[] {
  return [...text.matchAll(BACKED_BY)]
    .slice(0, 3)
    .flatMap((match) => namesAfter(text, match.index + match[0].length))
    .filter(isInvestorName);
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
