import { countryOfPlace } from '../../../reading/country';
import { cityName, countryFrom, type PostalAddress } from '../../../reading/postal-address';
import type { SchemaNode } from '../../page/web-page';
import { schemaText } from '../schema-things';

/** The address that a schema.org PostalAddress states, or null where it names no place. */
export function addressOfNode(node: SchemaNode): PostalAddress | null {
  const text = (property: string): string | null => schemaText(node, property, 120);
  const city = cityName(text('addressLocality') ?? '');
  const region = text('addressRegion');
  const named = text('addressCountry');
  const country =
    (named === null ? null : countryFrom(named)) ??
    (city === null ? null : countryOfPlace([city, region].filter((part) => part !== null).join(', ')));
  if (city === null && country === null && text('streetAddress') === null) return null;
  return { street: text('streetAddress'), postalCode: text('postalCode'), city, region, country };
}
