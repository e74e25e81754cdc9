import { getDomain } from 'tldts';
import { currentStatements, currentValues, idOf, type Item, stringOf } from './statements';
import type { WikidataApi } from './wikidata-api';

/** The item of the company, and whether it names the domain itself. */
export interface OwnItem {
  item: Item;
  /** False where only something of the company's, a product or a site, names the domain. */
  isTied: boolean;
}

const OFFICIAL_WEBSITE = 'P856';
const INSTANCE_OF = 'P31';
/** Business, company, public company, corporation, organization, enterprise, software company. */
const COMPANY_CLASSES = new Set([
  ...['Q4830453', 'Q783794', 'Q891723', 'Q167037', 'Q43229', 'Q6881511', 'Q1058914'],
]);
/** What organizations alone have: legal form, legal entity identifier, headquarters, employees. */
const OF_ORGANIZATIONS = ['P1454', 'P1278', 'P159', 'P1128'];
/** Owned by, manufacturer, developer, operator. */
const LEADS_TO_COMPANY = ['P127', 'P176', 'P178', 'P137'];
const MAX_OWNERS = 2;

/**
 * The first of the items that is a company and has the domain as its official website; else the company behind the
 * first that has it (a product, a web site), unless that company's own website is another. Null where there is none.
 */
export async function findOwnItem(
  api: WikidataApi,
  ids: readonly string[],
  domain: string,
): Promise<OwnItem | null> {
  const behind = new Set<string>();
  for (const id of ids) {
    const item = await api.item(id);
    if (item === null || !websiteDomains(item).includes(domain)) continue;
    if (isCompany(item)) return { item, isTied: true };
    for (const property of LEADS_TO_COMPANY) {
      for (const owner of currentValues(item, property, idOf)) behind.add(owner);
    }
  }
  for (const id of [...behind].slice(0, MAX_OWNERS)) {
    const item = await api.item(id);
    if (item === null || !isCompany(item)) continue;
    const websites = websiteDomains(item);
    if (websites.includes(domain)) return { item, isTied: true };
    if (websites.length === 0) return { item, isTied: false };
  }
  return null;
}

/** Products, sites and people have official websites as well. */
function isCompany(item: Item): boolean {
  const classes = currentValues(item, INSTANCE_OF, idOf);
  return (
    classes.some((id) => COMPANY_CLASSES.has(id)) ||
    OF_ORGANIZATIONS.some((property) => currentStatements(item, property).length > 0)
  );
}

/** The registrable domains of the official websites of today. */
export function websiteDomains(item: Pick<Item, 'statements'>): string[] {
  return currentValues(item, OFFICIAL_WEBSITE, stringOf).flatMap((address) => {
    const url = URL.canParse(address) ? new URL(address) : null;
    return (url && getDomain(url.hostname, { allowPrivateDomains: true })) ?? [];
  });
}
