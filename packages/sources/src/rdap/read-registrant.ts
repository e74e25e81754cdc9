import { countryOfName, countryOfCode, foldName, legalFormOf } from '@firmlens/text';
import { objectOf, itemsOf, textOf, valueAt } from '../parsing/json-values';

const MAX_ENTITIES = 50;
const MAX_PROPERTIES = 100;
const MAX_NAME = 150;

/** Placeholders for unpublished values. The rest of the entry is still the registrant's. */
const REDACTED =
  /redacted|not disclosed|undisclosed|masked|masking|data protected|withheld|non-?public|gdpr|^(?:none|null|unknown|n\/?a|private|-+)$/i;
/** Services that register domains on behalf of others. */
const PROXY_SERVICE =
  /privacy|proxy|proxies|whois|domains? (?:by|protection|admin|manager|registrar)|identity|protect|anonym|private|c\/o|on behalf|trustee|registrar/i;

export interface Registrant {
  /** An organization whose name contains a legal form. */
  organization: string | null;
  /** English name. */
  country: string | null;
}

/**
 * Returns the holder of a domain as its registry publishes it (RFC 9083). Returns only organizations, never
 * people, and null if a privacy service or the registrar is named as the holder.
 */
export function readRegistrant(domain: unknown): Registrant | null {
  const entities = itemsOf(valueAt(domain, 'entities'), MAX_ENTITIES);
  const entitiesWithRole = (role: string) =>
    entities.filter((entity) => itemsOf(valueAt(entity, 'roles'), 20).includes(role));
  const [registrant] = entitiesWithRole('registrant');
  if (registrant === undefined) return null;
  const card = cardOf(registrant);
  const names = [...textsOfProperty(card, 'org'), ...textsOfProperty(card, 'fn')].filter(
    (name) => !REDACTED.test(name),
  );
  const registrars = new Set(
    entitiesWithRole('registrar').flatMap((entity) => textsOfProperty(cardOf(entity), 'fn').map(foldName)),
  );
  if (names.some((name) => PROXY_SERVICE.test(name) || registrars.has(foldName(name)))) return null;
  const [organization] = textsOfProperty(card, 'org').filter(
    (name) => !REDACTED.test(name) && legalFormOf(name),
  );
  return { organization: organization ?? null, country: countryOfCard(card) };
}

/** A property of a jCard (RFC 7095): its parameters and its value. */
interface Property {
  name: unknown;
  parameters: unknown;
  value: unknown;
}

function cardOf(entity: unknown): Property[] {
  return itemsOf(valueAt(entity, 'vcardArray', 1), MAX_PROPERTIES).map((property) => {
    const [name, parameters, , value] = itemsOf(property, 4);
    return { name, parameters, value };
  });
}

/** Returns the texts of a property. Of a structured one, only the first part. */
function textsOfProperty(card: readonly Property[], property: string): string[] {
  return card
    .filter(({ name }) => name === property)
    .flatMap(({ value }) => textOf(Array.isArray(value) ? value[0] : value, MAX_NAME) ?? []);
}

/**
 * Returns the country of the address: from its `cc` parameter (RFC 8605), or else from the address's last
 * part.
 */
function countryOfCard(card: readonly Property[]): string | null {
  const [address] = card.filter(({ name }) => name === 'adr');
  const code = objectOf(address?.parameters)['cc'];
  if (typeof code === 'string' && code.length === 2) return countryOfCode(code)?.country ?? null;
  const countryName = textOf(valueAt(address?.value, 6), 60);
  return countryName === null ? null : (countryOfName(countryName)?.country ?? null);
}
