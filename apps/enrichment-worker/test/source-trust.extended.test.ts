import type { EvidenceField } from '@firmlens/contract';
import { TRUST } from '@firmlens/enrichment';
import { ALL_SOURCES } from '@firmlens/sources';

describe.each(Object.entries(TRUST))('the trust order of %s', (field, order) => {
  test('names every source that can provide it, and no other', () => {
    const sources = ALL_SOURCES.filter(({ fields }) => fields.includes(field as EvidenceField));
    // A more specific origin, such as `website:json-ld`, counts as its source.
    const listed = new Set(order.map((name) => name.split(':', 1)[0]));
    expect([...listed].sort()).toEqual(sources.map(({ name }) => name).sort());
  });

  test('names nothing twice', () => {
    expect([...new Set(order)]).toEqual(order);
  });
});
