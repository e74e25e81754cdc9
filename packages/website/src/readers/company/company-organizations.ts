import type { PageKind } from '../../crawled-site';
import type { SchemaNode, WebPage } from '../../page/web-page';
import type { ReaderInput } from '../reader';
import { nestedSchemaNodes, schemaText, schemaTexts } from '../schema-nodes';
import { CONFIDENCE } from './confidence';
import { embeddedOrganizations } from './embedded-organization';
import { isCompanyHost } from './company-host';
import { nameSimilarity } from '@firmlens/text';

/** Page markup that describes the company behind the site. */
export interface CompanyOrganization {
  node: SchemaNode;
  page: WebPage;
  /** `json-ld` for both kinds of markup, `state` for a script-rendered page's embedded state. */
  origin: 'json-ld' | 'state';
  /** The confidence that this is the company itself. */
  confidence: number;
  /** Whether it is a branch with a page of its own, rather than the company itself. */
  isBranch: boolean;
}

/** schema.org's organization types and its most common local business types. */
const ORGANIZATION_TYPES =
  /^(?:Organization|Corporation|NGO|Project|Consortium|Airline|OnlineStore|OnlineBusiness|LocalBusiness|Brewery|Winery|Bakery|Restaurant|CafeOrCoffeeShop|BarOrPub|Hotel|LodgingBusiness|Dentist|Physician|Hospital|Pharmacy|Notary|Attorney|Electrician|Plumber|Locksmith|HousePainter|MovingCompany|GeneralContractor|RoofingContractor|HVACBusiness|AutoDealer|AutoRepair|TravelAgency|RealEstateAgent|InsuranceAgency|EmploymentAgency|BankOrCreditUnion|Library|Preschool|School|CollegeOrUniversity|SportsClub|ExerciseGym|HealthClub|BeautySalon|HairSalon|DaySpa|[A-Za-z]{3,30}(?:Organization|Business|Store|Clinic|Dealer)|(?:Professional|Legal|Financial|Accounting|Emergency)Service)$/;
/** Properties that lead from a page, or an entity on it, to the company behind the site. */
const LEADS_TO_OWNER = ['publisher', 'copyrightHolder', 'sourceOrganization', 'isPartOf'];
/** Further such properties of pages and sites. On an article they lead to others. */
const LEADS_FROM_PAGE = ['about', 'mainEntity'];
/** Properties that often lead to the company, but also to partners and dealers. */
const MAY_LEAD_TO_OWNER = ['provider', 'worksFor', 'hiringOrganization', 'seller', 'offeredBy'];
/**
 * How an organization was reached: at the top level of the page, through a property that leads to the site's
 * owner, or through one that may.
 */
type ReachedBy = 'top' | 'led' | 'perhaps';
const MAX_STEPS = 3;
/** Page kinds on which an organization without an address is the site's own. */
const ABOUT_ITSELF: ReadonlySet<PageKind> = new Set(['home', 'about', 'contact', 'legal']);

/** More than any page has. */
const MAX_ORGANIZATIONS = 100;
/** More names and addresses than an organization has. */
const MAX_VALUES = 10;

const known = new WeakMap<ReaderInput['pages'], readonly CompanyOrganization[]>();

/**
 * Returns the entries about the company itself, highest confidence first. Leaves out customers, partners and
 * other employers. Cached, because most readers of the company use it.
 */
export function companyOrganizations(
  input: Pick<ReaderInput, 'site' | 'pages'>,
): readonly CompanyOrganization[] {
  const organizations = known.get(input.pages) ?? readOrganizations(input);
  known.set(input.pages, organizations);
  return organizations;
}

function readOrganizations({ site, pages }: Pick<ReaderInput, 'site' | 'pages'>): CompanyOrganization[] {
  const found = pages.flatMap((page) => [
    ...candidates(page.nodes).flatMap(({ node, way }) => owned(node, way, page, 'json-ld')),
    ...embeddedOrganizations(page).flatMap((node) => owned(node, 'top', page, 'state')),
  ]);
  return found.sort((a, b) => Number(a.isBranch) - Number(b.isBranch) || b.confidence - a.confidence);

  function owned(
    node: SchemaNode,
    way: ReachedBy,
    page: WebPage,
    origin: CompanyOrganization['origin'],
  ): CompanyOrganization[] {
    const addresses = ['url', '@id']
      .flatMap((property) => schemaTexts(node, property, 2_000).slice(0, MAX_VALUES))
      .flatMap((address) => parseUrl(address, page.url) ?? []);
    const ownUrls = addresses.filter((address) => isCompanyHost(site, address.hostname));
    const confidence = confidenceOf({
      hasOwnUrl: ownUrls.length > 0,
      hasForeignUrl: addresses.length > 0 && ownUrls.length === 0,
      isTopEntity: way === 'led' || (way === 'top' && ABOUT_ITSELF.has(page.kind)),
      similarity: Math.max(
        0,
        ...schemaTexts(node, 'name', 200)
          .slice(0, MAX_VALUES)
          .map((name) => nameSimilarity(name, site.domain)),
      ),
    });
    if (confidence === null) return [];
    const deep =
      ownUrls.length > 0 &&
      ownUrls.every(({ pathname }) => pathname.replace(/\/(?:[a-z]{2}\/?)?$/, '') !== '');
    const isBranch = deep && page.kind !== 'home';
    return [
      { node, page, origin, confidence: origin === 'state' ? confidence - 0.15 : confidence, isBranch },
    ];
  }
}

/** Returns an organization's identifiers, one per line, each after its label if it has one. */
export function identifierText(node: SchemaNode): string {
  const labelled = nestedSchemaNodes(node, 'identifier').map((part) => {
    const label = schemaText(part, 'propertyID') ?? schemaText(part, 'name') ?? '';
    return `${label}: ${schemaText(part, 'value') ?? ''}`;
  });
  return [...labelled, ...schemaTexts(node, 'identifier', 100)].join('\n');
}

function confidenceOf(about: {
  hasOwnUrl: boolean;
  hasForeignUrl: boolean;
  isTopEntity: boolean;
  similarity: number;
}): number | null {
  if (about.hasOwnUrl) return CONFIDENCE.markup;
  if (about.hasForeignUrl) return about.similarity >= 0.8 ? CONFIDENCE.markup - 0.2 : null;
  if (about.isTopEntity) return CONFIDENCE.markup - 0.05;
  return about.similarity >= 0.5 ? CONFIDENCE.markup - 0.15 : null;
}

/** Returns the organizations at the top level of a page and those that its entities lead to. */
function candidates(nodes: readonly SchemaNode[]): { node: SchemaNode; way: ReachedBy }[] {
  const found = new Map<SchemaNode, ReachedBy>();
  const visit = (node: SchemaNode, way: ReachedBy, steps: number): void => {
    if (found.has(node) || found.size >= MAX_ORGANIZATIONS) return;
    if (node.types.some((type) => ORGANIZATION_TYPES.test(type))) found.set(node, way);
    if (steps === MAX_STEPS) return;
    const isPage = node.types.some((type) => /(?:Page|WebSite)$/.test(type));
    const follow = (properties: readonly string[], next: ReachedBy): void =>
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
