import type { Evidence } from '@firmlens/contract';
import { build, event, headcount, insights, jobs, round } from '../../../../test/insight-evidence';
import { observed } from '../../../../test/observed';

const home = observed('company.headquarter_country', 'Germany');
const RUMOUR = { class: 'rumour' } as const;

describe('insights by rule', () => {
  it('weigh the signals and figures of the last twelve months, and name them with their days', () => {
    expect(
      insights(
        event('funding', '2026-06-10', 'Acme raises $12 million Series A'),
        event('expansion', '2026-05-02', 'Acme opens an office in Oslo'),
        event('legal', '2026-04-01', 'Bexo sues Acme', { class: 'reported' }),
        event('award', '2026-03-01', 'Acme wins a prize'),
        event('funding', '2024-01-01', 'Acme raises a seed round'),
        headcount('May 2026', 100),
        headcount('November 2026', 120),
        ...jobs(2),
      ),
    ).toEqual({
      insight:
        'Signs of growth: a funding round (2026-06-10), the headcount, openings (2026-11-21) and expansion (2026-05-02). Signs against it: legal trouble (2026-04-01).',
      growth_momentum: 'strong',
      trajectory: 'expanding',
      key_indicators: [
        '2026-06-10: Acme raises $12 million Series A (funding, confirmed)',
        'Headcount from 100 in May 2026 to 120 in November 2026 (+20%)',
        '2026-11-21: 2 openings',
        '2026-05-02: Acme opens an office in Oslo (expansion, confirmed)',
        '2026-04-01: Bexo sues Acme (legal, reported)',
        '2026-03-01: Acme wins a prize (award, confirmed)',
        '2024-01-01: Acme raises a seed round (funding, confirmed)',
      ],
      next_likely_move: 'A larger team: 2 openings after the round of 2026-06-10',
    });
  });

  it('are null without signals and figures', () => {
    expect(insights()).toBeNull();
    expect(insights(home, observed('company.employee_count', 40), ...jobs(0))).toBeNull();
  });

  it('cite the evidence of what they count and name, and nothing else', () => {
    const used = [event('product', '2026-10-01'), ...jobs(1), round('2026-09-01')];
    const unused = [observed('company.name', 'Acme'), observed('company.employee_count', 40)];
    expect(new Set(build(...used, ...unused).used)).toEqual(new Set(used));
  });

  it('name a rumour as one, and give it no weight', () => {
    expect(insights(event('funding', '2026-11-01', 'Acme said to raise $90 million', RUMOUR))).toEqual({
      insight: 'Nothing in the last twelve months points to growth or decline. Not counted: 1 rumour.',
      growth_momentum: 'undetermined',
      trajectory: 'undetermined',
      key_indicators: ['2026-11-01: Acme said to raise $90 million (funding, rumour, not counted)'],
      next_likely_move: null,
    });
  });

  it('ignore what is older than twelve months or has no day', () => {
    const old = insights(event('funding', '2025-11-20'), event('expansion', null));
    expect(old).toMatchObject({ growth_momentum: 'undetermined', trajectory: 'undetermined' });
    expect(old?.key_indicators).toHaveLength(2);
  });

  it('ignore a headcount that changed years ago', () => {
    expect(insights(headcount('May 2020', 100), headcount('November 2020', 150))).toBeNull();
  });

  it("use the text that was written from the evidence, with the rules' words for momentum and trajectory", () => {
    const written = observed(
      'signals.ai_insights',
      {
        insight: 'Acme ships.',
        growth_momentum: 'explosive',
        trajectory: 'to the moon',
        key_indicators: ['A launch'],
        next_likely_move: 'A fair.',
      },
      { source: 'language-model', url: null, confidence: 0.5 },
    );
    const launch = event('product', '2026-10-01');
    const { data, used } = build(launch, written);
    expect(data.ai_insights).toEqual({
      insight: 'Acme ships.',
      growth_momentum: 'stable',
      trajectory: 'building',
      key_indicators: ['A launch'],
      next_likely_move: 'A fair.',
    });
    expect(new Set(used)).toEqual(new Set([launch, written]));
    expect(insights(written)).toBeNull();
  });
});

