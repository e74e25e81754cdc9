import type { Evidence } from '@firmlens/contract';
import { getDomain, getDomainWithoutSuffix } from 'tldts';
import type { CompanyNameMatcher } from '../../../news/company-name-matcher';
import { foldName } from '../../../parsing/fold-text';
import { plainText } from '../../../parsing/plain-text';
import type { WebPage } from '../../page/web-page';
import { elementText } from '../element-text';
import { resolveHttpUrl } from '../news/post-url';
import { createSiteNameMatcher } from '../site-name-matcher';
import { createEvidence, type Reader } from '../reader';
import { isComparisonUrl, isExplicitComparisonUrl, competitorInUrl } from './competitor-url';
import { competitorName } from './competitor-name';
import { competitorsIn } from './competitor-wording';

const MAX_HEAD = 60;
const MAX_COMPETITORS = 30;
/** On a page of its own, in a link to one, in a table beside the own name, in a list of such pages, from a path alone. */
const CONFIDENCE = { page: 0.9, link: 0.8, table: 0.75, list: 0.7, path: 0.6 };

interface Rival {
  name: string;
  domain: string | null;
  reason: string;
  url: URL;
  confidence: number;
}

/** `competitors.competitors`: the rivals that the company names itself, on its comparison pages and in links to them. */
export const readCompetitors: Reader = (input) => {
  const isOwnName = createSiteNameMatcher(input);
  const rivals = input.pages.flatMap((page) => [
    ...ownComparison(page, isOwnName),
    ...linkedComparisons(page, isOwnName),
    ...(page.kind === 'compare' ? tableRivals(page, isOwnName) : []),
  ]);
  return distinct(rivals).map(({ name, domain, reason, url, confidence }): Evidence =>
    createEvidence(
      input,
      'competitors.competitors',
      { name, domain, description: null, reason },
      { origin: 'text', url, confidence },
    ),
  );
};

/** The rivals that a comparison page's heading, title or address name, and those that it lists by number. */
function ownComparison(page: WebPage, isOwnName: CompanyNameMatcher): Rival[] {
  const heading = page
    .$('h1')
    .toArray()
    .slice(0, 1)
    .map((h1) => elementText(h1, 150))
    .join('');
  const title = plainText(page.$('title').first().text(), 150);
  const isCompare = page.kind === 'compare' || isComparisonUrl(page.url);
  const rival = (name: string, reason: string, confidence: number): Rival => ({
    name,
    domain: linkedDomain(page, name),
    reason,
    url: page.url,
    confidence,
  });
  for (const text of [heading, title]) {
    const names = competitorsIn(text, isOwnName, isCompare);
    if (names.length === 0) continue;
    const reason = `Named on the company's own comparison page "${text}"`;
    const listed = isCompare ? numberedNames(page, isOwnName) : [];
    return [
      ...names.map((name) => rival(name, reason, CONFIDENCE.page)),
      ...listed.map((name) =>
        rival(name, `Listed on the company's own comparison page "${text}"`, CONFIDENCE.list),
      ),
    ];
  }
  const name = isCompare ? competitorInUrl(page.url, isOwnName) : null;
  // A word that the page itself does not write as a name is a kind of thing.
  if (name === null || !(isExplicitComparisonUrl(page.url) || page.text.includes(name))) return [];
  return [rival(name, "Named in the address of the company's own comparison page", CONFIDENCE.path)];
}

/** Names of headings that count: `2. Initech`. */
function numberedNames(page: WebPage, isOwnName: CompanyNameMatcher): string[] {
  return page
    .$('h2, h3')
    .toArray()
    .slice(0, 60)
    .flatMap((heading) => {
      const [, name = ''] = /^#?\d{1,2}[.):]?\s+(.{2,60})$/.exec(elementText(heading, MAX_HEAD)) ?? [];
      return competitorName(name.split(/\s*[:–—|]\s*|\s+-\s+/)[0] ?? '', isOwnName) ?? [];
    });
}

/** Links on any page to the company's comparison pages: footers list them. */
function linkedComparisons(page: WebPage, isOwnName: CompanyNameMatcher): Rival[] {
  return page
    .$('a[href]')
    .toArray()
    .slice(0, 500)
    .flatMap((link) => {
      const url = resolveHttpUrl(link.attribs['href'] ?? '', page.url);
      if (url === null || getDomain(url.hostname) !== getDomain(page.url.hostname)) return [];
      if (!isComparisonUrl(url)) return [];
      const text = elementText(link, 100);
      const addressed = competitorInUrl(url, isOwnName);
      // `/compare/globex` under the link `Globex`.
      const named = addressed === null ? null : competitorName(text, isOwnName);
      const isSame = named !== null && addressed !== null && foldName(named) === foldName(addressed);
      const told = isSame ? [named] : competitorsIn(text, isOwnName, true);
      const names =
        told.length > 0 || addressed === null || !isExplicitComparisonUrl(url) ? told : [addressed];
      return names.map((name) => {
        const isNamed = foldName(text).includes(foldName(name));
        return {
          name,
          domain: null,
          reason: isNamed
            ? `The company links to its own comparison "${text}"`
            : `The company links to its own comparison with ${name}`,
          url,
          confidence: isNamed ? CONFIDENCE.link : CONFIDENCE.path,
        };
      });
    });
}

/** What stands beside the company's own name at the head of a comparison table, or down its first column. */
function tableRivals(page: WebPage, isOwnName: CompanyNameMatcher): Rival[] {
  return page
    .$('table')
    .toArray()
    .slice(0, 5)
    .flatMap((table) => {
      const rows = page.$(table).find('tr').toArray().slice(0, 30);
      const cells = (row: (typeof rows)[number]) => page.$(row).find('th, td').toArray().slice(0, 8);
      const label = (cell: ReturnType<typeof cells>[number] | undefined) =>
        cell === undefined
          ? ''
          : elementText(cell, MAX_HEAD) ||
            (page.$(cell).find('img[alt]').attr('alt') ?? '').replace(/ logo$/i, '');
      const heads = (rows[0] === undefined ? [] : cells(rows[0])).map(label);
      const firsts = rows.slice(1).map((row) => label(cells(row)[0]));
      const names = [heads, firsts].find((line) => line.some((text) => isOwnName(text))) ?? [];
      return names
        .flatMap((name) => competitorName(name.slice(0, MAX_HEAD), isOwnName) ?? [])
        .map((name) => ({
          name,
          domain: linkedDomain(page, name),
          reason: 'Stands beside the company in a table of its own comparison page',
          url: page.url,
          confidence: CONFIDENCE.table,
        }));
    });
}

/** The domain of a link on the page that leads to somebody of that name. */
function linkedDomain(page: WebPage, name: string): string | null {
  const key = foldName(name);
  const own = getDomain(page.url.hostname);
  for (const link of page.$('a[href^="http"]').toArray().slice(0, 300)) {
    const domain = getDomain(resolveHttpUrl(link.attribs['href'] ?? '', page.url)?.hostname ?? '');
    const label = foldName(getDomainWithoutSuffix(domain ?? '') ?? '');
    if (!domain || domain === own || label === '') continue;
    if (label === key || label === `${key}hq` || label === `get${key}`) return domain;
    if (label.startsWith(key) && foldName(elementText(link, MAX_HEAD)) === key) return domain;
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
