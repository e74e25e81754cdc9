import { domainOfWebsite } from '../parsing/domain-of-website';
import { titleCase, normaliseCityName, type PostalAddress, normalisePhoneNumber } from '@firmlens/text';
import { objectOf, itemsOf, textOf, valueAt } from '../parsing/json-values';

import { edgarPlace } from './edgar-places';
import { filerName } from './filer-name';
import { type Filing, readFilings } from './filings';

/** A filer's record. */
export interface Filer {
  /** 10 digits. */
  cik: string;
  name: string;
  /** Registrable domains of its websites. Most filers state none. */
  domains: string[];
  /** E.164. */
  phone: string | null;
  business: PostalAddress;
  mailing: PostalAddress;
  /** `US-DE`, or a country code. */
  incorporatedIn: string | null;
  /** Standard Industrial Classification, 4 digits. */
  sic: string | null;
  industry: string | null;
  isListed: boolean;
  /** Newest first. */
  filings: Filing[];
  /** File name of the oldest page of filings, if the list is too long for the record. */
  oldestPage: string | null;
}

const MAX_TICKERS = 20;

/** Parses a filer's record (data.sec.gov/submissions), or returns null if it has no name. */
export function readFiler(record: unknown, cik: string): Filer | null {
  const { name, website, investorWebsite, phone, addresses, ...fields } = objectOf(record);
  const parsedName = filerName(name);
  if (parsedName === null) return null;
  const business = readAddress(valueAt(addresses, 'business'));
  const { sic, tickers, exchanges } = fields;
  const listings = [...itemsOf(tickers, MAX_TICKERS), ...itemsOf(exchanges, MAX_TICKERS)];
  const olderPage = itemsOf(valueAt(fields['filings'], 'files'), 100).at(-1);
  return {
    cik,
    name: parsedName,
    domains: [website, investorWebsite].flatMap((url) => domainOfWebsite(url) ?? []),
    phone: normalisePhoneNumber(phone, business.country?.country_code ?? null),
    business,
    mailing: readAddress(valueAt(addresses, 'mailing')),
    incorporatedIn: jurisdiction(fields['stateOfIncorporation']),
    sic: typeof sic === 'string' && /^\d{4}$/.test(sic) ? sic : null,
    // In `Services-Prepackaged Software`, the prefix is the division of services, which adds nothing.
    industry: textOf(fields['sicDescription'], 120)?.replace(/^Services-(?=\w)/, '') ?? null,
    isListed: listings.some((listing) => typeof listing === 'string' && listing.trim() !== ''),
    filings: readFilings(valueAt(fields['filings'], 'recent')),
    oldestPage: pageName(valueAt(olderPage, 'name'), cik),
  };
}

function readAddress(address: unknown): PostalAddress {
  const { street1, street2, city, stateOrCountry, zipCode } = objectOf(address);
  const place = edgarPlace(stateOrCountry);
  const streets = [street1, street2].map((part) => textOf(part, 100)).filter((part) => part !== null);
  return {
    street: streets.length === 0 ? null : streets.map(titleCase).join(', '),
    postalCode: textOf(zipCode, 20),
    city: normaliseCityName(titleCase(textOf(city, 80) ?? '')),
    region: place?.region ?? null,
    country: place?.country ?? null,
  };
}

function jurisdiction(code: unknown): string | null {
  const place = edgarPlace(code);
  if (place === null) return null;
  const { country, region } = place;
  return country.country_code === 'US' && region !== null ? `US-${region}` : country.country_code;
}

function pageName(name: unknown, cik: string): string | null {
  const form = new RegExp(`^CIK${cik}-submissions-\\d{3}\\.json$`);
  return typeof name === 'string' && form.test(name) ? name : null;
}