describe('growth momentum', () => {
  const momentum = (...evidence: Evidence[]) => insights(...evidence)?.growth_momentum;

  it.each<[string, string, Evidence[]]>([
    [
      'strong',
      'a round, and many openings, and an expansion',
      [event('funding', '2026-06-10'), ...jobs(12), event('expansion', '2026-05-02')],
    ],
    ['moderate', 'a round that only the funding history knows', [round('2026-06-10')]],
    [
      'moderate',
      'a tenth more people and a launch',
      [headcount('May 2026', 100), headcount('November 2026', 110), event('product', '2026-10-01')],
    ],
    [
      'moderate',
      'a round that news and the funding history tell',
      [event('funding', '2026-06-10'), round('2026-06-09')],
    ],
    ['stable', 'one launch', [event('product', '2026-10-01')]],
    [
      'stable',
      'a headcount that hardly changed',
      [headcount('October 2026', 100), headcount('November 2026', 101)],
    ],
    ['stable', 'a round and layoffs', [event('funding', '2026-06-10'), event('layoffs', '2026-08-01')]],
    ['slowing', 'a lawsuit', [event('legal', '2026-08-01')]],
    ['slowing', 'layoffs', [event('layoffs', '2026-08-01')]],
    ['declining', 'layoffs and a lawsuit', [event('layoffs', '2026-08-01'), event('legal', '2026-07-01')]],
    [
      'declining',
      'insolvency, whatever else there is',
      [
        event('legal', '2026-11-01', 'Acme files for insolvency'),
        event('funding', '2026-06-10'),
        ...jobs(12),
      ],
    ],
    ['declining', 'a closed company', [observed('company.company_status', 'closed', { source: 'brreg' })]],
  ])('is %s with %s', (word, _what, evidence) => {
    expect(momentum(...evidence)).toBe(word);
  });

  it('counts several reports within one week once', () => {
    const launches = (...days: string[]) =>
      days.map((day, index) => event('product', day, `Acme launches ${'abc'[index]}`));
    const base = [event('expansion', '2026-05-02'), ...jobs(1)];
    expect(momentum(...base, ...launches('2026-10-01', '2026-10-04'))).toBe('moderate');
    expect(momentum(event('expansion', '2026-05-02'), ...launches('2026-10-01', '2026-10-04'))).toBe(
      'stable',
    );
    expect(momentum(event('expansion', '2026-05-02'), ...launches('2026-10-01', '2026-10-20'))).toBe(
      'moderate',
    );
  });

  it('counts two launches, not ten', () => {
    const many = Array.from({ length: 10 }, (_, index) =>
      event('product', '2026-10-01', `Acme launches ${'abcdefghij'[index]}`),
    );
    expect(momentum(...many)).toBe('stable');
  });
});

describe('the trajectory', () => {
  const trajectory = (...evidence: Evidence[]) => insights(...evidence)?.trajectory;

  it.each<[string, string, Evidence[]]>([
    ['expanding', 'a new place', [event('expansion', '2026-05-02')]],
    ['expanding', 'a tenth more people', [headcount('May 2026', 100), headcount('November 2026', 110)]],
    ['building', 'money alone', [event('funding', '2026-06-10')]],
    ['building', 'openings alone', jobs(3)],
    ['consolidating', 'new leaders alone', [event('leadership', '2026-06-10')]],
    [
      'consolidating',
      'a new place that lawsuits outweigh',
      [event('expansion', '2026-05-02'), event('legal', '2026-06-10'), event('legal', '2026-09-10')],
    ],
    ['consolidating', 'a lawsuit alone', [event('legal', '2026-06-10')]],
    [
      'contracting',
      'layoffs that nothing outweighs',
      [event('layoffs', '2026-08-01'), event('product', '2026-10-01')],
    ],
    [
      'building',
      'layoffs that a round and openings outweigh',
      [event('layoffs', '2026-08-01'), event('funding', '2026-10-01'), ...jobs(3)],
    ],
    ['contracting', 'a tenth fewer people', [headcount('May 2026', 100), headcount('November 2026', 90)]],
    [
      'contracting',
      'insolvency',
      [event('legal', '2026-11-01', 'Acme enters administration'), event('expansion', '2026-05-02')],
    ],
  ])('is %s with %s', (word, _what, evidence) => {
    expect(trajectory(...evidence)).toBe(word);
  });
});

describe('the next likely move', () => {
  const next = (...evidence: Evidence[]) => insights(...evidence)?.next_likely_move;

  it.each<[string | null, Evidence[]]>([
    [
      'Entry into Norway: 2 openings there, where no office is known, after the round of 2026-06-10',
      [home, event('funding', '2026-06-10'), ...jobs(2, 'Norway')],
    ],
    ['Entry into Norway: 1 opening there, where no office is known', [home, ...jobs(1, 'Norway')]],
    [
      'A larger team: 2 openings after the round of 2026-06-10',
      [home, event('funding', '2026-06-10'), ...jobs(2, 'Germany')],
    ],
    ['A larger team: 12 openings', jobs(12)],
    [
      'A new round: the last known one was on 2025-02-01, and there are 12 openings',
      [round('2025-02-01'), ...jobs(12)],
    ],
    ['Hiring or launches with the money raised on 2026-06-10', [event('funding', '2026-06-10')]],
    [
      'Growth in Oslo, after the expansion of 2026-09-02',
      [event('expansion', '2026-09-02', 'Acme opens', { entities: { places: 'Oslo' } })],
    ],
    [
      'Growth in Oslo and Bergen, after the expansion of 2026-09-02',
      [event('expansion', '2026-09-02', 'Acme opens', { entities: { places: 'Oslo, Bergen' } })],
    ],
    ['Further growth, after the expansion of 2026-09-02', [event('expansion', '2026-09-02', 'Acme opens')]],
    ['Further savings, after the layoffs of 2026-09-02', [event('layoffs', '2026-09-02'), ...jobs(12)]],
    [
      'A sale, a restructuring or an end of business',
      [event('legal', '2026-09-02', 'Acme is bankrupt'), event('layoffs', '2026-09-02')],
    ],
    [null, [event('award', '2026-09-02')]],
    [null, [event('funding', '2025-12-01')]],
  ])('is %j', (words, evidence) => {
    expect(next(...evidence)).toBe(words);
  });

  it('is not an entry into a country with an office, or if no country of the company is known', () => {
    const oslo = observed('company.office_locations', 'Oslo, Norway');
    expect(next(home, oslo, ...jobs(1, 'Norway'))).toBeNull();
    expect(next(...jobs(1, 'Norway'))).toBeNull();
  });
});
