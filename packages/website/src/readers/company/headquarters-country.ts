import type { ReaderInput } from '../reader';
import { domainCountry } from './home-country';
import { companyAddresses } from './company-addresses';

/**
 * Returns the country (ISO 3166-1 alpha-2) of the company's headquarters by its most reliable address, else
 * by its top-level domain. Null if neither gives one. The page's language does not count: French is also
 * written in Douala.
 */
export function headquartersCountry(input: ReaderInput): string | null {
  const [seat] = companyAddresses(input)
    .filter(({ isOffice, address }) => !isOffice && address.country !== null)
    .sort((a, b) => b.confidence - a.confidence);
  return seat?.address.country?.country_code ?? domainCountry(input.site.domain);
}
