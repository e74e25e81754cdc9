import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { ReaderInput } from '../reader';
import { nestedSchemaNodes } from '../schema-nodes';
import { isOtherPartyLine } from './legal-lines';
import { companyOrganizations } from './company-organizations';
import { schemaPostalAddress } from './schema-postal-address';

/** Country domains that companies anywhere take for their sound. */
const SOUND_DOMAINS = new Set(
  'ac ag ai am as bz cc cd co cx dj fm gg gl io is la ly me ms nu pw sc sh so st tk to tv vc ws'.split(' '),
);
/** A phone number for callers from abroad. */
const WITH_CALLING_CODE = /\+[1-9][\d ().-]{7,18}\d/g;
/** How much of a page's end is searched for them, in characters. */
const TAIL = 8_000;
/** Where a language is mostly spoken, for those that one country dominates. */
const COUNTRY_OF_LANGUAGE: Readonly<Record<string, CountryCode>> = {
  de: 'DE',
  fr: 'FR',
  it: 'IT',
  es: 'ES',
  nl: 'NL',
  sv: 'SE',
  da: 'DK',
  nb: 'NO',
  nn: 'NO',
  no: 'NO',
  fi: 'FI',
  pl: 'PL',
  cs: 'CZ',
  sk: 'SK',
  hu: 'HU',
  ro: 'RO',
  bg: 'BG',
  el: 'GR',
  hr: 'HR',
  sl: 'SI',
  et: 'EE',
  lv: 'LV',
  lt: 'LT',
  pt: 'PT',
  tr: 'TR',
  uk: 'UA',
  he: 'IL',
  ja: 'JP',
  ko: 'KR',
};

/** The country of the domain's ending, or null where the ending says nothing of a place. */
export function domainCountry(domain: string): CountryCode | null {
  const ending = domain.split('.').at(-1) ?? '';
  if (ending === 'uk') return 'GB';
  const code = ending.toUpperCase();
  return ending.length === 2 && !SOUND_DOMAINS.has(ending) && isSupportedCountry(code) ? code : null;
}

/**
 * The country that the site's phone numbers and addresses lie in where they do not say it themselves: by the
 * company's own address markup, the domain, the calling code of its phone numbers, the page's language; else null.
 */
export function homeCountry(input: Pick<ReaderInput, 'site' | 'pages'>): CountryCode | null {
  for (const { node } of companyOrganizations(input)) {
    for (const address of nestedSchemaNodes(node, 'address')) {
      const country = schemaPostalAddress(address)?.country?.country_code;
      if (country !== undefined && isSupportedCountry(country)) return country;
    }
  }
  const byDomain = domainCountry(input.site.domain);
  if (byDomain) return byDomain;
  const byPhone = phoneCountry(input);
  if (byPhone) return byPhone;
  const languages = input.pages.flatMap(({ language }) => language ?? []);
  for (const language of languages) {
    const region = language.split('-')[1]?.toUpperCase() ?? '';
    // Site builders write en-US unless somebody changes it.
    if (language !== 'en-us' && region.length === 2 && isSupportedCountry(region)) return region;
  }
  const [first] = languages;
  return (first === undefined ? undefined : COUNTRY_OF_LANGUAGE[first.split('-')[0] ?? '']) ?? null;
}

/** The one country that all phone numbers with a calling code on the first pages lead to, or null. */
function phoneCountry({ pages }: Pick<ReaderInput, 'pages'>): CountryCode | null {
  const numbers = pages.slice(0, 5).flatMap(({ $, text }) => [
    ...$('a[href^="tel:" i]')
      .toArray()
      .slice(0, 20)
      .map(({ attribs }) => (attribs['href'] ?? '').slice(4, 60).replace(/%20/g, ' ').trim()),
    ...[...ownText(text.slice(-TAIL)).matchAll(WITH_CALLING_CODE)].slice(0, 20).map(([number]) => number),
  ]);
  const found = numbers.flatMap((number) =>
    /^(?:\+|00)/.test(number) ? (parsePhoneNumberFromString(number.replace(/^00/, '+'))?.country ?? []) : [],
  );
  const [only, another] = [...new Set(found)];
  return only !== undefined && another === undefined ? only : null;
}

/** A text without the lines about importers, agencies and others. */
function ownText(text: string): string {
  const lines = text.split('\n');
  return lines.filter((_line, at) => !isOtherPartyLine(lines, at)).join('\n');
}
