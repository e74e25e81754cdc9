import type { EvidenceOf, EvidenceValues, HighlightObservation } from '@firmlens/contract';
import { type EcbDay, ecbSimulator } from '@firmlens/simulator';
import { createEcbSource } from '../../src/ecb';
import type { PriorKnowledge } from '../../src/source';
import { startQueryFixture } from '../contract/query-fixture';
import { describeSourceContract } from '../contract/source-contract';

type Round = EvidenceValues['funding.investment_history'];

/** A reported round. Default: 12 million Swiss francs on a Sunday. */
const round = (overrides: Partial<Round> = {}): EvidenceOf<'funding.investment_history'> => ({
  field: 'funding.investment_history',
  value: {
    date: '2026-10-11',
    stage: 'Series A',
    amount: 12_000_000,
    amount_usd: null,
    currency: 'CHF',
    valuation: null,
    valuation_usd: null,
    investors: [],
    lead_investors: [],
    ...overrides,
  },
  source: 'website:text',
  url: 'https://acme.example/news/1',
  observed_at: '2026-11-20T12:00:00.000Z',
  confidence: 0.8,
});
/** News about a round. Default: 12 million Swiss francs on a Sunday. */
const news = (overrides: Partial<HighlightObservation> = {}): EvidenceOf<'signals.highlights'> => ({
  ...round(),
  field: 'signals.highlights',
  value: {
    type: 'funding',
    title: 'Acme raises 12 million',
    date: '2026-10-11',
    description: null,
    entities: { amount: 'CHF 12000000' },
    class: 'confirmed',
    ...overrides,
  },
});
const priorKnowledge = (...evidence: PriorKnowledge['evidence']): PriorKnowledge => ({ evidence, clues: [] });

/** Each day's rates contain the day of the month, so tests can tell which day was used. */
const days: EcbDay[] = [
  { time: '2026-11-20', rates: { USD: 1.2, CHF: 0.96, JPY: 180 } },
  { time: '2026-10-11', rates: { USD: 9, CHF: 9 } },
  { time: '2026-10-09', rates: { USD: 1.09, CHF: 0.9 } },
  { time: '2026-10-08', rates: { USD: 1.08, CHF: 0.9 } },
  { time: '2014-05-02', rates: { USD: 1.4, CHF: 1.25 } },
  { time: '2014-04-30', rates: { USD: 1.38, CHF: 1.25, LTL: 3.45 } },
];

const source = createEcbSource();

describeSourceContract({
  source,
  sites: ecbSimulator(days),
  found: { domain: 'acme.example', known: priorKnowledge(round()) },
  unknown: { domain: 'acme.example', known: priorKnowledge(round({ currency: 'XAF' })) },
  notAsked: { domain: 'acme.example', known: priorKnowledge(round({ currency: 'USD' })) },
});

