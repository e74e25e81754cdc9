import { type CountryObservation, type Evidence, evidenceFor } from '@firmlens/contract';
import { getDomainWithoutSuffix, getPublicSuffix } from 'tldts';
import type { SchemaNode, WebPage } from '../../page/web-page';
import { readableText } from '../embedded-records';
import {
  foldText,
  countriesIn,
  type Country,
  countryOfName,
  countryOfCode,
  countryOfPlace,
} from '@firmlens/text';
import { readMoney } from '@firmlens/headlines';
import { resolveHttpUrl } from '../news/post-url';
import { sectionsOf } from '../page-sections';

import { createEvidence, oncePerSite, type Reader, type ReaderInput } from '../reader';
import { nestedSchemaNodes, schemaTexts, schemaNodesOfType } from '../schema-nodes';
import { splitSentences } from '../split-sentences';
import { companyAddresses } from '../company/company-addresses';
import { headquartersCountry } from '../company/headquarters-country';
import { companyTypes } from './company-pitch';
import {
  CUSTOMER_PATH,
  NOT_YET_WORDS,
  OFFICE_WORDS,
  regionCountriesIn,
  SELLS_TO_WORDS,
} from './market-words';

type Proof = CountryObservation['proof'];
interface Finding {
  country: Country;
  proof: Proof;
  origin: string;
  url: URL;
  confidence: number;
}

/** Languages spoken mainly in one country. A version in such a language targets that country. */
const COUNTRY_OF_LANGUAGE = codeTable(
  'de:DE fr:FR it:IT nl:NL pl:PL sv:SE da:DK nb:NO no:NO fi:FI cs:CZ sk:SK hu:HU ro:RO bg:BG el:GR ' +
    'tr:TR ja:JP ko:KR uk:UA he:IL th:TH vi:VN hr:HR sl:SI lt:LT lv:LV et:EE is:IS',
);
/** Currencies of a single country. The euro has twenty, and dollar prices are shown to everyone. */
const COUNTRY_OF_CURRENCY = codeTable(
  'GBP:GB CHF:CH SEK:SE NOK:NO DKK:DK ISK:IS PLN:PL CZK:CZ HUF:HU RON:RO JPY:JP CNY:CN INR:IN ' +
    'KRW:KR SGD:SG HKD:HK AUD:AU NZD:NZ CAD:CA MXN:MX BRL:BR ZAR:ZA TRY:TR ILS:IL AED:AE UAH:UA',
);
const TEXT_KINDS = new Set(['home', 'about', 'product', 'contact', 'pricing', 'other']);
const MAX_SENTENCES = 300;
const CONFIDENCE: Readonly<Record<Proof, number>> = {
  area_served: 0.9,
  customer_story: 0.75,
  office: 0.7,
  domain_variant: 0.7,
  language_version: 0.65,
  currency: 0.55,
  headquarters: 0.5,
  job: 0.4,
};
/** Confidence in running text: with a word for serving, or in a list of countries on the home page. */
const SENTENCE_CONFIDENCE = { outright: 0.8, listed: 0.6 };
const OFFICE_ADDRESS = 0.55;
/** A language without a region only suggests its country. */
const LANGUAGE_ALONE = 0.45;

/** Reads `business.target_countries`: one piece of evidence per country and kind of proof. */
export const readTargetCountries: Reader = oncePerSite((input) => {
  const findings = [
    ...input.pages.flatMap((page) => [
      ...languageVersions(page, input.site.domain),
      ...statedAreas(page),
      ...markupPlaces(page),
      ...sentences(page),
      ...customers(page),
    ]),
    ...currencies(input.pages),
    ...findingsFromAddresses(input),
  ];
  return distinct(findings).map(({ country, proof, ...from }): Evidence =>
    createEvidence(input, 'business.target_countries', { ...country, proof }, from),
  );
});

/** Returns the codes of the countries that the site appears to sell to. Any other country is a new market. */
export function targetCountryCodes(input: ReaderInput): Set<string> {
  return new Set(
    evidenceFor(readTargetCountries(input), 'business.target_countries').map(
      ({ value }) => value.country_code,
    ),
  );
}

