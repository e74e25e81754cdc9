import type { PageKind } from '../../crawled-site';
import type { SchemaNode, WebPage } from '../../page/web-page';
import type { ReaderInput } from '../reader';
import { nestedSchemaNodes, schemaText, schemaTexts } from '../schema-nodes';
import { CONFIDENCE } from './confidence';
import { embeddedOrganizations } from './embedded-organization';
import { isCompanyHost, nameSimilarity } from './company-host';

/** What a page's markup says about the company whose site it is. */
export interface CompanyOrganization {
  node: SchemaNode;
  page: WebPage;
  /** `json-ld` for markup of either kind, `state` for what a page's script draws from. */
  origin: 'json-ld' | 'state';
  /** How sure it is that the company itself is meant. */
  confidence: number;
  /** One of its places, with a page of its own, and not the whole. */
  isBranch: boolean;
}

/** schema.org's organizations, and the local businesses that are met most. */
const ORGANIZATION_TYPES =
  /^(?:Organization|Corporation|NGO|Project|Consortium|Airline|OnlineStore|OnlineBusiness|LocalBusiness|Brewery|Winery|Bakery|Restaurant|CafeOrCoffeeShop|BarOrPub|Hotel|LodgingBusiness|Dentist|Physician|Hospital|Pharmacy|Notary|Attorney|Electrician|Plumber|Locksmith|HousePainter|MovingCompany|GeneralContractor|RoofingContractor|HVACBusiness|AutoDealer|AutoRepair|TravelAgency|RealEstateAgent|InsuranceAgency|EmploymentAgency|BankOrCreditUnion|Library|Preschool|School|CollegeOrUniversity|SportsClub|ExerciseGym|HealthClub|BeautySalon|HairSalon|DaySpa|[A-Za-z]{3,30}(?:Organization|Business|Store|Clinic|Dealer)|(?:Professional|Legal|Financial|Accounting|Emergency)Service)$/;
/** Properties that lead from a page or a thing on it to the company behind the site. */
const LEADS_TO_OWNER = ['publisher', 'copyrightHolder', 'sourceOrganization', 'isPartOf'];
/** The same where the thing is a page or the site; an article is about others. */
const LEADS_FROM_PAGE = ['about', 'mainEntity'];
/** Properties that lead there often, and to partners and dealers as well. */
const MAY_LEAD_TO_OWNER = ['provider', 'worksFor', 'hiringOrganization', 'seller', 'offeredBy'];
/** How an organization was reached: at the top of the page, by a property that leads to the site's owner, or by one that may. */
type Way = 'top' | 'led' | 'perhaps';
const MAX_STEPS = 3;
/** On these pages a company named without an address is the site's own. */
const ABOUT_ITSELF: ReadonlySet<PageKind> = new Set(['home', 'about', 'contact', 'legal']);

/** Every entry that is about the company itself, surest first; customers, partners and employers elsewhere are left out. */
export function companyOrganizations({
  site,
  pages,
}: Pick<ReaderInput, 'site' | 'pages'>): CompanyOrganization[] {
  const found = pages.flatMap((page) => [
    ...candidates(page.nodes).flatMap(({ node, way }) => owned(node, way, page, 'json-ld')),
    ...embeddedOrganizations(page).flatMap((node) => owned(node, 'top', page, 'state')),
  ]);
  return found.sort((a, b) => Number(a.isBranch) - Number(b.isBranch) || b.confidence - a.confidence);

  function owned(
    node: SchemaNode,
    way: Way,
    page: WebPage,
    origin: CompanyOrganization['origin'],
  ): CompanyOrganization[] {
    const addresses = ['url', '@id']
      .flatMap((property) => schemaTexts(node, property, 2_000))
      .flatMap((address) => parseUrl(address, page.url) ?? []);
    const own = addresses.filter((address) => isCompanyHost(site, address.hostname));
    const confidence = confidenceOf({
      own: own.length > 0,
      foreign: addresses.length > 0 && own.length === 0,
      atHome: way === 'led' || (way === 'top' && ABOUT_ITSELF.has(page.kind)),
      named: Math.max(0, ...schemaTexts(node, 'name', 200).map((name) => nameSimilarity(name, site.domain))),
    });
    if (confidence === null) return [];
    const deep =
      own.length > 0 && own.every(({ pathname }) => pathname.replace(/\/(?:[a-z]{2}\/?)?$/, '') !== '');
    const isBranch = deep && page.kind !== 'home';
    return [
      { node, page, origin, confidence: origin === 'state' ? confidence - 0.15 : confidence, isBranch },
    ];
  }
}

/** What an organization is numbered by, a line for each `identifier`, after its label where it has one. */
export function identifierText(node: SchemaNode): string {
  const labelled = nestedSchemaNodes(node, 'identifier').map((part) => {
    const label = schemaText(part, 'propertyID') ?? schemaText(part, 'name') ?? '';
    return `${label}: ${schemaText(part, 'value') ?? ''}`;
  });
  return [...labelled, ...schemaTexts(node, 'identifier', 100)].join('\n');
}

function confidenceOf(about: {
  own: boolean;
  foreign: boolean;
  atHome: boolean;
  named: number;
}): number | null {
  if (about.own) return CONFIDENCE.markup;
  if (about.foreign) return about.named >= 0.8 ? CONFIDENCE.markup - 0.2 : null;
  if (about.atHome) return CONFIDENCE.markup - 0.05;
  return about.named >= 0.5 ? CONFIDENCE.markup - 0.15 : null;
}

/** Organizations at the top of a page, and those that things there lead to. */
function candidates(nodes: readonly SchemaNode[]): { node: SchemaNode; way: Way }[] {
  const found = new Map<SchemaNode, Way>();
  const visit = (node: SchemaNode, way: Way, steps: number): void => {
    if (found.has(node)) return;
    if (node.types.some((type) => ORGANIZATION_TYPES.test(type))) found.set(node, way);
    if (steps === MAX_STEPS) return;
    const isPage = node.types.some((type) => /(?:Page|WebSite)$/.test(type));
    const follow = (properties: readonly string[], next: Way): void =>
      properties.forEach((property) =>
        nestedSchemaNodes(node, property).forEach((thing) => visit(thing, next, steps + 1)),
      );
    follow(isPage ? [...LEADS_TO_OWNER, ...LEADS_FROM_PAGE] : LEADS_TO_OWNER, 'led');
    follow(MAY_LEAD_TO_OWNER, 'perhaps');
  };
  nodes.forEach((node) => visit(node, 'top', 0));
  return [...found].map(([node, way]) => ({ node, way }));
}

function parseUrl(address: string, base: URL): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
