import type { EvidenceField } from '@firmlens/contract';
import { TRUST } from '@firmlens/enrichment';
import { ALL_SOURCES } from '@firmlens/sources';

describe.each(Object.entries(TRUST))('the order of trust of %s', (field, order) => {
  test('names every source that can tell it, and no other', () => {
    const tellers = ALL_SOURCES.filter(({ fields }) => fields.includes(field as EvidenceField));
    // A finer origin, such as `website:json-ld`, is one of its source.
    const listed = new Set(order.map((name) => name.split(':', 1)[0]));
    expect([...listed].sort()).toEqual(tellers.map(({ name }) => name).sort());
  });

  test('names nothing twice', () => {
    expect([...new Set(order)]).toEqual(order);
  });
});
