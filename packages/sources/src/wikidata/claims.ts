import { type JsonObject, objectOf, itemsOf, valueAt } from '../parsing/json-values';

const MAX_CLAIMS = 500;
const MAX_QUALIFIERS = 50;

/**
 * Converts an item's claims from the action API's form to the REST API's statements. Values that are not
 * plain text (items, times, counts) keep the action API's form.
 */
export function statementsOfClaims(claims: unknown): JsonObject {
  return Object.fromEntries(
    Object.entries(objectOf(claims)).map(([property, list]) => [
      property,
      itemsOf(list, MAX_CLAIMS).map((claim) => ({
        rank: valueAt(claim, 'rank'),
        value: valueOf(valueAt(claim, 'mainsnak')),
        qualifiers: qualifiersOf(valueAt(claim, 'qualifiers')),
      })),
    ]),
  );
}

function qualifiersOf(byProperty: unknown): object[] {
  return Object.entries(objectOf(byProperty)).flatMap(([id, snaks]) =>
    itemsOf(snaks, MAX_QUALIFIERS).map((snak) => ({ property: { id }, value: valueOf(snak) })),
  );
}

function valueOf(snak: unknown): object {
  return { type: valueAt(snak, 'snaktype'), content: valueAt(snak, 'datavalue', 'value') };
}
