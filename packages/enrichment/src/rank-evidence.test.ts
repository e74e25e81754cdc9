import { isDeepStrictEqual } from 'node:util';
import type { DataModule, Evidence } from '@firmlens/contract';
import fc from 'fast-check';
import { anyEvidence } from '../test/any-evidence';
import { NOW, observed } from '../test/observed';
import { buildModule } from './build-module';
import { idsOfUsed, rankEvidence } from './rank-evidence';

const OPTIONS = { minConfidence: null, limit: 5_000 };

/** A module built from this evidence, with ids in its order. */
function built(module: DataModule, evidence: Evidence[], minConfidence: number | null = null) {
  const pieces = evidence.map((item, index) => ({ id: BigInt(index), item }));
  const { used } = buildModule(module, evidence, { domain: 'acme.example', now: NOW, minConfidence });
  return { module, builtAt: NOW, evidence: pieces, used: idsOfUsed(pieces, used) };
}
const rank = (evidence: Evidence[], limit = 5_000) =>
  rankEvidence([built('company', evidence)], { ...OPTIONS, limit });

const member = (name: string) => ({
  name,
  position: null,
  linkedin_url: null,
  country: null,
  city: null,
  nationality: null,
  biography: null,
  experience: [],
  education: [],
});

describe('the evidence of a company', () => {
  it('lists for a field what its value uses, then the rest, the most trusted first', () => {
    const winner = observed('company.legal_name', 'Acme Ltd', { source: 'companies-house' });
    const second = observed('company.legal_name', 'Acme Limited', { source: 'gleif' });
    const third = observed('company.legal_name', 'ACME', { source: 'wikidata' });
    expect(rank([third, winner, second]).evidence).toEqual([
      winner,
      { ...second, unused_reason: 'outranked' },
      { ...third, unused_reason: 'outranked' },
    ]);
  });

  it('lists implausible evidence among the rest, however trusted its source', () => {
    const future = observed('company.founded_year', 2099, { source: 'website:json-ld' });
    const past = observed('company.founded_year', 2011, { source: 'gleif' });
    expect(rank([future, past]).evidence).toEqual([past, { ...future, unused_reason: 'implausible' }]);
  });

  it('says why an uncertain reading is not used, unless the operator wants it', () => {
    const sure = observed('team.team_members', member('Ada Brook'), { confidence: 0.9 });
    const unsure = observed('team.team_members', member('Read More'), { confidence: 0.3 });
    const people = (minConfidence: number | null) =>
      rankEvidence([built('team', [unsure, sure], minConfidence)], { ...OPTIONS, minConfidence });
    expect(people(null).evidence).toEqual([sure, { ...unsure, unused_reason: 'low_confidence' }]);
    expect(people(0.2).evidence).toEqual([sure, unsure]);
  });

  it('lists every piece that a list uses before pieces that it does not', () => {
    const here = observed('company.office_locations', 'Leeds');
    const there = observed('company.office_locations', 'Oslo', { source: 'greenhouse' });
    const name = observed('company.name', 'Acme');
    expect(rank([there, name, here]).evidence).toEqual([name, here, there]);
  });

  it('leaves out fields of modules that are not on file, unless a value uses them', () => {
    const round = observed('funding.investors', 'Bexo');
    expect(rank([round, observed('company.name', 'Acme')]).evidence).toHaveLength(1);
  });

  it('takes each module from the evidence that it was built from', () => {
    const old = observed('funding.investors', 'Bexo');
    const [before, after] = [observed('company.name', 'Acme'), observed('company.name', 'Acme Robotics')];
    const { evidence } = rankEvidence([built('company', [after]), built('funding', [before, old])], OPTIONS);
    expect(evidence).toEqual([after, old]);
  });

  it('is cut to the limit among the unused, field by field from the end, and says how many are missing', () => {
    const names = ['A', 'B', 'C', 'D'].map((name, index) =>
      observed('company.name', name, { confidence: 0.9 - index / 10 }),
    );
    const phones = ['+441', '+442'].map((phone, index) =>
      observed('company.phone', phone, { confidence: 0.9 - index / 10 }),
    );
    const { evidence, omitted } = rank([...names, ...phones], 4);
    expect(evidence.map(({ value }) => value)).toEqual(['A', 'B', '+441', '+442']);
    expect(omitted).toBe(2);
  });

  it('loses used pieces, too, from the end of each field if they alone exceed the limit', () => {
    const offices = ['Leeds', 'Oslo', 'Turin'].map((city) => observed('company.office_locations', city));
    const evidence = [...offices, observed('company.phone', '+441134960000')];
    const { evidence: listed, used, omitted } = rank(evidence, 2);
    expect(listed.map(({ field }) => field)).toEqual(['company.office_locations', 'company.phone']);
    expect(used['company.office_locations']).toBe(3);
    expect(omitted).toBe(2);
  });

  it('leaves equally trusted pieces in their order', () => {
    const [b, a] = [observed('company.sic_codes', '62020'), observed('company.sic_codes', '62010')];
    expect([rank([a, b]).evidence, rank([b, a]).evidence]).toEqual([
      [a, b],
      [b, a],
    ]);
  });

  it('is complete, each piece once, used before unused in every field', () => {
    fc.assert(
      fc.property(anyEvidence, (evidence) => {
        const companyEvidence = evidence.filter(({ field }) => field.startsWith('company.'));
        const { used } = buildModule('company', evidence, { domain: 'acme.example', now: NOW });
        const withoutReasons = (items: Evidence[]) =>
          rank(items).evidence.map((item) => {
            const { field, value, source, url, observed_at, confidence } = item;
            return { field, value, source, url, observed_at, confidence };
          });
        const ranked = withoutReasons(evidence);
        expect(new Set(ranked)).toEqual(new Set([...used, ...companyEvidence]));
        expect(ranked).toHaveLength(new Set([...used, ...companyEvidence]).size);
        ranked.forEach((item, index) => {
          const next = ranked[index + 1];
          if (next?.field === item.field && used.some((other) => isDeepStrictEqual(other, next)))
            expect(used).toContainEqual(item);
        });
      }),
    );
  });
});
