import type { ReaderInput } from '../reader';
import { domainCountry } from './home-country';
import { companyAddresses } from './company-addresses';

/**
 * The country (ISO 3166-1 alpha-2) where the company sits by its surest address, else by its domain's ending;
 * null where neither says so. The page's language says nothing of it: French is written in Douala as well.
 */
export function headquartersCountry(input: ReaderInput): string | null {
  const [seat] = companyAddresses(input)
    .filter(({ isOffice, address }) => !isOffice && address.country !== null)
    .sort((a, b) => b.confidence - a.confidence);
  return seat?.address.country?.country_code ?? domainCountry(input.site.domain);
}
