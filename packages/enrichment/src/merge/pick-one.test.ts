import fc from 'fast-check';
import { anyEvidence } from '../../test/any-evidence';
import { observed } from '../../test/observed';
import { pickOne } from './pick-one';

const name = (value: string, rest: Parameters<typeof observed<'company.name'>>[2]) =>
  observed('company.name', value, rest);

describe('picking one value', () => {
  it('prefers the more trusted source, however confident and recent the other is', () => {
    const structured = name('Acme', {
      source: 'website:json-ld',
      confidence: 0.2,
      observed_at: '2026-01-01T00:00:00Z',
    });
    const title = name('Acme – Home', { source: 'website:title', confidence: 1 });
    expect(pickOne([title, structured], 'company.name')).toEqual({ winner: structured, others: [title] });
  });

  it('prefers the more recent of two equally trusted values', () => {
    const old = name('Acme Labs', { observed_at: '2026-10-01T00:00:00Z', confidence: 1 });
    const fresh = name('Acme', { observed_at: '2026-11-01T00:00:00Z', confidence: 0.1 });
    expect(pickOne([old, fresh], 'company.name').winner).toBe(fresh);
  });

  it('prefers the more confident of two equally trusted and recent values', () => {
    const lessConfident = name('Acme Labs', { confidence: 0.4 });
    const moreConfident = name('Acme', { confidence: 0.9 });
    expect(pickOne([lessConfident, moreConfident], 'company.name').winner).toBe(moreConfident);
  });

  it('ranks an unlisted source last', () => {
    const unlisted = name('Acme Labs', { source: 'hearsay', confidence: 1 });
    const listed = name('Acme', { source: 'wikidata', confidence: 0.1 });
    expect(pickOne([unlisted, listed], 'company.name').winner).toBe(listed);
    expect(pickOne([unlisted], 'company.name').winner).toBe(unlisted);
  });

  it('has no winner if there is no evidence', () => {
    expect(pickOne([observed('company.phone', '+44 20 7946 0000')], 'company.name')).toEqual({
      winner: null,
      others: [],
    });
  });

  it('keeps all evidence of the field, including the winner', () => {
    fc.assert(
      fc.property(anyEvidence, (evidence) => {
        const seen = evidence.filter(({ field }) => field === 'company.name');
        const { winner, others } = pickOne(evidence, 'company.name');
        expect(new Set(winner === null ? others : [winner, ...others])).toEqual(new Set(seen));
      }),
    );
  });
});