describe('the ECB source', () => {
  const lookUp = async (...evidence: PriorKnowledge['evidence']) => {
    const fixture = await startQueryFixture(ecbSimulator(days));
    const outcome = await fixture.query(source, {
      domain: 'acme.example',
      known: priorKnowledge(...evidence),
    });
    await fixture.close();
    return {
      status: outcome.status,
      lists: fixture.web.requests.map(({ path }) => path.split('/').at(-1)),
      rates: outcome.status === 'found' ? outcome.evidence.map(({ value }) => value) : [],
    };
  };

  it('returns the rate of the last working day before a round, in dollars per unit', async () => {
    expect(await lookUp(round())).toEqual({
      status: 'found',
      lists: ['eurofxref-hist-90d.xml'],
      rates: [{ currency: 'CHF', date: '2026-10-09', usd: 1.2111111 }],
    });
  });

  it.each([
    ['2026-11-20', 'eurofxref-daily.xml', 1.2],
    ['2026-10-08', 'eurofxref-hist-90d.xml', 1.08],
    ['2014-05-02', 'eurofxref-hist.xml', 1.4],
  ])('reads the rates of %s from the shortest list that has them: %s', async (date, list, usd) => {
    expect(await lookUp(round({ date, currency: 'EUR' }))).toEqual({
      status: 'found',
      lists: [list],
      rates: [{ currency: 'EUR', date, usd }],
    });
  });

  it('returns one rate per currency and day, all from one list', async () => {
    const rounds = [
      round(),
      round({ stage: 'Debt' }),
      round({ date: '2014-05-01' }),
      round({ currency: 'eur' }),
    ];
    expect(await lookUp(...rounds)).toEqual({
      status: 'found',
      lists: ['eurofxref-hist.xml'],
      rates: [
        { currency: 'CHF', date: '2026-10-09', usd: 1.2111111 },
        { currency: 'CHF', date: '2014-04-30', usd: 1.104 },
        { currency: 'EUR', date: '2026-10-09', usd: 1.09 },
      ],
    });
  });

  it('returns the rates for amounts in news, even if no round is known', async () => {
    const rates = [{ currency: 'CHF', date: '2026-10-09', usd: 1.2111111 }];
    expect(await lookUp(news())).toMatchObject({ status: 'found', rates });
    expect(await lookUp(news({ date: null }), round({ amount: null }))).toMatchObject({ rates });
  });

  it.each([
    ['in dollars', { entities: { amount: 'USD 12000000' } }],
    ['without an amount', { entities: {} }],
    ['with an unreadable amount', { entities: { amount: 'a lot' } }],
    ['in the future', { date: '2026-11-21' }],
    ['of other events', { type: 'business' } as const],
  ])('needs no rates for news %s', async (_what, overrides) => {
    expect(await lookUp(news(overrides))).toMatchObject({ status: 'not_asked' });
  });

  it('also returns rates for a valuation', async () => {
    expect(await lookUp(round({ amount: null, valuation: 90_000_000 }))).toMatchObject({ status: 'found' });
  });

  it('returns rates for a total that the company states, unless it is in dollars', async () => {
    const statedTotal = (currency: string): EvidenceOf<'funding.stated_total'> => ({
      ...round(),
      field: 'funding.stated_total',
      value: { amount: 90_000_000, currency, date: '2026-10-11' },
    });
    expect(await lookUp(statedTotal('CHF'))).toMatchObject({ status: 'found' });
    expect(await lookUp(statedTotal('USD'))).toMatchObject({ status: 'not_asked' });
  });

  it('returns no rate for a currency that had none in the week before', async () => {
    expect(await lookUp(round({ date: '2014-05-08', currency: 'LTL' }))).toMatchObject({ status: 'nothing' });
    expect(await lookUp(round({ date: '2014-05-07', currency: 'LTL' }))).toMatchObject({ status: 'found' });
  });

  it.each([
    ['amounts also stated in dollars', { amount_usd: 13_000_000 }],
    ['rounds without an amount', { amount: null }],
    ['rounds without a currency', { currency: null }],
    ['an unknown currency', { currency: '../' }],
    ['rounds in the future', { date: '2026-11-21' }],
    ['rounds without a date, if nothing states one', { date: null }],
  ])('needs no rates for %s', async (_what, overrides) => {
    expect(await lookUp(round(overrides))).toEqual({ status: 'not_asked', lists: [], rates: [] });
  });

  it('uses the days of other reports for a round without a day', async () => {
    const dated = round({ amount: null, currency: null });
    expect((await lookUp(round({ date: null }), dated)).rates).toEqual([
      { currency: 'CHF', date: '2026-10-09', usd: 1.2111111 },
    ]);
  });

  it('fails on a truncated list', async () => {
    const { 'www.ecb.europa.eu': whole } = ecbSimulator(days);
    const fixture = await startQueryFixture({
      'www.ecb.europa.eu': (request, response) => {
        const end = response.end.bind(response);
        response.end = ((xml: string) => end(xml.slice(0, -30))) as typeof response.end;
        whole?.(request, response);
      },
    });
    const outcome = await fixture.query(source, { domain: 'acme.example', known: priorKnowledge(round()) });
    await fixture.close();
    expect(outcome).toEqual({ status: 'failed', reason: expect.stringContaining('incomplete list') });
  });

  it.each([
    ['a rate that is not positive', [{ time: '2026-10-09', rates: { USD: 0, CHF: -1, GBP: Number.NaN } }]],
    ['an unreadable day', [{ time: 'yesterday', rates: { USD: 1.1, CHF: 0.9 } }]],
    ['no day', []],
  ])('fails on a list of %s instead of returning nothing', async (_what, nonsense) => {
    const fixture = await startQueryFixture(ecbSimulator(nonsense));
    const outcome = await fixture.query(source, { domain: 'acme.example', known: priorKnowledge(round()) });
    await fixture.close();
    expect(outcome).toEqual({ status: 'failed', reason: expect.stringContaining('without rates') });
  });

  it('fetches the full list once, and again only if it has changed', async () => {
    // About as long as the bank's list in 2026, with three currencies per day.
    const longList = Array.from({ length: 20_000 }, (_, index) => ({
      time: new Date(Date.UTC(1972, 0, 3) + index * 86_400_000).toISOString().slice(0, 10),
      rates: { USD: 1.2, CHF: 0.96, JPY: 180 },
    }));
    const fixture = await startQueryFixture(ecbSimulator(longList));
    const query = { domain: 'acme.example', known: priorKnowledge(round({ date: '2014-05-02' })) };
    const first = await fixture.query(source, query);
    const [cached] = fixture.cachedResponses.values();
    expect(cached?.body.length).toBeGreaterThan(1024 * 1024);
    expect(await fixture.query(source, query)).toEqual(first);
    expect(fixture.web.requests.map(({ headers }) => headers['if-none-match'])).toEqual([
      undefined,
      cached?.etag,
    ]);
    await fixture.close();
  });
});
