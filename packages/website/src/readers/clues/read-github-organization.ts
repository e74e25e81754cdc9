import type { PageKind } from '../../crawled-site';
import { foldName, domainLabel } from '@firmlens/text';
import { companyOrganizations } from '../company/company-organizations';

import { HEADER_FOOTER_SELECTOR } from '../company/read-social-links';
import { schemaTexts } from '../schema-nodes';
import type { ClueReader } from './clue-reader';
import { parseGithubLink } from './github-link';

const MAX_LINKS = 2_000;
/**
 * Page kinds whose text links to the company's own accounts. Posts and documentation link to other people's
 * work.
 */
const COMPANY_PAGE_KINDS: ReadonlySet<PageKind> = new Set(['home', 'about', 'contact', 'careers']);

interface Linked {
  org: string;
  /** The first page that links to it. */
  url: string;
  pages: Set<string>;
  /** Whether a page links to the account itself, not only to a repository. */
  isAccount: boolean;
}

/**
 * Finds the GitHub organization that the site presents as its own: in its markup, its header or footer, or on
 * pages about itself. Of several, prefers the one named like the domain, then the one that most pages link
 * to.
 */
export const readGithubOrganization: ClueReader = (input) => {
  const linked = new Map<string, Linked>();
  const add = (address: string, url: URL, isOwnPlace: boolean): void => {
    const link = parseGithubLink(address);
    if (!link) return;
    const key = link.org.toLowerCase();
    const known = linked.get(key) ?? { org: link.org, url: url.href, pages: new Set(), isAccount: false };
    known.pages.add(url.href);
    known.isAccount ||= link.isAccount && isOwnPlace;
    linked.set(key, known);
  };
  for (const { node, page } of companyOrganizations(input))
    for (const address of schemaTexts(node, 'sameAs', 500).slice(0, 50)) add(address, page.url, true);
  for (const page of input.pages) {
    const links = page.$('a[href*="github.com" i]').toArray().slice(0, MAX_LINKS);
    const framed = new Set(
      links.length === 0 ? [] : page.$(HEADER_FOOTER_SELECTOR).find('a[href]').toArray(),
    );
    for (const element of links)
      add(element.attribs['href'] ?? '', page.url, framed.has(element) || COMPANY_PAGE_KINDS.has(page.kind));
  }
  const label = foldName(domainLabel(input.site.domain));
  const isLike = ({ org }: Linked) => Number(label.length >= 2 && foldName(org).includes(label));
  const [own] = [...linked.values()]
    .filter((link) => link.isAccount || isLike(link) === 1)
    .sort((a, b) => isLike(b) - isLike(a) || b.pages.size - a.pages.size);
  return own ? [{ kind: 'github_org', org: own.org, url: own.url }] : [];
};
