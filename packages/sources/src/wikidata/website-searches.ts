import { domainToUnicode } from 'node:url';

/** CirrusSearch refuses longer searches. */
const MAX_SEARCH = 300;

/**
 * Builds searches for items whose official website is the domain's homepage, as few as their length allows.
 */
export function websiteSearches(domain: string): string[] {
  return searchesFor(frontPages(domain));
}

/**
 * Builds at most two searches for items whose official website is the homepage of any of the domains, and
 * only one for a single domain. The more domains share a search, the fewer forms of their addresses fit: two
 * of each for three domains.
 */
export function batchedWebsiteSearches(domains: readonly string[]): string[] {
  const halves = [0, 1].map((half) => domains.filter((_domain, at) => at % 2 === half));
  return halves.flatMap((half) => {
    const forms = half.flatMap((domain) => frontPages(domain).map((page, place) => ({ page, place })));
    const pagesByUse = forms.sort((a, b) => a.place - b.place).map(({ page }) => page);
    return searchesFor(pagesByUse).slice(0, 1);
  });
}

/** Returns the common spellings of a homepage's address, most common first. */
function frontPages(domain: string): string[] {
  const names = [...new Set([domain, domainToUnicode(domain) || domain])];
  return names
    .flatMap((name) => ['https', 'http'].map((scheme) => ({ name, scheme })))
    .flatMap(({ name, scheme }) => [
      ...[`${scheme}://www.${name}/`, `${scheme}://${name}/`],
      ...[`${scheme}://www.${name}`, `${scheme}://${name}`],
    ]);
}

function searchesFor(pages: readonly string[]): string[] {
  const searches: string[] = [];
  for (const page of pages) {
    const last = searches.at(-1);
    const alternative = `P856=${page}`;
    if (last !== undefined && last.length + 1 + alternative.length <= MAX_SEARCH) {
      searches[searches.length - 1] = `${last}|${alternative}`;
    } else searches.push(`haswbstatement:${alternative}`);
  }
  return searches;
}
