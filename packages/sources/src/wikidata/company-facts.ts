import type { Evidence } from '@firmlens/contract';
import { getDomain } from 'tldts';
import { textOf } from '../parsing/json-values';
import { normalisePhoneNumber, legalFormOf, socialProfile } from '@firmlens/text';

import { registerNumbers } from './register-numbers';
import {
  currentStatements,
  currentValue,
  currentValues,
  itemIdOf,
  type Item,
  qualifierOf,
  statementsOf,
  stringOf,
  monolingualTextOf,
  timeOf,
} from './statements';
import { labelsOf, type Subject } from './subject';
import { termsOf } from './wikidata-api';

/** Properties whose values are items, by their role for a company. */
export const ITEM_PROPERTIES = {
  industry: 'P452',
  use: 'P366',
  product: 'P1056',
  legalForm: 'P1454',
  subsidiary: 'P355',
} as const;

const START_TIME = 'P580';
const MAX_ITEMS = 20;
const EMAIL = /^[\w.+-]{1,64}@[a-z\d.-]{1,190}\.[a-z\d-]{2,63}$/;
/** Confidence in values that come from the company's own publications. */
const STATED_CONFIDENCE = 0.95;
/**
 * Confidence in contacts that may have changed, and in texts that are short or not written by the company.
 */
const LOW_CONFIDENCE = 0.6;
/** A subsidiary with a start date was either bought or founded on that day. */
const BOUGHT_OR_FOUNDED = 0.5;
const PROFILES: readonly [property: string, base: string][] = [
  ['P4264', 'https://www.linkedin.com/company/'],
  ['P2013', 'https://www.facebook.com/'],
  ['P2002', 'https://x.com/'],
];

/** Reads names, legal facts and the description. */
export function readIdentity(subject: Subject, country: string | null): Evidence[] {
  const { item, observeField, now, terms } = subject;
  const { label, description } = termsOf(item);
  const founded = currentValue(item, 'P571', timeOf);
  const isPast = founded !== null && (founded.day ?? String(founded.year)) <= now.toISOString().slice(0, 10);
  const [form] = labelsOf(terms, currentValues(item, ITEM_PROPERTIES.legalForm, itemIdOf));
  return [
    ...observeField('company.name', label, STATED_CONFIDENCE),
    ...observeField('company.description', description, LOW_CONFIDENCE),
    ...observeField('company.founded_year', isPast ? founded.year : null, STATED_CONFIDENCE),
    ...observeField('company.date_of_creation', isPast ? founded.day : null, LOW_CONFIDENCE),
    ...observeField('company.company_status', inactiveStatusOf(item, now), STATED_CONFIDENCE),
    ...observeField('company.legal_name', officialName(item), STATED_CONFIDENCE),
    ...observeField(
      'company.company_type',
      form === undefined ? null : (legalFormOf(form)?.form ?? form),
      STATED_CONFIDENCE,
    ),
    ...readNumber(subject, country),
  ];
}

/** Reads phone, email address and social profiles. */
export function readContacts({ item, domain, observeField }: Subject): Evidence[] {
  const email = currentValue(item, 'P968', emailOf);
  const isOwn =
    email !== null && getDomain(email.split('@')[1] ?? '', { allowPrivateDomains: true }) === domain;
  return [
    ...observeField(
      'company.phone',
      currentValue(item, 'P1329', (value) => normalisePhoneNumber(value, null)),
      LOW_CONFIDENCE,
    ),
    ...observeField('company.email', email, isOwn ? LOW_CONFIDENCE : LOW_CONFIDENCE / 2),
    ...PROFILES.flatMap(([property, base]) => {
      const handle = currentValue(item, property, stringOf);
      const profile = handle === null ? null : socialProfile(base + encodeURIComponent(handle), base);
      return profile === null ? [] : observeField(profile.field, profile.url, STATED_CONFIDENCE);
    }),
  ];
}

/** Reads industries, products, acquisitions and whether the company is listed. */
export function readBusiness({ item, terms, observeField }: Subject): Evidence[] {
  const itemsOfProperty = (property: string) => currentValues(item, property, itemIdOf).slice(0, MAX_ITEMS);
  const industries = labelsOf(terms, itemsOfProperty(ITEM_PROPERTIES.industry)).map(capitalised);
  const useLabels = labelsOf(terms, itemsOfProperty(ITEM_PROPERTIES.use)).map(capitalised);
  const products = itemsOfProperty(ITEM_PROPERTIES.product).flatMap((id) => {
    const { label = null, description = null } = terms.get(id) ?? {};
    return label === null ? [] : { name: capitalised(label), description };
  });
  const acquired = labelsOf(terms, datedSubsidiaries(item).slice(0, MAX_ITEMS));
  const isListed = currentStatements(item, 'P414').length > 0;
  return [
    ...industries.flatMap((industry) => observeField('business.industries', industry, STATED_CONFIDENCE)),
    ...[...new Set([...industries, ...useLabels])].flatMap((topic) =>
      observeField('business.taxonomy', topic, STATED_CONFIDENCE),
    ),
    ...products.flatMap((product) => observeField('business.services', product, LOW_CONFIDENCE)),
    ...acquired.flatMap((name) => observeField('funding.acquisitions', name, BOUGHT_OR_FOUNDED)),
    ...observeField('funding.funding_stage', isListed ? 'Public' : null, STATED_CONFIDENCE),
  ];
}

/** Returns subsidiaries with a known start date. */
export function datedSubsidiaries(item: Item): string[] {
  return currentStatements(item, ITEM_PROPERTIES.subsidiary)
    .filter((statement) => qualifierOf(statement, START_TIME) !== undefined)
    .flatMap(({ value }) => itemIdOf(value) ?? []);
}

function readNumber({ item, observeField }: Subject, country: string | null): Evidence[] {
  const numbers = registerNumbers(item);
  const [first, another] = numbers;
  // If there are several registers, use the one in the country of the headquarters.
  const headquartersNumber =
    another === undefined ? first : numbers.find((number) => number.country === country);
  return [
    ...observeField('company.company_number', headquartersNumber?.number ?? null, STATED_CONFIDENCE),
    ...observeField('company.jurisdiction', headquartersNumber?.country ?? null, STATED_CONFIDENCE),
  ];
}

/** Returns a status only if the company has ended. The absence of an end does not prove that it is active. */
export function inactiveStatusOf(item: Item, now: Date): 'acquired' | 'closed' | null {
  const isSucceeded = ['P7888', 'P1366'].some((property) => statementsOf(item, property).length > 0);
  if (isSucceeded) return 'acquired';
  const today = now.toISOString().slice(0, 10);
  const ended = currentValue(item, 'P576', timeOf);
  return ended !== null && (ended.day ?? String(ended.year)) <= today ? 'closed' : null;
}

/** Returns the official name in English, otherwise in the first language. */
function officialName(item: Item): string | null {
  const names = currentValues(item, 'P1448', monolingualTextOf);
  return textOf((names.find(({ language }) => language === 'en') ?? names[0])?.text, 200);
}

function emailOf(value: unknown): string | null {
  const email = stringOf(value)
    ?.replace(/^mailto:/i, '')
    .toLowerCase();
  return email !== undefined && EMAIL.test(email) ? email : null;
}

/**
 * Capitalises labels of concepts, which start in lower case. Names with a capital elsewhere (`macOS`) stay as
 * they are.
 */
function capitalised(label: string): string {
  return label.replace(/^\p{Ll}(?=[\p{Ll}-]*(?:\s|$))/u, (letter) => letter.toUpperCase());
}
