import type { Evidence } from '@firmlens/contract';
import { filterPeople } from './filter-people';

const seen = (field: Evidence['field'], value: unknown) =>
  ({ field, value, source: 'website', url: null, observed_at: '', confidence: 1 }) as Evidence;
const member = (name: string) => seen('team.team_members', { name, position: 'CEO' });
const description = seen('company.description', 'Founded by Ada Example in Oslo.');

describe('the rules of people’s data', () => {
  it('let everything through where nothing is forbidden', () => {
    const evidence = [member('Ada Example'), description];
    expect(filterPeople(evidence, { people: true, isForgotten: () => false })).toEqual(evidence);
  });

  it('leave all people out where the operator wants none', () => {
    const evidence = [member('Ada Example'), description];
    expect(filterPeople(evidence, { people: false, isForgotten: () => false })).toEqual([description]);
  });

  it('leave what was seen to change in the team out as well, and no other change', () => {
    const change = (type: string) => ({
      ...seen('signals.highlights', { type, title: 'Ada Example is now CTO at Acme', entities: {} }),
      source: 'own-observation',
    });
    const left = filterPeople([change('leadership'), change('hiring')] as Evidence[], {
      people: false,
      isForgotten: () => false,
    });
    expect(left).toEqual([change('hiring')]);
  });

  it('leave out a person who asked for it, wherever they are named', () => {
    const evidence = [member('Ada Example'), member('Bo Sample'), description];
    const left = filterPeople(evidence, {
      people: true,
      isForgotten: (text) => text.includes('Ada Example'),
    });
    expect(left).toEqual([member('Bo Sample')]);
  });
});
