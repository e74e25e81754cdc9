import type { Evidence } from '@firmlens/contract';
import { getDomain, getDomainWithoutSuffix } from 'tldts';
import type { CompanyNameMatcher } from '@firmlens/headlines';
import { foldName, plainText } from '@firmlens/text';

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
/**
 * Confidence for a comparison page, a link to one, a table next to the company's name, a numbered list on a
 * comparison page, and a path alone.
 */
const CONFIDENCE = { page: 0.9, link: 0.8, table: 0.75, list: 0.7, path: 0.6 };

interface Competitor {
  name: string;
  domain: string | null;
  reason: string;
  url: URL;
  confidence: number;
}

/**
 * Reads `competitors.competitors`: the competitors that the company itself names on comparison pages and in
 * links to them.
 */
export const readCompetitors: Reader = (input) => {
  const isOwnName = createSiteNameMatcher(input);
  const competitors = input.pages.flatMap((page) => [
    ...ownComparison(page, isOwnName),
    ...linkedComparisons(page, isOwnName),
    ...(page.kind === 'compare' ? competitorsInTables(page, isOwnName) : []),
  ]);
  return distinct(competitors).map(({ name, domain, reason, url, confidence }): Evidence =>
    createEvidence(
      input,
      'competitors.competitors',
      { name, domain, description: null, reason },
      { origin: 'text', url, confidence },
    ),
  );
};

/**
 * Returns the competitors named in a comparison page's heading, title or address, and those in its numbered
 * list.
 */
function ownComparison(page: WebPage, isOwnName: CompanyNameMatcher): Competitor[] {
  const heading = page
    .$('h1')
    .toArray()
    .slice(0, 1)
    .map((h1) => elementText(h1, 150))
    .join('');
  const title = plainText(page.$('title').first().text(), 150);
  const isCompare = page.kind === 'compare' || isComparisonUrl(page.url);
  const competitor = (name: string, reason: string, confidence: number): Competitor => ({
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
    const listedNames = isCompare ? numberedNames(page, isOwnName) : [];
    return [
      ...names.map((name) => competitor(name, reason, CONFIDENCE.page)),
      ...listedNames.map((name) =>
        competitor(name, `Listed on the company's own comparison page "${text}"`, CONFIDENCE.list),
      ),
    ];
  }
  const name = isCompare ? competitorInUrl(page.url, isOwnName) : null;
  // A word that the page does not write as a name is a category.
  if (name === null || !(isExplicitComparisonUrl(page.url) || page.text.includes(name))) return [];
  return [competitor(name, "Named in the URL of the company's own comparison page", CONFIDENCE.path)];
}

/** Returns the names in numbered headings: `2. Initech`. */
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

/** Reads links to the company's comparison pages, which footers often list. */
function linkedComparisons(page: WebPage, isOwnName: CompanyNameMatcher): Competitor[] {
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
      // For example, `/compare/globex` with the link text `Globex`.
      const named = addressed === null ? null : competitorName(text, isOwnName);
      const isSame = named !== null && addressed !== null && foldName(named) === foldName(addressed);
      const found = isSame ? [named] : competitorsIn(text, isOwnName, true);
      const names =
        found.length > 0 || addressed === null || !isExplicitComparisonUrl(url) ? found : [addressed];
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

/** Returns the names next to the company's own in the header or the first column of a comparison table. */
function competitorsInTables(page: WebPage, isOwnName: CompanyNameMatcher): Competitor[] {
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
      const headerRow = (rows[0] === undefined ? [] : cells(rows[0])).map(label);
      const firstColumn = rows.slice(1).map((row) => label(cells(row)[0]));
      const names = [headerRow, firstColumn].find((line) => line.some((text) => isOwnName(text))) ?? [];
      return names
        .flatMap((name) => competitorName(name.slice(0, MAX_HEAD), isOwnName) ?? [])
        .map((name) => ({
          name,
          domain: linkedDomain(page, name),
          reason: 'Listed beside the company in a table on its own comparison page',
          url: page.url,
          confidence: CONFIDENCE.table,
        }));
    });
}

/** Returns the domain of a link on the page to a company of that name. */
function linkedDomain(page: WebPage, name: string): string | null {
  const key = foldName(name);
  const siteDomain = getDomain(page.url.hostname);
  for (const link of page.$('a[href^="http"]').toArray().slice(0, 300)) {
    const domain = getDomain(resolveHttpUrl(link.attribs['href'] ?? '', page.url)?.hostname ?? '');
    const label = foldName(getDomainWithoutSuffix(domain ?? '') ?? '');
    if (!domain || domain === siteDomain || label === '') continue;
    if (label === key || label === `${key}hq` || label === `get${key}`) return domain;
    if (label.startsWith(key) && foldName(elementText(link, MAX_HEAD)) === key) return domain;
  }
  return null;
}

function distinct(competitors: readonly Competitor[]): Competitor[] {
  const byName = new Map<string, Competitor>();
  for (const competitor of competitors.toSorted((a, b) => b.confidence - a.confidence)) {
    const known = byName.get(foldName(competitor.name));
    if (!known) byName.set(foldName(competitor.name), { ...competitor });
    else known.domain ??= competitor.domain;
  }
  return [...byName.values()].slice(0, MAX_COMPETITORS);
}
