import type { Evidence } from '@firmlens/contract';
import { filterPeople } from './filter-people';

const evidenceOf = (field: Evidence['field'], value: unknown) =>
  ({ field, value, source: 'website', url: null, observed_at: '', confidence: 1 }) as Evidence;
const member = (name: string) => evidenceOf('team.team_members', { name, position: 'CEO' });
const description = evidenceOf('company.description', 'Founded by Ada Example in Oslo.');

describe('filterPeople', () => {
  it('lets everything through if nothing is forbidden', () => {
    const evidence = [member('Ada Example'), description];
    expect(filterPeople(evidence, { people: true, isForgotten: () => false })).toEqual(evidence);
  });

  it('drops all people if the operator wants none', () => {
    const evidence = [member('Ada Example'), description];
    expect(filterPeople(evidence, { people: false, isForgotten: () => false })).toEqual([description]);
  });

  it('drops observed team changes as well, but no other change', () => {
    const change = (type: string) => ({
      ...evidenceOf('signals.highlights', { type, title: 'Ada Example is now CTO at Acme', entities: {} }),
      source: 'own-observation',
    });
    const remaining = filterPeople([change('leadership'), change('hiring')] as Evidence[], {
      people: false,
      isForgotten: () => false,
    });
    expect(remaining).toEqual([change('hiring')]);
  });

  it('drops a forgotten person wherever they are named', () => {
    const evidence = [member('Ada Example'), member('Bo Sample'), description];
    const remaining = filterPeople(evidence, {
      people: true,
      isForgotten: (text) => text.includes('Ada Example'),
    });
    expect(remaining).toEqual([member('Bo Sample')]);
  });
});
