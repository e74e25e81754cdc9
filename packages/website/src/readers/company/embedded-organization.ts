import type { SchemaNode, SchemaValue, WebPage } from '../../page/web-page';

/** Keys under which the state of script-rendered pages holds the company's data. */
const COMPANY_KEY =
  /^(?:company|companyinfo|companydata|organi[sz]ation|business|brand|site|siteinfo|sitedata|sitesettings|sitemetadata|settings|globalsettings|global|general|about|aboutus|contact|contacts|contactinfo|contactdetails|contactdata|footer|footerdata|store|shop|imprint|impressum|legal|firm|unternehmen)$/;
/** Keys used in such objects for each schema.org property. Compared without case and underscores. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  name: ['name', 'companyname', 'sitename', 'brandname', 'organizationname', 'displayname'],
  legalName: ['legalname', 'legalentity', 'registeredname', 'legalcompanyname'],
  description: ['description', 'shortdescription', 'companydescription', 'sitedescription', 'summary'],
  telephone: ['phone', 'phonenumber', 'telephone', 'tel', 'contactphone'],
  email: ['email', 'emailaddress', 'contactemail', 'mail'],
  foundingDate: [
    'founded',
    'foundedyear',
    'foundingyear',
    'yearfounded',
    'foundingdate',
    'foundedin',
    'established',
  ],
  numberOfEmployees: [
    'employees',
    'employeecount',
    'numberofemployees',
    'teamsize',
    'headcount',
    'companysize',
  ],
  url: ['website', 'siteurl', 'websiteurl'],
  sameAs: ['linkedin', 'linkedinurl', 'twitter', 'twitterurl', 'x', 'facebook', 'facebookurl'],
};
const SOCIAL_LISTS = ['social', 'socials', 'sociallinks', 'socialmedia', 'links', 'sameas'];
const ADDRESS_FIELDS: Readonly<Record<string, readonly string[]>> = {
  streetAddress: ['street', 'streetaddress', 'address1', 'line1', 'addressline1', 'address'],
  postalCode: ['zip', 'zipcode', 'postalcode', 'postcode', 'plz'],
  addressLocality: ['city', 'town', 'locality', 'addresslocality'],
  addressRegion: ['state', 'region', 'province', 'addressregion'],
  addressCountry: ['country', 'countrycode', 'addresscountry'],
};
const ADDRESSES = ['address', 'headquarters', 'headquarter', 'hq', 'location', 'mainoffice', 'postaladdress'];
const OFFICES = ['offices', 'locations', 'officelocations', 'branches'];
const MAX_VISITS = 20_000;
const MAX_DEPTH = 12;
const MAX_FOUND = 10;
const MAX_ITEMS = 50;

type Fields = ReadonlyMap<string, unknown>;

/** Returns what the embedded state of a script-rendered page says about the company, as schema.org nodes. */
export function embeddedOrganizations({ state }: WebPage): SchemaNode[] {
  const found: SchemaNode[] = [];
  let visitedCount = 0;
  const visit = (value: unknown, key: string, depth: number): void => {
    visitedCount += 1;
    // An item of a list is probably not the company: it may be a customer, a branch or a product.
    if (visitedCount > MAX_VISITS || depth > MAX_DEPTH || found.length >= MAX_FOUND || !isRecord(value))
      return;
    if (COMPANY_KEY.test(keyOf(key))) {
      const node = organizationOf(value);
      if (node) found.push(node);
    }
    for (const [inner, part] of Object.entries(value)) visit(part, inner, depth + 1);
  };
  state.forEach((value) => visit(value, '', 0));
  return found;
}

function organizationOf(record: Record<string, unknown>): SchemaNode | null {
  const fields = fieldsOf(record);
  const properties = read(fields, FIELDS);
  const sameAs = [
    ...(properties['sameAs'] ?? []),
    ...SOCIAL_LISTS.flatMap((key) => addressesOf(fields.get(key))),
  ];
  const address = ADDRESSES.flatMap((key) => addressOf(fields.get(key)) ?? []);
  const offices = OFFICES.flatMap((key) => listOf(fields.get(key))).flatMap(
    (office) => addressOf(office) ?? [],
  );
  if (sameAs.length > 0) properties['sameAs'] = sameAs;
  if (address.length > 0) properties['address'] = address;
  if (offices.length > 0) properties['location'] = offices;
  return Object.keys(properties).length > 0 ? { types: ['Organization'], properties } : null;
}

/** Returns a postal address as its parts or as text. */
function addressOf(value: unknown): SchemaValue | null {
  if (typeof value === 'string') return value === '' ? null : value;
  if (!isRecord(value)) return null;
  const fields = fieldsOf(value);
  const nested = fields.get('address');
  const properties = read(isRecord(nested) ? fieldsOf(nested) : fields, ADDRESS_FIELDS);
  return 'addressLocality' in properties || 'addressCountry' in properties
    ? { types: ['PostalAddress'], properties }
    : null;
}

/** Returns profile URLs from an object keyed by network or from a list of links. */
function addressesOf(value: unknown): string[] {
  const parts = isRecord(value) ? Object.values(value).slice(0, MAX_ITEMS) : listOf(value);
  return parts
    .flatMap((part) => (isRecord(part) ? ['url', 'href', 'link'].map((key) => part[key]) : [part]))
    .filter((part) => typeof part === 'string');
}

function read(
  fields: Fields,
  names: Readonly<Record<string, readonly string[]>>,
): Record<string, SchemaValue[]> {
  const properties: Record<string, SchemaValue[]> = Object.create(null) as Record<string, SchemaValue[]>;
  for (const [property, spellings] of Object.entries(names)) {
    const values = spellings
      .map((name) => fields.get(name))
      .filter((value) => typeof value === 'string' || typeof value === 'number');
    if (values.length > 0) properties[property] = values.filter((value) => value !== '');
  }
  return properties;
}

function fieldsOf(record: Record<string, unknown>): Fields {
  return new Map(
    Object.entries(record)
      .slice(0, 200)
      .map(([key, value]) => [keyOf(key), value]),
  );
}

function keyOf(key: string): string {
  return key.toLowerCase().replace(/[_-]/g, '');
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value.slice(0, MAX_ITEMS) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
