import {
  countryOfPlace,
  isTownOf,
  normaliseCityName,
  parseCountry,
  type PostalAddress,
} from '@firmlens/text';

import type { SchemaNode } from '../../page/web-page';
import { schemaText } from '../schema-nodes';

/** Returns the address of a schema.org PostalAddress, or null if it names no place. */
export function schemaPostalAddress(node: SchemaNode): PostalAddress | null {
  const text = (property: string): string | null => schemaText(node, property, 120);
  const city = normaliseCityName(text('addressLocality') ?? '');
  const region = text('addressRegion');
  const countryText = text('addressCountry');
  const country =
    (countryText === null ? null : parseCountry(countryText)) ??
    (city === null ? null : countryOfPlace([city, region].filter((part) => part !== null).join(', ')));
  if (city === null && country === null && text('streetAddress') === null) return null;
  // Some sites give the district as the town and the town as the region.
  const code = country?.country_code ?? '';
  // In Japan, the wards of Tokyo are towns.
  const isDistrict =
    region !== null && code !== 'JP' && !isTownOf(city ?? '', code) && isTownOf(region, code);
  return {
    street: text('streetAddress'),
    postalCode: text('postalCode'),
    city: isDistrict ? region : city,
    region,
    country,
  };
}
