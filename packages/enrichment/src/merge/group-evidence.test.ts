import fc from 'fast-check';
import { anyEvidence } from '../../test/any-evidence';
import { observed } from '../../test/observed';
import { groupEvidence } from './group-evidence';
import { textKey } from './name-keys';

const competitor = (name: string, domain: string | null) =>
  observed('competitors.competitors', { name, domain, description: null, reason: '' });
const nameAndDomain = (value: { name: string; domain: string | null }): [string, ...string[]] =>
  value.domain === null ? [value.name] : [value.name, value.domain];

describe('grouping evidence into items', () => {
  it('joins two pieces that share no key if a third shares a key with each', () => {
    const evidence = [
      competitor('Bexo', null),
      competitor('Bexo Labs', 'bexo.example'),
      competitor('Bexo', 'bexo.example'),
    ];
    const groups = groupEvidence(evidence, 'competitors.competitors', nameAndDomain);
    expect(groups.map((group) => new Set(group))).toEqual([new Set(evidence)]);
  });

  it('puts each piece of evidence into exactly one group, and no key into two', () => {
    fc.assert(
      fc.property(anyEvidence, (evidence) => {
        const groups = groupEvidence(evidence, 'competitors.competitors', nameAndDomain);
        const seen = evidence.filter(({ field }) => field === 'competitors.competitors');
        expect(groups.flat()).toHaveLength(seen.length);
        expect(new Set(groups.flat())).toEqual(new Set(seen));
        const keys = groups.flatMap((group) => [
          ...new Set(group.flatMap(({ value }) => nameAndDomain(value))),
        ]);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it('orders items by their best evidence', () => {
    const weak = observed('business.industries', 'Robotics', { source: 'hearsay' });
    const strong = observed('business.industries', 'Logistics', { source: 'website:json-ld' });
    const groups = groupEvidence([weak, strong], 'business.industries', (value) => [textKey(value)]);
    expect(groups).toEqual([[strong], [weak]]);
  });
});
