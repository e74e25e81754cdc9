import type { Evidence } from '@firmlens/contract';
import { event, headcount, insights, jobs, round } from '../../../../test/insight-evidence';
import { observed } from '../../../../test/observed';

const RUMOUR = { class: 'rumour' } as const;

describe('a change of headcount between two enrichments', () => {
  const change = (date: string, from: number, to: number) =>
    observed(
      'signals.highlights',
      {
        type: to > from ? 'hiring' : 'business',
        title: `Acme ${to > from ? 'grew' : 'shrank'} from ${from} to ${to} people`,
        ...{ date, description: null, class: 'confirmed' },
        entities: { change: 'headcount', from: String(from), to: String(to), since: '2026-11-01' },
      },
      { source: 'own-observation', url: null },
    );

  it('is a sign that agrees with the indicator naming it', () => {
    expect(insights(change('2026-11-20', 55, 30))).toEqual({
      insight: 'Signs against it: the headcount.',
      growth_momentum: 'declining',
      trajectory: 'contracting',
      key_indicators: ['2026-11-20: Acme shrank from 55 to 30 people (business, confirmed)'],
      next_likely_move: null,
    });
  });

  it.each<[string, string, Evidence[]]>([
    ['moderate', 'expanding', [change('2026-11-20', 40, 55)]],
    ['moderate', 'expanding', [change('2026-11-20', 55, 70), change('2026-08-20', 40, 55)]],
    ['declining', 'contracting', [change('2026-11-20', 60, 30), change('2026-08-20', 40, 60)]],
    ['declining', 'contracting', [change('2026-11-20', 90, 60), ...jobs(1)]],
    ['slowing', 'contracting', [change('2026-11-20', 100, 88)]],
    // The monthly history already includes this change.
    [
      'moderate',
      'expanding',
      [change('2026-11-20', 40, 58), headcount('October 2026', 40), headcount('November 2026', 58)],
    ],
    // Only the enrichments see this change.
    [
      'declining',
      'contracting',
      [change('2026-11-20', 90, 60), headcount('October 2026', 60), headcount('November 2026', 60)],
    ],
    ['undetermined', 'consolidating', [change('2025-11-01', 90, 60), event('award', '2026-10-01')]],
  ])('makes the momentum %s and the trajectory %s (%#)', (momentum, trajectory, evidence) => {
    const changes = insights(...evidence);
    expect([changes?.growth_momentum, changes?.trajectory]).toEqual([momentum, trajectory]);
    expect(changes?.insight).not.toContain('hardly');
  });
});

describe('a company that was acquired', () => {
  const acquisitionOf = (date: string, acquirer?: string) =>
    event('acquisition', date, 'Acme acquired by Globex', acquirer ? { entities: { acquirer } } : {});

  it('is said to be, with the buyer and the day', () => {
    expect(insights(acquisitionOf('2026-09-01', 'Globex'))).toMatchObject({
      insight: 'The company was acquired by Globex (2026-09-01).',
      next_likely_move: 'Integration into Globex, after the takeover of 2026-09-01',
    });
    expect(insights(acquisitionOf('2026-09-01'))?.insight).toBe('The company was acquired (2026-09-01).');
    expect(insights(acquisitionOf('2024-09-01', 'Globex'))?.next_likely_move).toBeNull();
  });

  it('is one by its status alone, but not by what it buys or by rumours', () => {
    const status = observed('company.company_status', 'acquired');
    expect(insights(status)?.insight).toBe('The company was acquired.');
    const ownAcquisition = event('acquisition', '2026-09-01', 'Acme acquires Bexo', {
      entities: { company: 'Bexo' },
    });
    const hearsay = event('acquisition', '2026-09-01', 'Globex may buy Acme', {
      ...RUMOUR,
      entities: { acquirer: 'Globex' },
    });
    for (const signal of [ownAcquisition, hearsay])
      expect(insights(signal)?.insight).not.toContain('taken over');
  });
});

describe('a round', () => {
  it('is named with its amount if known', () => {
    const sum = { amount: 'USD 13200000', amount_usd: '13200000' };
    expect(
      insights(event('funding', '2026-11-10', 'Acme closes its round', { entities: sum })),
    ).toMatchObject({
      insight: 'Signs of growth: a funding round of USD 13.2 million (2026-11-10).',
      key_indicators: ['2026-11-10: Acme closes its round (funding, confirmed, USD 13.2 million)'],
    });
    expect(insights(round('2026-11-10'))).toMatchObject({
      insight: 'Signs of growth: a funding round of USD 12 million (Series A) (2026-11-10).',
      key_indicators: ['2026-11-10: a funding round of USD 12 million (Series A)'],
    });
  });
});
