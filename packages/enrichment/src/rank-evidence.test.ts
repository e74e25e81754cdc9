import { isDeepStrictEqual } from 'node:util';
import type { Evidence } from '@firmlens/contract';
import fc from 'fast-check';
import { anyEvidence } from '../test/any-evidence';
import { NOW, observed } from '../test/observed';
import { buildModule } from './build-module';
import { rankEvidence } from './rank-evidence';

const OPTIONS = { domain: 'acme.example', minConfidence: null, limit: 5_000, pause: () => Promise.resolve() };
const rank = (evidence: Evidence[], limit = 5_000) =>
  rankEvidence([{ module: 'company', builtAt: NOW, evidence }], { ...OPTIONS, limit });

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
  it('lists for a field what its value uses, then the rest, the most trusted first', async () => {
    const winner = observed('company.legal_name', 'Acme Ltd', { source: 'companies-house' });
    const second = observed('company.legal_name', 'Acme Limited', { source: 'gleif' });
    const third = observed('company.legal_name', 'ACME', { source: 'wikidata' });
    expect((await rank([third, winner, second])).evidence).toEqual([
      winner,
      { ...second, unused_reason: 'outranked' },
      { ...third, unused_reason: 'outranked' },
    ]);
  });

  it('lists implausible evidence among the rest, however trusted its source', async () => {
    const future = observed('company.founded_year', 2099, { source: 'website:json-ld' });
    const past = observed('company.founded_year', 2011, { source: 'gleif' });
    expect((await rank([future, past])).evidence).toEqual([
      past,
      { ...future, unused_reason: 'implausible' },
    ]);
  });

  it('says why an uncertain reading is not used, unless the operator wants it', async () => {
    const sure = observed('team.team_members', member('Ada Brook'), { confidence: 0.9 });
    const unsure = observed('team.team_members', member('Read More'), { confidence: 0.3 });
    const people = (minConfidence: number | null) =>
      rankEvidence([{ module: 'team', builtAt: NOW, evidence: [unsure, sure] }], {
        ...OPTIONS,
        minConfidence,
      });
    expect((await people(null)).evidence).toEqual([sure, { ...unsure, unused_reason: 'low_confidence' }]);
    expect((await people(0.2)).evidence).toEqual([sure, unsure]);
  });

  it('lists every piece that a list uses before pieces that it does not', async () => {
    const here = observed('company.office_locations', 'Leeds');
    const there = observed('company.office_locations', 'Oslo', { source: 'greenhouse' });
    const name = observed('company.name', 'Acme');
    expect((await rank([there, name, here])).evidence).toEqual([name, here, there]);
  });

  it('leaves out fields of modules that are not on file, unless a value uses them', async () => {
    const round = observed('funding.investors', 'Bexo');
    expect((await rank([round, observed('company.name', 'Acme')])).evidence).toHaveLength(1);
  });

  it('takes each module from the evidence that it was built from', async () => {
    const old = observed('funding.investors', 'Bexo');
    const [before, after] = [observed('company.name', 'Acme'), observed('company.name', 'Acme Robotics')];
    const { evidence } = await rankEvidence(
      [
        { module: 'company', builtAt: NOW, evidence: [after] },
        { module: 'funding', builtAt: NOW, evidence: [before, old] },
      ],
      OPTIONS,
    );
    expect(evidence).toEqual([after, old]);
  });

  it('is cut to the limit among the unused, field by field from the end, and says how many are missing', async () => {
    const names = ['A', 'B', 'C', 'D'].map((name, index) =>
      observed('company.name', name, { confidence: 0.9 - index / 10 }),
    );
    const phones = ['+441', '+442'].map((phone, index) =>
      observed('company.phone', phone, { confidence: 0.9 - index / 10 }),
    );
    const { evidence, omitted } = await rank([...names, ...phones], 4);
    expect(evidence.map(({ value }) => value)).toEqual(['A', 'B', '+441', '+442']);
    expect(omitted).toBe(2);
  });

  it('is complete, each piece once, used before unused in every field, for any order of the input', async () => {
    await fc.assert(
      fc.asyncProperty(anyEvidence, fc.infiniteStream(fc.nat()), async (evidence, randomNumbers) => {
        const companyEvidence = evidence.filter(({ field }) => field.startsWith('company.'));
        const { used } = buildModule('company', evidence, { domain: 'acme.example', now: NOW });
        const withoutReasons = async (items: Evidence[]) =>
          (await rank(items)).evidence.map((item) => {
            const { field, value, source, url, observed_at, confidence } = item;
            return { field, value, source, url, observed_at, confidence };
          });
        const ranked = await withoutReasons(evidence);
        expect(new Set(ranked)).toEqual(new Set([...used, ...companyEvidence]));
        expect(ranked).toHaveLength(new Set([...used, ...companyEvidence]).size);
        ranked.forEach((item, index) => {
          const next = ranked[index + 1];
          if (next?.field === item.field && used.some((other) => isDeepStrictEqual(other, next)))
            expect(used).toContainEqual(item);
        });
        const shuffled = evidence
          .map((item) => ({ item, at: randomNumbers.next().value }))
          .sort((a, b) => a.at - b.at)
          .map(({ item }) => item);
        expect(await withoutReasons(shuffled)).toEqual(ranked);
      }),
    );
  });
});
