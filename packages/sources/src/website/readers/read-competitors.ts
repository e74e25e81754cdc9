import type { Evidence } from '@firmlens/contract';
import { getDomain, getDomainWithoutSuffix } from 'tldts';
import { plainText } from '../../reading/plain-text';
import type { WebPage } from '../page/web-page';
import { elementText } from './element-text';
import { foldName, foldText } from '../../reading/fold-text';
import { addressOf } from './news/post-address';
import type { OwnName } from '../../news/own-name';
import { ownNameOf } from './own-name';
import { observe, type Reader } from './reader';

/** `Acme vs Globex`, in either order; the text is cut at separators first. */
const VERSUS =
  /^(.{2,40}?)\s+(?:vs\.?|versus|oder|gegen|compared (?:to|with)|im vergleich (?:zu|mit)|face à|comparé à|frente a)\s+(.{2,40}?)(?:\s+(?:comparison|compared|vergleich|in \d{4}|\d{4}|–.*|-.*))?$/iu;
/** `Alternative zu Globex`, `The best Globex alternative`, `Switch from Globex`. */
const ALTERNATIVE = [
  /^(?:.{0,40}\s)?(?:alternatives?|alternativen?|alternativas?|alternative) (?:to|zu|von|à|a|de|voor) (.{2,40}?)(?:\s+(?:in|for|für|pour)\s.*)?$/iu,
  /^(?:the |a |die |the best |best |top \d+ |\d+ (?:best |top )?|die besten \d* ?)?(.{2,40}?)[ -](?:alternatives?|alternativen?|competitors?)(?:\s.*)?$/iu,
  /^(?:.{0,20}\s)?(?:switch(?:ing)?|migrat(?:e|ing)|moving) from (.{2,40}?)(?:\s+to\s.*)?$/iu,
];
const COMPARE_PATH =
  /(?:^|\/)(?:vs|compare|comparison|comparisons|alternatives?|vergleich|comparatif)\/([^/]+)\/?$|\/([^/]*-vs-[^/]*|vs-[^/]+|[^/]+-alternatives?)\/?$/;
/** What is compared with and is no company, folded. */
const NO_RIVAL =
  /^(?:une?|eine?|una|die|la|le|een|spreadsheets?|excel(?: spreadsheets?)?|google sheets|paper|pen and paper|manual.*|in-?house.*|diy.*|traditional.*|legacy.*|doing nothing|the status quo|others?|other .*|competitors?|the competition|alternatives?|us|them|everyone.*|build.*|buy|hiring.*|freelancers?|agenc(?:y|ies)|free|pro|basic|standard|premium|enterprise|starter|business|plus|plans?|feature.*|price|pricing|cost.*|our .*|your .*|the .*|what.*|why.*|how.*|email|phone|outsourcing|.*software|.*tools?|.*solutions?|.*platforms?|.*systems?|open source|cloud|on-?premise.*|vergleich|compare|comparison|andere.*|overview|index|banks?|online|offline|renting|leasing|insurance)$/;
const MAX_NAME = 40;
const MAX_COMPETITORS = 30;
/** On a page of its own, in a link to one, in a table beside the own name, from a path alone. */
const CONFIDENCE = { page: 0.9, link: 0.8, table: 0.75, path: 0.6 };

interface Rival {
  name: string;
  domain: string | null;
  reason: string;
  url: URL;
  confidence: number;
}

/** `competitors.competitors`: the rivals that the company names itself, on its comparison pages and in links to them. */
export const readCompetitors: Reader = (input) => {
  const isOwnName = ownNameOf(input);
  const rivals = input.pages.flatMap((page) => [
    ...ownComparison(page, isOwnName),
    ...linkedComparisons(page, isOwnName),
    ...(page.kind === 'compare' ? tableRivals(page, isOwnName) : []),
  ]);
  return distinct(rivals).map(({ name, domain, reason, url, confidence }): Evidence =>
    observe(
      input,
      'competitors.competitors',
      { name, domain, description: null, reason },
      { origin: 'text', url, confidence },
    ),
  );
};

/** The rival that a comparison page's heading, title or address names. */
function ownComparison(page: WebPage, isOwnName: OwnName): Rival[] {
  const heading = page
    .$('h1')
    .toArray()
    .slice(0, 1)
    .map((h1) => elementText(h1, 150))
    .join('');
  const title = plainText(page.$('title').first().text(), 150);
  const isCompare = page.kind === 'compare' || COMPARE_PATH.test(page.url.pathname.toLowerCase());
  for (const text of [heading, title]) {
    const name = rivalIn(text, isOwnName, isCompare);
    if (name === null) continue;
    const reason = `Named on the company's own comparison page "${text}"`;
    return [{ name, domain: linkedDomain(page, name), reason, url: page.url, confidence: CONFIDENCE.page }];
  }
  const slug = isCompare ? slugRival(page.url, isOwnName) : null;
  if (slug === null) return [];
  return [
    {
      name: slug,
      domain: linkedDomain(page, slug),
      reason: "Named in the address of the company's own comparison page",
      url: page.url,
      confidence: CONFIDENCE.path,
    },
  ];
}