function languageVersions(page: WebPage, domain: string): Finding[] {
  const links = page.$('link[hreflang][href], a[hreflang][href]').toArray().slice(0, 200);
  const tags = new Set(links.map(({ attribs }) => (attribs['hreflang'] ?? '').toLowerCase().slice(0, 12)));
  const languages = new Set([...tags].map((tag) => tag.split('-')[0]).filter((tag) => tag !== 'x'));
  const byTag = [...tags].flatMap((tag): Finding[] => {
    const [language = '', region] = tag.split('-');
    if (region !== undefined && region.length === 2)
      return finding(countryOfCode(region), 'language_version', 'meta', page);
    // A site with only one version says nothing about where it is read.
    const code = languages.size > 1 && region === undefined ? COUNTRY_OF_LANGUAGE.get(language) : undefined;
    return code === undefined
      ? []
      : finding(countryOfCode(code), 'language_version', 'meta', page, LANGUAGE_ALONE);
  });
  const label = getDomainWithoutSuffix(domain);
  const hosts = links.map(({ attribs }) => resolveHttpUrl(attribs['href'] ?? '', page.url)?.hostname ?? '');
  const byDomain = [...new Set(hosts)]
    .filter((host) => host !== '' && getDomainWithoutSuffix(host) === label)
    .flatMap((host) => finding(countryOfSuffix(host), 'domain_variant', 'meta', page));
  return [...byTag, ...byDomain];
}

function countryOfSuffix(host: string): Country | null {
  const last = getPublicSuffix(host)?.split('.').at(-1) ?? '';
  // These country domains are sold worldwide.
  return ['co', 'io', 'ai', 'me', 'tv', 'cc', 'ly', 'fm', 'gg', 'to', 'eu', 'sh', 'so'].includes(last)
    ? null
    : countryOfCode(last);
}

function statedAreas(page: WebPage): Finding[] {
  const types = new Set([
    ...companyTypes(page),
    'Service',
    'Product',
    'ContactPoint',
    'SoftwareApplication',
    'Offer',
  ]);
  return schemaNodesOfType(page.nodes, types).flatMap((node) =>
    [
      ...schemaTexts(node, 'areaServed', 80),
      ...schemaTexts(node, 'serviceArea', 80),
      ...schemaTexts(node, 'eligibleRegion', 80),
    ].flatMap((area) => finding(countryOfName(area) ?? countryOfPlace(area), 'area_served', 'json-ld', page)),
  );
}

/**
 * Returns the countries of the company's addresses in the markup. The first is its headquarters, the others
 * are offices.
 */
function markupPlaces(page: WebPage): Finding[] {
  const companies = schemaNodesOfType(page.nodes, companyTypes(page));
  const countryOf = (node: SchemaNode): Country | null => {
    const [text] = schemaTexts(node, 'addressCountry', 60);
    return text === undefined ? null : countryOfName(text);
  };
  const headquarters = companies.flatMap((node) =>
    nestedSchemaNodes(node, 'address')
      .slice(0, 1)
      .flatMap((address) => countryOf(address) ?? []),
  );
  const offices = companies
    .flatMap((node) =>
      ['location', 'department', 'subOrganization'].flatMap((key) => nestedSchemaNodes(node, key)),
    )
    .flatMap((place) => nestedSchemaNodes(place, 'address').flatMap((address) => countryOf(address) ?? []));
  return [
    ...headquarters.slice(0, 1).flatMap((country) => finding(country, 'headquarters', 'json-ld', page)),
    ...offices
      .filter(({ country_code }) => country_code !== headquarters[0]?.country_code)
      .flatMap((country) => finding(country, 'office', 'json-ld', page)),
  ];
}

/**
 * Returns the headquarters country, where nearly every company also sells, and the countries of its other
 * addresses.
 */
