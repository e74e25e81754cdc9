import { type CompanyData, DATA_SCHEMAS } from '@firmlens/contract';
import {
  hasWord,
  sameCertificate,
  sameCountry,
  sameDigits,
  sameNumber,
  samePerson,
  samePhrase,
  samePlace,
  samePostalAddress,
  sameTechnology,
  sameText,
  sameUrl,
} from './same-fact';

type Sameness = (given: string, label: unknown) => boolean;

/** How a label of real sites is compared with the data. */
export interface SiteField {
  /** The field of the data, such as `company.phone`. */
  field: string;
  /**
   * `one`: a single value, with alternatives. `list`: each item counts. `any`: one item of the list is enough.
   * `people`: a list in which an item matches one value at most.
   */
  kind: 'one' | 'list' | 'any' | 'people';
  /** The text of a value that is compared. Default: its name, or the value itself. */
  textOf?: (value: unknown) => string;
  isSame: Sameness;
}

const property = (value: unknown, name: string): unknown =>
  value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[name] : undefined;
const texts = (...parts: unknown[]): string => parts.filter((part) => typeof part === 'string').join(' ');

/** The name of an item, or the value itself. */
export const nameOf = (value: unknown): string => String(property(value, 'name') ?? value);

/** A label may have other spellings of one item after `|`. */
const compared =
  (isSame: (given: string, label: string) => boolean): Sameness =>
  (given, label) =>
    nameOf(label)
      .split('|')
      .some((spelling) => isSame(given, spelling));

/** At least as many people as stated, and no more than half as many again; or a range that includes them. */
const sameHeadcount: Sameness = (given, label) => {
  const stated = Number(property(label, 'min') ?? label);
  const [low = NaN, high] = given.replaceAll(',', '').match(/\d+/g)?.map(Number) ?? [];
  if (/^\d+$/.test(given)) return low >= stated && low <= stated * 1.5;
  return low <= stated + 1 && (high === undefined || stated <= high);
};

/** Each mention of a labelled highlight identifies the event. */
const sameHighlight: Sameness = (given, label) => {
  const mentions = (property(label, 'mentions') as string[] | undefined) ?? nameOf(label).split('|');
  return mentions.some((mention) => hasWord(given, mention));
};

const one = (field: string, isSame: Parameters<typeof compared>[0]): SiteField => ({
  field,
  kind: 'one',
  isSame: compared(isSame),
});
const list = (field: string, isSame: Parameters<typeof compared>[0]): SiteField => ({
  ...one(field, isSame),
  kind: 'list',
});

/** The labels of real sites that are scored. */
export const SITE_FIELDS: Readonly<Record<string, SiteField>> = {
  name: one('company.name', sameText),
  legal_name: one('company.legal_name', sameText),
  description: one('company.description', hasWord),
  founded_year: one('company.founded_year', sameText),
  employee_count: { field: 'company.employee_count', kind: 'one', isSame: sameHeadcount },
  phone: one('company.phone', sameDigits),
  email: one('company.email', (given, label) => given.toLowerCase() === label.toLowerCase()),
  linkedin: one('company.linkedin_url', sameUrl),
  facebook: one('company.facebook_url', sameUrl),
  twitter: one('company.twitter_url', sameUrl),
  hq_country: one('company.headquarter_country', sameCountry),
  hq_city: one('company.headquarter_city', sameText),
  registered_address: one('company.registered_address', samePostalAddress),
  registration_number: one('company.company_number', sameNumber),
  office_locations: list('company.office_locations', samePlace),
  industries: { ...list('business.industries', samePhrase), kind: 'any' },
  business_model: { ...list('business.business_model', sameText), kind: 'any' },
  services: list('business.services', samePhrase),
  certificates: list('business.certificates_and_compliance', sameCertificate),
  technologies: list('technology.technologies', sameTechnology),
  team: { ...list('team.team_members', samePerson), kind: 'people' },
  jobs: list('team.job_titles', samePhrase),
  investors: list('funding.investors', samePhrase),
  acquisitions: list('funding.acquisitions', samePhrase),
  highlights: {
    field: 'signals.highlights',
    kind: 'list',
    textOf: (value) =>
      texts(property(value, 'title') ?? property(value, 'name'), property(value, 'description')),
    isSame: sameHighlight,
  },
};

/** Returns the values of a field: the items of a list, or the value if there is one. */
export function valuesOf(data: CompanyData, field: string): unknown[] {
  const [module = '', name = ''] = field.split('.');
  const values = (data as Record<string, Record<string, unknown> | undefined>)[module] ?? {};
  // A headcount may be known as a range only.
  const value = values[name] ?? (name === 'employee_count' ? values['employee_range'] : undefined) ?? [];
  return [value].flat();
}

/** Whether a field of the data is a list. */
export function isList(field: string): boolean {
  const [module = '', name = ''] = field.split('.');
  const schemas: Readonly<Record<string, { properties: Readonly<Record<string, unknown>> }>> = DATA_SCHEMAS;
  const { anyOf = [] } = (schemas[module]?.properties[name] ?? {}) as { anyOf?: { type?: string }[] };
  return anyOf.some(({ type }) => type === 'array');
}
