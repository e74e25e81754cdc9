import type { EvidenceValues } from '@firmlens/contract';
import { CONTEXT, observed } from '../../../test/observed';
import { buildModule } from '../../build-module';

const funding = (...evidence: Parameters<typeof buildModule>[1]) =>
  buildModule('funding', evidence, CONTEXT).data;

const round = (stated: Partial<EvidenceValues['funding.investment_history']>, source = 'website:text') =>
  observed(
    'funding.investment_history',
    {
      date: null,
      stage: null,
      amount: null,
      amount_usd: null,
      currency: null,
      valuation: null,
      valuation_usd: null,
      investors: [],
      lead_investors: [],
      ...stated,
    },
    { source },
  );
const rate = (currency: string, date: string, usd: number) =>
  observed(
    'funding.exchange_rates',
    { currency, date, usd },
    { source: 'ecb', url: 'https://rates.example/' },
  );
const million = (amount: number, currency = 'USD') => ({ amount: amount * 1e6, currency });

const seed = round({ date: '2021-03-01', stage: 'Seed', ...million(2), investors: ['Bexo Capital'] });
const seriesA = round(
  {
    date: '2024-06-10',
    stage: 'Series A',
    ...million(12),
    valuation: 60e6,
    investors: ['Bexo Capital Ltd.', 'Sequoia'],
    lead_investors: ['Cavo Ventures'],
  },
  'gdelt',
);