function findingsFromAddresses(input: ReaderInput): Finding[] {
  const [home] = input.pages;
  const headquarters = headquartersCountry(input);
  if (!home || headquarters === null) return [];
  const offices = companyAddresses(input).flatMap(({ address, page, isOffice, origin }) =>
    isOffice && address.country !== null && address.country.country_code !== headquarters
      ? finding(address.country, 'office', origin, page, OFFICE_ADDRESS)
      : [],
  );
  return [...finding(countryOfCode(headquarters), 'headquarters', 'text', home), ...offices];
}

/**
 * Reads sentences that name countries with customers or offices and, on the home page, sentences that list
 * several countries.
 */
function sentences(page: WebPage): Finding[] {
  if (!TEXT_KINDS.has(page.kind)) return [];
  return readableText(page)
    .slice(0, 30_000)
    .split('\n')
    .flatMap(splitSentences)
    .slice(0, MAX_SENTENCES)
    .flatMap((sentence) => {
      const folded = foldText(sentence.slice(0, 600));
      const named = countriesIn(sentence);
      const ofRegions = regionCountriesIn(folded);
      if (named.length + ofRegions.length === 0 || NOT_YET_WORDS.test(folded)) return [];
      if (OFFICE_WORDS.test(folded))
        return named.flatMap((country) => finding(country, 'office', 'text', page));
      const serves = SELLS_TO_WORDS.test(folded);
      if (!serves && (page.kind !== 'home' || named.length < 2)) return [];
      const [countries, confidence] = serves
        ? [[...named, ...ofRegions], SENTENCE_CONFIDENCE.outright]
        : [named, SENTENCE_CONFIDENCE.listed];
      return countries.flatMap((country) => finding(country, 'area_served', 'text', page, confidence));
    });
}

/** Returns the countries named in headings of customer pages. */
function customers(page: WebPage): Finding[] {
  if (!CUSTOMER_PATH.test(page.url.pathname.toLowerCase())) return [];
  return sectionsOf(page)
    .slice(0, 60)
    .flatMap(({ title }) => countriesIn(title))
    .flatMap((country) => finding(country, 'customer_story', 'text', page));
}

function currencies(pages: readonly WebPage[]): Finding[] {
  const offers = pages.flatMap((page) =>
    schemaNodesOfType(page.nodes, new Set(['Offer', 'AggregateOffer', 'UnitPriceSpecification'])).flatMap(
      (node) =>
        schemaTexts(node, 'priceCurrency', 3).map((code) => ({
          code: code.toUpperCase(),
          page,
          origin: 'json-ld',
        })),
    ),
  );
  const prices = pages
    .filter(({ kind }) => kind === 'pricing')
    .flatMap((page) =>
      readMoney(page.text).map(({ currency }) => ({ code: currency, page, origin: 'text' })),
    );
  return [...offers, ...prices].flatMap(({ code, page, origin }) => {
    const country = COUNTRY_OF_CURRENCY.get(code);
    return country === undefined ? [] : finding(countryOfCode(country), 'currency', origin, page);
  });
}

function finding(
  country: Country | null,
  proof: Proof,
  origin: string,
  page: WebPage,
  confidence = CONFIDENCE[proof],
): Finding[] {
  return country ? [{ country, proof, origin, url: page.url, confidence }] : [];
}

/** Keeps each country once per kind of proof, with the highest confidence. */
function distinct(findings: readonly Finding[]): Finding[] {
  const best = new Map<string, Finding>();
  for (const item of findings.toSorted((a, b) => b.confidence - a.confidence)) {
    const key = `${item.country.country_code} ${item.proof}`;
    if (!best.has(key)) best.set(key, item);
  }
  return [...best.values()];
}

/**
 * Parses `de:DE fr:FR` into a map. An object will not do: the keys looked up come from pages, and it would
 * know `constructor`.
 */
function codeTable(pairs: string): ReadonlyMap<string, string> {
  return new Map(
    pairs.split(' ').map((pair): [string, string] => [pair.split(':')[0] ?? '', pair.split(':')[1] ?? '']),
  );
}
