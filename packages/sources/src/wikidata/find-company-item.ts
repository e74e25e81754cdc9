import { getDomain } from 'tldts';
import { inactiveStatusOf } from './company-facts';
import { currentStatements, currentValues, itemIdOf, type Item, stringOf } from './statements';
import type { Subject } from './subject';
import type { WikidataApi } from './wikidata-api';

/** The company's item, and whether the item itself states the domain. */
export type CompanyItem =
  | {
      status: 'found';
      item: Item;
      /** False if only something of the company, such as a product or a site, states the domain. */
      statesDomain: boolean;
    }
  | { status: 'nothing'; reason: string };

const OFFICIAL_WEBSITE = 'P856';
const INSTANCE_OF = 'P31';
/** Business, company, public company, corporation, organization, enterprise, software company. */
const COMPANY_CLASSES = new Set([
  ...['Q4830453', 'Q783794', 'Q891723', 'Q167037', 'Q43229', 'Q6881511', 'Q1058914'],
]);
/** Properties that only organizations have: legal form, legal entity identifier, headquarters, employees. */
const ORGANIZATION_PROPERTIES = ['P1454', 'P1278', 'P159', 'P1128'];
/** Owned by, manufacturer, developer, operator. */
const OWNER_PROPERTIES = ['P127', 'P176', 'P178', 'P137'];
const MAX_OWNERS = 2;

/**
 * Finds the only company item whose official website is the domain. Otherwise finds the owner of an item with
 * that website (a product or a website), unless that company has another website.
 */
export async function findCompanyItem(
  api: WikidataApi,
  ids: readonly string[],
  { domain, now }: Pick<Subject, 'domain' | 'now'>,
): Promise<CompanyItem> {
  const itemsById = new Map<string, Item>();
  for (const id of ids) {
    const item = await api.item(id);
    // Both ids of merged items resolve to the same item.
    if (item !== null && websiteDomains(item).includes(domain)) itemsById.set(item.id, item);
  }
  const companies = [...itemsById.values()].filter(isCompany);
  if (companies.length > 0) {
    const item = chooseCompany(companies, { domain, now });
    return item === null
      ? { status: 'nothing', reason: 'several companies have the official website' }
      : { status: 'found', item, statesDomain: true };
  }
  const ownerIds = new Set([...itemsById.values()].flatMap(ownersOf));
  for (const id of [...ownerIds].slice(0, MAX_OWNERS)) {
    const item = await api.item(id);
    if (item === null || !isCompany(item)) continue;
    const websites = websiteDomains(item);
    if (websites.includes(domain)) return { status: 'found', item, statesDomain: true };
    if (websites.length === 0) return { status: 'found', item, statesDomain: false };
  }
  return { status: 'nothing', reason: 'no item of the official website is a company' };
}

/**
 * Chooses between companies with the same website: the only active one, or the only one that prefers this
 * website, or the owner of all others. Returns null if none of these rules leaves a single company.
 */
function chooseCompany(
  companies: readonly Item[],
  { domain, now }: Pick<Subject, 'domain' | 'now'>,
): Item | null {
  const active = companies.filter((item) => inactiveStatusOf(item, now) === null);
  const candidates = active.length > 0 ? active : companies;
  const isOwnerOfOthers = ({ id }: Item) =>
    candidates.every((other) => other.id === id || ownersOf(other).includes(id));
  for (const rule of [() => true, (item: Item) => prefersWebsite(item, domain), isOwnerOfOthers]) {
    const [item, another] = candidates.filter(rule);
    if (item !== undefined && another === undefined) return item;
  }
  return null;
}

function ownersOf(item: Item): string[] {
  return OWNER_PROPERTIES.flatMap((property) => currentValues(item, property, itemIdOf));
}

function prefersWebsite(item: Item, domain: string): boolean {
  return currentStatements(item, OFFICIAL_WEBSITE).some(
    ({ isPreferred, value }) => isPreferred && domainOf(stringOf(value)) === domain,
  );
}

/** Products, sites and people have official websites too. */
function isCompany(item: Item): boolean {
  const classes = currentValues(item, INSTANCE_OF, itemIdOf);
  return (
    classes.some((id) => COMPANY_CLASSES.has(id)) ||
    ORGANIZATION_PROPERTIES.some((property) => currentStatements(item, property).length > 0)
  );
}

/** Returns the registrable domains of the current official websites. */
export function websiteDomains(item: Pick<Item, 'statements'>): string[] {
  return currentValues(item, OFFICIAL_WEBSITE, stringOf).flatMap((address) => domainOf(address) ?? []);
}

function domainOf(address: string | null): string | null {
  const url = address !== null && URL.canParse(address) ? new URL(address) : null;
  return url && getDomain(url.hostname, { allowPrivateDomains: true });
}
