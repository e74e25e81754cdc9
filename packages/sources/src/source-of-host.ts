/** The rate limits at third-party hosts, by name, and whose they are. */
const SOURCES: Readonly<Record<string, string>> = {
  'www.ecb.europa.eu': 'ecb',
  'recherche-entreprises.api.gouv.fr': 'recherche-entreprises',
  'api.gleif.org': 'gleif',
  'www.wikidata.org': 'wikidata',
  'query.wikidata.org': 'wikidata',
  'hn.algolia.com': 'hacker-news',
  'api.gdeltproject.org': 'gdelt',
  'sec.gov': 'sec',
  'data.brreg.no': 'brreg',
  'api.github.com': 'github',
  'api.company-information.service.gov.uk': 'companies-house',
  'document-api.company-information.service.gov.uk': 'companies-house',
  'boards-api.greenhouse.io': 'greenhouse',
  'api.lever.co': 'lever',
  'api.ashbyhq.com': 'ashby',
  'api.smartrecruiters.com': 'smartrecruiters',
  'apply.workable.com': 'workable',
  'jobs.personio.de': 'personio',
  'recruitee.com': 'recruitee',
  'teamtailor.com': 'teamtailor',
};

/**
 * Returns the source whose rate limit has this name. RDAP alone has hosts beyond a fixed list: the registries that
 * IANA names.
 */
export function sourceOfHost(name: string): string {
  return Object.hasOwn(SOURCES, name) ? (SOURCES[name] ?? '') : 'rdap';
}