/** Links on any page to the company's comparison pages: footers list them. */
function linkedComparisons(page: WebPage, isOwnName: OwnName): Rival[] {
  return page
    .$('a[href]')
    .toArray()
    .slice(0, 500)
    .flatMap((link) => {
      const url = addressOf(link.attribs['href'] ?? '', page.url);
      if (url === null || getDomain(url.hostname) !== getDomain(page.url.hostname)) return [];
      if (!COMPARE_PATH.test(url.pathname.toLowerCase())) return [];
      const text = elementText(link, 100);
      const name = rivalIn(text, isOwnName, true) ?? slugRival(url, isOwnName);
      if (name === null) return [];
      const isNamed = foldName(text).includes(foldName(name));
      const reason = isNamed
        ? `The company links to its own comparison "${text}"`
        : `The company links to its own comparison with ${name}`;
      return [{ name, domain: null, reason, url, confidence: isNamed ? CONFIDENCE.link : CONFIDENCE.path }];
    });
}

/** Column heads beside the company's own in a comparison table. */
function tableRivals(page: WebPage, isOwnName: OwnName): Rival[] {
  return page
    .$('table')
    .toArray()
    .slice(0, 5)
    .flatMap((table) => {
      const heads = page
        .$(table)
        .find('tr')
        .first()
        .find('th, td')
        .toArray()
        .slice(0, 8)
        .map((cell) => elementText(cell, MAX_NAME + 1));
      if (!heads.some((head) => isOwnName(head))) return [];
      return heads
        .filter((head) => !isOwnName(head))
        .flatMap((head) => asRival(head, isOwnName) ?? [])
        .map((name) => ({
          name,
          domain: linkedDomain(page, name),
          reason: 'Stands beside the company in a table of its own comparison page',
          url: page.url,
          confidence: CONFIDENCE.table,
        }));
    });
}

/**
 * The rival that a title names. Off comparison pages, only where the company's own name stands on the other
 * side: `SQL vs NoSQL` compares no companies.
 */
export function rivalIn(title: string, isOwnName: OwnName, isCompare: boolean): string | null {
  const parts = title.split(/\s*[|:·•]\s*|\s+[–—]\s+|\s+-\s+/).filter((part) => part !== '');
  for (const part of parts) {
    const [, left = '', right = ''] = VERSUS.exec(part) ?? [];
    if (left !== '' && right !== '') {
      const other = isOwnName(left) ? right : isOwnName(right) ? left : null;
      return other === null ? null : asRival(other, isOwnName);
    }
  }
  if (!isCompare) return null;
  for (const part of parts) {
    const [name] = ALTERNATIVE.flatMap((pattern) => asRival(pattern.exec(part)?.[1] ?? '', isOwnName) ?? []);
    if (name !== undefined) return name;
  }
  return null;
}

function asRival(text: string, isOwnName: OwnName): string | null {
  const name = text
    .replace(/^(?:the|a|an|best|top) /i, '')
    .replace(/[?!.,]+$/, '')
    .trim();
  const isName =
    name.length >= 2 && name.length <= MAX_NAME && name.split(' ').length <= 4 && /[\p{Lu}\d]/u.test(name);
  return isName && !isOwnName(name) && !NO_RIVAL.test(foldText(name)) ? name : null;
}

/** `/vs/globex-cloud`, `/acme-vs-globex`, `/globex-alternative`. */
function slugRival(url: URL, isOwnName: OwnName): string | null {
  const [, below, joined] = COMPARE_PATH.exec(url.pathname.toLowerCase()) ?? [];
  const slug = (below ?? joined ?? '').replace(/\.\w{2,5}$/, '');
  const sides = slug
    .split(/(?:^|-)vs-/)
    .map((side) =>
      side
        .replace(/^(?:alternative-to|alternatives?-zu|best)-|-(?:alternatives?|comparison|vs)$/g, '')
        .replace(/-/g, ' ')
        .trim(),
    )
    .filter((side) => side !== '' && !isOwnName(side));
  const [side, another] = sides;
  if (side === undefined || another !== undefined || !/^[a-z0-9 .]+$/.test(side)) return null;
  const name = side.replace(/(?:^| )[a-z]/g, (letter) => letter.toUpperCase());
  return asRival(name, isOwnName);
}

/** The domain of a link on the page that leads to somebody of that name. */
function linkedDomain(page: WebPage, name: string): string | null {
  const key = foldName(name);
  const own = getDomain(page.url.hostname);
  for (const link of page.$('a[href^="http"]').toArray().slice(0, 300)) {
    const domain = getDomain(addressOf(link.attribs['href'] ?? '', page.url)?.hostname ?? '');
    const label = foldName(getDomainWithoutSuffix(domain ?? '') ?? '');
    if (
      domain &&
      domain !== own &&
      label !== '' &&
      (label === key || label === `${key}hq` || label === `get${key}`)
    )
      return domain;
  }
  return null;
}

function distinct(rivals: readonly Rival[]): Rival[] {
  const byName = new Map<string, Rival>();
  for (const rival of rivals.toSorted((a, b) => b.confidence - a.confidence)) {
    const known = byName.get(foldName(rival.name));
    if (!known) byName.set(foldName(rival.name), { ...rival });
    else known.domain ??= rival.domain;
  }
  return [...byName.values()].slice(0, MAX_COMPETITORS);
}
