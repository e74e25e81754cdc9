import type { Element } from 'domhandler';
import { plainText } from '../../../reading/plain-text';
import type { WebPage } from '../../page/web-page';
import { elementText } from '../element-text';
import { foldText } from '../../../reading/fold-text';
import { namesAfter } from '../../../news/names-in-text';
import { schemaText, schemaThings } from '../schema-things';

const MAX_INVESTORS = 40;
const HEADING =
  /^(?:our |meet our |unsere |nos |nuestros |i nostri |onze )?(?:investors|backers|investors and backers|investors & backers|investoren|investisseurs|inversores|investitori|investeerders)$|^(?:proudly )?backed by(?: the best| leading| great| world.class)?(?: investors)?$/;
const BACKED_BY = /\b(?:we are|we['’]re|is|are|proudly) (?:proudly )?(?:backed|funded) by\b/giu;
const LISTED = new Set(['Corporation', 'Organization']);
/** Short names of exchanges are words as well; they count in brackets only. */
const TICKER =
  /\b(?:NASDAQ|NYSE|XETRA|TSXV?|Euronext(?: [A-Z][a-z]+)?) ?: ?[A-Z0-9.]{1,10}\b|\((?:LSE|AIM|FWB|SIX|ASX|OMX|STO|BME|BIT|TYO|HKEX|SGX|NSE|BSE) ?: ?[A-Z0-9.]{1,10}\)/;

/** Investors that a page shows under a heading of their own, as logos or list items, or names in a `backed by` sentence. */
export function statedInvestors(pages: readonly WebPage[]): { name: string; url: URL }[] {
  const found = new Map<string, { name: string; url: URL }>();
  for (const page of pages.filter(
    ({ kind }) => kind === 'home' || kind === 'about' || kind === 'team' || kind === 'other',
  )) {
    for (const name of [...shownInvestors(page), ...sentencedInvestors(page)]) {
      if (!found.has(foldText(name))) found.set(foldText(name), { name, url: page.url });
    }
  }
  return [...found.values()].slice(0, MAX_INVESTORS);
}

/** Where the site says that the company's shares are traded, or null. */
export function stockListing(pages: readonly WebPage[]): { origin: string; url: URL } | null {
  for (const page of pages) {
    if (schemaThings(page.nodes, LISTED).some((node) => schemaText(node, 'tickerSymbol') !== null)) {
      return { origin: 'json-ld', url: page.url };
    }
    // Other pages name the tickers of customers and partners.
    if (page.kind === 'home' && TICKER.test(page.text)) return { origin: 'text', url: page.url };
  }
  return null;
}

function shownInvestors({ $ }: WebPage): string[] {
  return $('h2, h3, h4, h5')
    .toArray()
    .slice(0, 100)
    .filter((heading) => HEADING.test(foldText(elementText(heading, 80)).replace(/[:.]$/, '')))
    .flatMap((heading) => {
      const section = $(heading).closest('section, article, div');
      const logos = section
        .find('img[alt]')
        .toArray()
        .map((image) => logoName(image));
      const items = section
        .find('li, h3, h4, h5, h6')
        .toArray()
        .filter((item) => item !== heading);
      const names = logos.some((name) => name !== '') ? logos : items.map((item) => elementText(item, 61));
      return names.filter(isInvestorName);
    })
    .slice(0, MAX_INVESTORS);
}

function sentencedInvestors({ text }: WebPage): string[] {
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