describe('funding', () => {
  it('lists the rounds newest first, and derives the rest from them', () => {
    expect(funding(seed, seriesA)).toMatchObject({
      total_funding: 14_000_000,
      funding_stage: 'Series A',
      last_funding_date: '2024-06-10',
      funding_round_count: 2,
      last_valuation: 60_000_000,
      investment_history: [{ stage: 'Series A' }, { stage: 'Seed' }],
      investors: ['Cavo Ventures', 'Bexo Capital Ltd.', 'Sequoia'],
      investors_count: 3,
      lead_investors: ['Cavo Ventures'],
      notable_investors: [{ name: 'Sequoia Capital', logo: null, domain: 'sequoiacap.com' }],
      notable_investors_count: 1,
      acquisitions: null,
    });
  });

  it('merges reports of the same stage within a month, with the most trusted amount', () => {
    const filing = round({ date: '2024-06-28', stage: 'series a', ...million(7.5) }, 'sec');
    expect(funding(seriesA, filing)).toMatchObject({ funding_round_count: 1, total_funding: 7_500_000 });
  });

  it('merges reports of nearly the same amount within a month, and fills the gaps', () => {
    const unnamed = round({ date: '2024-06-01', ...million(11.5) });
    const press = round({ date: '2024-06-20', stage: 'Series A', ...million(12) }, 'gdelt');
    expect(funding(unnamed, press).investment_history).toMatchObject([
      { date: '2024-06-01', stage: 'Series A', amount_usd: 11_500_000 },
    ]);
  });

  it('keeps rounds apart that are more than a month apart, or match in neither stage nor amount', () => {
    const extension = round({ date: '2024-09-01', stage: 'Series A', ...million(12) });
    const loan = round({ date: '2024-06-12', stage: 'Debt', ...million(3) });
    expect(funding(seriesA, extension, loan).funding_round_count).toBe(3);
  });

  it('never combines the amount of one report with the currency of another', () => {
    const inEuros = round({ date: '2024-06-10', stage: 'Series A', currency: 'EUR' });
    const inKroner = round({ date: '2024-06-11', stage: 'Series A', ...million(90, 'NOK') }, 'gdelt');
    expect(funding(inEuros, inKroner).investment_history).toMatchObject([
      { amount: 90_000_000, currency: 'NOK', amount_usd: null },
    ]);
  });

  it('uses the newest total that the company states, plus the rounds since then', () => {
    const stated = (amount: number, currency: string, date: string) =>
      observed('funding.stated_total', { amount, currency, date });
    const total = stated(20e6, 'EUR', '2024-06-12');
    const older = stated(3e6, 'USD', '2021-03-02');
    const later = round({ date: '2025-01-20', stage: 'Series B', ...million(30) });
    const { data, used } = buildModule(
      'funding',
      [seed, seriesA, later, older, total, rate('EUR', '2024-06-12', 1.1)],
      CONTEXT,
    );
    expect(data.total_funding).toBe(52_000_000);
    expect(used).toContain(total);
    expect(funding(seed, older).total_funding).toBe(3_000_000);
    // Without a rate the total is unknown, and a total below a single round is wrong.
    expect(funding(seed, seriesA, total).total_funding).toBe(14_000_000);
    expect(funding(seriesA, stated(5e6, 'USD', '2024-06-12')).total_funding).toBe(12_000_000);
  });

  it('sums only amounts known in dollars, and has no total without one', () => {
    const inNok = round({ date: '2020-01-01', stage: 'Pre-Seed', ...million(9, 'NOK') });
    expect(funding(inNok, seed).total_funding).toBe(2_000_000);
    expect(funding(inNok).total_funding).toBeNull();
  });

  it('converts amounts to whole dollars at the latest rate up to that day, and returns the rate', () => {
    const inFrancs = round({ date: '2024-06-09', ...million(12.345, 'CHF'), valuation: 80e6 });
    const [older, friday, later] = [
      rate('CHF', '2024-06-05', 9),
      rate('CHF', '2024-06-07', 1.1111111),
      rate('CHF', '2024-06-10', 9),
    ];
    const { data, used } = buildModule('funding', [inFrancs, older, friday, later], CONTEXT);
    expect(data).toMatchObject({
      total_funding: 13_716_667,
      last_valuation: 88_888_888,
      investment_history: [
        { amount: 12_345_000, currency: 'CHF', amount_usd: 13_716_667, valuation_usd: 88_888_888 },
      ],
    });
    expect(used).toEqual([inFrancs, friday]);
  });

  it('does not convert at a rate of another currency, a week old, or without a day', () => {
    const undated = round({ stage: 'Seed', ...million(2, 'CHF') });
    const dated = round({ date: '2024-06-10', stage: 'Series A', ...million(12, 'CHF') });
    const rates = [rate('EUR', '2024-06-10', 1.1), rate('CHF', '2024-06-02', 1.1)];
    const { data, used } = buildModule('funding', [undated, dated, ...rates], CONTEXT);
    expect(data.investment_history?.map(({ amount_usd }) => amount_usd)).toEqual([null, null]);
    expect(data.total_funding).toBeNull();
    expect(used).toEqual([dated, undated]);
  });

  it('converts a report without a day at the day of another report', () => {
    const undated = round({ stage: 'Seed', ...million(2, 'CHF') });
    const dated = round({ date: '2024-06-10', stage: 'Seed' }, 'gdelt');
    expect(funding(undated, dated, rate('CHF', '2024-06-10', 1.1)).investment_history).toMatchObject([
      { date: '2024-06-10', amount: 2_000_000, amount_usd: 2_200_000 },
    ]);
  });

  it('converts at the day of the report that states the amount', () => {
    const announced = round({ date: '2024-06-10', stage: 'Seed' });
    const press = round({ date: '2024-06-12', stage: 'Seed', ...million(2, 'CHF') }, 'gdelt');
    expect(funding(announced, press, rate('CHF', '2024-06-12', 1.1)).investment_history).toMatchObject([
      { date: '2024-06-10', amount_usd: 2_200_000 },
    ]);
  });

  it('prefers stated dollars to converted ones', () => {
    const stated = round({ date: '2024-06-10', ...million(12, 'EUR'), amount_usd: 13_500_000 });
    const { data, used } = buildModule('funding', [stated, rate('EUR', '2024-06-10', 1.08)], CONTEXT);
    expect(data.total_funding).toBe(13_500_000);
    expect(used).toEqual([stated]);
  });

  it('merges reports of one amount in two currencies once a rate is known', () => {
    const site = round({ date: '2024-06-10', stage: 'Series A', ...million(12, 'EUR') });
    const filing = round({ date: '2024-06-12', ...million(13.1) }, 'sec');
    expect(funding(site, filing).funding_round_count).toBe(2);
    expect(funding(site, filing, rate('EUR', '2024-06-10', 1.08))).toMatchObject({
      total_funding: 12_960_000,
      investment_history: [
        {
          date: '2024-06-10',
          stage: 'Series A',
          amount: 12_000_000,
          currency: 'EUR',
          amount_usd: 12_960_000,
        },
      ],
    });
  });

  it("converts an amount at its day's rate instead of using the dollars of another report, which may be partial", () => {
    const site = round({ date: '2024-06-10', stage: 'Series A', ...million(12, 'EUR') });
    const part = round({ date: '2024-06-12', stage: 'Series A', ...million(7.5) }, 'sec');
    expect(funding(site, part, rate('EUR', '2024-06-10', 1.08))).toMatchObject({
      funding_round_count: 1,
      total_funding: 12_960_000,
    });
  });

  it('drops future days and impossible amounts, and keeps the round', () => {
    const odd = round({
      date: '2027-01-01',
      stage: 'Series B',
      amount: 1e308,
      currency: 'USD',
      valuation: -1,
    });
    expect(funding(odd)).toMatchObject({
      total_funding: null,
      last_funding_date: null,
      investment_history: [
        { date: null, stage: 'Series B', amount: null, amount_usd: null, valuation: null },
      ],
    });
  });

  it('calls a listed company public, and otherwise prefers the last round for the stage', () => {
    expect(funding(seriesA, observed('funding.funding_stage', 'Public')).funding_stage).toBe('Public');
    expect(funding(seriesA, observed('funding.funding_stage', 'Seed')).funding_stage).toBe('Series A');
    expect(funding(observed('funding.funding_stage', 'Seed')).funding_stage).toBe('Seed');
  });

  it('lists an investor once, whether a round or a page names it', () => {
    const data = funding(
      seed,
      observed('funding.investors', 'BEXO CAPITAL'),
      observed('funding.investors', 'a16z'),
    );
    expect(data.investors).toEqual(['Bexo Capital', 'a16z']);
  });

  it('lists a well-known investor once, under its own name, with the logo of its domain', () => {
    const logo = (domain: string, name: string, source = 'wikidata-logos') =>
      observed('funding.investor_logos', { domain, logo: `https://pictures.example/${name}` }, { source });
    const shown = logo('a16z.com', 'a16z.svg');
    const other = logo('a16z.com', 'other.svg', 'hearsay');
    const { data, used } = buildModule(
      'funding',
      [
        observed('funding.investors', 'a16z'),
        observed('funding.investors', 'Andreessen Horowitz'),
        observed('funding.investors', 'Seedcamp'),
        ...[other, shown, logo('kkr.com', 'kkr.svg')],
      ],
      CONTEXT,
    );
    expect(data.notable_investors).toEqual([
      { name: 'Andreessen Horowitz', logo: 'https://pictures.example/a16z.svg', domain: 'a16z.com' },
      { name: 'Seedcamp', logo: null, domain: 'seedcamp.com' },
    ]);
    expect(data.notable_investors_count).toBe(2);
    expect(used.filter(({ field }) => field === 'funding.investor_logos')).toEqual([shown]);
  });

  it('returns an empty list of investors if a round is known, otherwise null', () => {
    const bare = round({ stage: 'Seed' });
    expect(funding(bare)).toMatchObject({
      investors: [],
      investors_count: 0,
      lead_investors: [],
      notable_investors: [],
    });
    expect(funding(observed('funding.acquisitions', 'Dovo'))).toMatchObject({
      investors: null,
      acquisitions: ['Dovo'],
    });
  });
});
