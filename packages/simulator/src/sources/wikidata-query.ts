import type { WikidataItem } from './wikidata-item';

/** Returns a property's values, without deprecated statements, like the query service's direct claims. */
function propertyValues({ statements = {} }: WikidataItem, property: string): unknown[] {
  return (statements[property] ?? [])
    .filter(({ rank, value }) => rank !== 'deprecated' && value.type === 'value')
    .map(({ value }) => value.content);
}

/**
 * Returns the results of the only supported query: items in any of the industries (P452), in the country
 * (P17), with a number of employees (P1128) between two bounds and a website (P856), that have not ended
 * (P576). The company itself, its owners and what it owns (P749, P127) are left out.
 */
export function selectPeers(items: readonly WikidataItem[], query: string): object {
  const industries: string[] = /VALUES \?industry \{([^}]*)\}/.exec(query)?.[1]?.match(/Q\d+/g) ?? [];
  const country = /wdt:P17 wd:(Q\d+)/.exec(query)?.[1];
  const companyId = /\?company != wd:(Q\d+)/.exec(query)?.[1];
  const minEmployees = Number(/\?employees >= (\d+)/.exec(query)?.[1]);
  const maxEmployees = Number(/\?employees <= (\d+)/.exec(query)?.[1]);
  const limit = Number(/LIMIT (\d+)/.exec(query)?.[1] ?? items.length);
  const isOwnedBy = (item: WikidataItem, to: string | undefined): boolean =>
    ['P749', 'P127'].some((property) => propertyValues(item, property).includes(to));
  const company = items.find(({ id }) => id === companyId);

  const peers = items.filter((item) => {
    const counts = propertyValues(item, 'P1128').map((count) => Number((count as { amount: string }).amount));
    return (
      item.id !== companyId &&
      industries.some((industry) => propertyValues(item, 'P452').includes(industry)) &&
      propertyValues(item, 'P17').includes(country) &&
      counts.some((count) => count >= minEmployees && count <= maxEmployees) &&
      propertyValues(item, 'P856').length > 0 &&
      propertyValues(item, 'P576').length === 0 &&
      !isOwnedBy(item, companyId) &&
      !(company !== undefined && isOwnedBy(company, item.id))
    );
  });
  const bindings = peers.slice(0, limit).map((item) => ({
    company: { type: 'uri', value: `http://www.wikidata.org/entity/${item.id}` },
    companyLabel: {
      'xml:lang': 'en',
      type: 'literal',
      value: item.labels['en'] ?? item.labels['mul'] ?? item.id,
    },
    ...(item.descriptions?.['en'] === undefined
      ? {}
      : { companyDescription: { 'xml:lang': 'en', type: 'literal', value: item.descriptions['en'] } }),
    website: { type: 'uri', value: propertyValues(item, 'P856')[0] },
  }));
  const vars = ['company', 'companyLabel', 'companyDescription', 'website'];
  return { head: { vars }, results: { bindings } };
}
