import type { Evidence } from '@firmlens/contract';
import { NOW } from '../../../test/observed';
import { rate, report, round, type StatedReport } from '../../../test/reports';
import { listEvents } from './list-events';

const events = (...evidence: Evidence[]) => listEvents(evidence, NOW).map(({ highlight }) => highlight);
const count = (...evidence: Evidence[]) => events(...evidence).length;

describe('a funding round', () => {
  const feed = round(
    'Our next chapter: €12m to put robots into every warehouse',
    '2026-06-09',
    { amount: 'EUR 12000000', round: 'Series A', lead_investors: 'Cavo Ventures' },
    { source: 'website:feed' },
  );
  const formD = round(
    'Acme filed notice of an offering of securities (Form D)',
    '2026-06-24',
    { amount: 'USD 13100000' },
    { source: 'sec' },
  );
  const inDollars = round('Warehouse robot maker Acme bags $13M', '2026-06-10', { amount: 'USD 13000000' });
  const inWords = round('Robotik: Acme sammelt zwölf Millionen Euro ein', '2026-06-12', {});
  const rateOfDay = rate('EUR', '2026-06-09', 1.1);

  it('reported by a feed, a form and two news items in other words and currencies is one, with one amount in dollars', () => {
    const evidence = [inWords, formD, rateOfDay, feed, inDollars];
    const [event, ...others] = listEvents(evidence, NOW);
    expect(others).toEqual([]);
    expect(event?.highlight).toMatchObject({
      ...{ type: 'funding', title: feed.value.title, date: '2026-06-09' },
      entities: {
        ...{ amount: 'EUR 12000000', amount_usd: '13200000', round: 'Series A' },
        ...{ lead_investors: 'Cavo Ventures', class: 'confirmed', evidence: '4' },
        source_url: 'https://website:feed.example/',
      },
    });
    expect(new Set(event?.evidence)).toEqual(new Set(evidence));
  });

  it('is compared in one currency only if the rate of the day is known', () => {
    const later = round('Acme bags $13M', '2026-06-20', { amount: 'USD 13000000' });
    const first = round('Acme raises €12m', '2026-06-09', { amount: 'EUR 12000000' });
    expect(count(first, later)).toBe(2);
    expect(count(first, later, rateOfDay)).toBe(1);
    expect(events(first)[0]?.entities).not.toHaveProperty('amount_usd');
  });

  it.each([
    ['a month apart', round('A', '2026-05-10', { amount: 'USD 2000000', round: 'Seed' }), feed],
    [
      'of one amount, 31 days apart',
      round('A', '2026-07-10', { amount: 'USD 5000000' }),
      round('B', '2026-06-09', { amount: 'USD 5000000' }),
    ],
    [
      'of one amount, the same day of two short months',
      round('A', '2026-02-05', { amount: 'USD 5000000' }),
      round('B', '2026-03-05', { amount: 'USD 5000000' }),
    ],
    [
      'of different amounts, ten days apart',
      round('A', '2026-06-01', { amount: 'USD 5000000' }),
      round('B', '2026-06-11', { amount: 'USD 9000000' }),
    ],
    [
      'of one stage, reported without amounts, two months apart',
      round('A', '2026-06-01', { round: 'Series A' }),
      round('B', '2026-08-01', { round: 'Series A' }),
    ],
    [
      'of different stages in one week',
      round('A', '2026-06-01', { round: 'Seed' }),
      round('B', '2026-06-03', { round: 'Debt' }),
    ],
    [
      'and its extension by another amount',
      round('Acme raises Series A', '2026-06-01', { round: 'Series A', amount: 'USD 9000000' }),
      round('Acme extends its Series A', '2026-06-20', { round: 'Series A', amount: 'USD 4000000' }),
    ],
    [
      'and its extension by the same amount',
      round('Acme raises Series A', '2026-06-01', { round: 'Series A', amount: 'USD 5000000' }),
      round('Acme extends its Series A', '2026-06-20', { round: 'Series A', amount: 'USD 5000000' }),
    ],
    [
      'and its extension, reported without amounts',
      round('Acme raises Series A', '2026-06-01', { round: 'Series A' }),
      round('Acme closes Series A extension', '2026-06-04', { round: 'Series A' }),
    ],
  ])('is not merged with another: two %s', (_what, a, b) => {
    expect(count(a, b)).toBe(2);
  });

  it.each([
    ['with a rounded amount', '2026-06-29', { amount: 'USD 12400000' }],
    ['of the same stage without an amount', '2026-06-29', { round: 'series a' }],
    ['of the stage given by its letter', '2026-06-29', { round: 'A' }],
    ['without anything else in the same week', '2026-06-06', {}],
    ['without a date', null, { amount: 'USD 13000000' }],
  ])('includes a report %s', (_what, date, entities) => {
    const other = round('Investors back warehouse robots', date, entities);
    expect(count(other, feed, rateOfDay)).toBe(1);
  });

  it('includes a later report without an amount if its words match', () => {
    const first = round('Acme raises $12 million to build robots', '2026-06-09', { amount: 'USD 12000000' });
    expect(count(first, round('Acme raises money to build robots', '2026-06-24', {}))).toBe(1);
    expect(count(first, round('New shares allotted', '2026-06-24', {}))).toBe(2);
  });

  it('joins a report of the amount and one of the stage through a third that states both', () => {
    const sum = round('A', '2026-06-01', { amount: 'USD 5000000' }, { source: 'website:feed' });
    const stage = round('B', '2026-06-20', { round: 'Seed' });
    const both = round('C', '2026-06-25', { amount: 'USD 5000000', round: 'Seed' });
    expect(count(sum, stage)).toBe(2);
    expect(events(sum, stage, both)).toMatchObject([
      { title: 'A', entities: { round: 'Seed', evidence: '3' } },
    ]);
  });

  it('does not join reports through others in between, by time or by amount', () => {
    const roundOf = (day: string, units: number) => round('A', day, { amount: `USD ${units}` });
    const chained = [roundOf('2026-06-01', 5e6), roundOf('2026-06-20', 5e6), roundOf('2026-07-08', 5e6)];
    expect(count(...chained)).toBe(2);
    const growing = [
      roundOf('2026-06-01', 100e6),
      roundOf('2026-06-02', 109e6),
      roundOf('2026-06-03', 118e6),
    ];
    expect(count(...growing)).toBe(2);
  });

  it('that was rumoured before it was confirmed is one confirmed signal, dated on the day it happened', () => {
    const rumour = round(
      'Acme in talks to raise $12m',
      '2026-04-20',
      { amount: 'USD 12000000' },
      { class: 'rumour' },
    );
    const news = round(
      'Acme raises $12m',
      '2026-06-09',
      { amount: 'USD 12000000' },
      { source: 'website:feed' },
    );
    expect(events(rumour, news)).toMatchObject([
      { title: 'Acme raises $12m', date: '2026-06-09', entities: { class: 'confirmed', evidence: '2' } },
    ]);
    expect(count({ ...rumour, value: { ...rumour.value, date: '2026-03-01' } }, news)).toBe(2);
    // A rumour of something long past is about something else.
    expect(count({ ...rumour, value: { ...rumour.value, date: '2026-08-20' } }, news)).toBe(2);
  });

  it('follows the order of trust, and takes dollars from another report if the best has none', () => {
    const nok = round(
      'A',
      '2026-06-09',
      { amount: 'NOK 130000000', round: 'Seed' },
      { source: 'website:feed' },
    );
    const usd = round('B', '2026-06-09', { amount: 'USD 12000000', round: 'Seed', investors: 'Bexo' });
    expect(events(usd, nok)).toMatchObject([
      { entities: { amount: 'NOK 130000000', amount_usd: '12000000', investors: 'Bexo' } },
    ]);
  });
});

describe('an event', () => {
  const pair = (a: StatedReport, b: StatedReport) =>
    count(report({ title: 'Some words', ...a }), report({ title: 'Others here', ...b }));

  it.each<[string, StatedReport, StatedReport]>([
    [
      'a person, although one source calls it hiring and spells the name without accents',
      { type: 'leadership', entities: { people: 'Dr. Zoë Sample' } },
      { type: 'hiring', entities: { people: 'Zoe Sample, Bo Example' }, date: '2026-06-30' },
    ],
    [
      'an acquired company',
      { type: 'acquisition', entities: { company: 'Bexo GmbH', amount: 'USD 1000000' } },
      { type: 'acquisition', entities: { company: 'Bexo', amount: 'USD 9000000' } },
    ],
    [
      'a partner, although one source calls it business',
      { type: 'partnership', entities: { partners: 'Bexo' } },
      { type: 'business', entities: { partners: 'BEXO Inc.' } },
    ],
    [
      'a place, named more precisely in one',
      { type: 'expansion', entities: { places: 'Oslo, Norway' } },
      { type: 'expansion', entities: { places: 'Norway' } },
    ],
    [
      'a version',
      { type: 'product', entities: { product: 'Router', version: 'v2.1' } },
      { type: 'product', entities: { product: 'router', version: 'V2.1' }, date: '2026-06-25' },
    ],
  ])('is one if both reports name %s', (_what, a, b) => {
    expect(pair(a, b)).toBe(1);
  });

  it.each<[string, StatedReport, StatedReport]>([
    [
      'people',
      { type: 'leadership', entities: { people: 'A B' } },
      { type: 'hiring', entities: { people: 'C D' } },
    ],
    [
      'cities of one country',
      { type: 'expansion', entities: { places: 'Berlin, Germany' } },
      { type: 'expansion', entities: { places: 'Munich, Germany' } },
    ],
    [
      'versions',
      { type: 'product', entities: { product: 'Router', version: '2.1' } },
      { type: 'product', entities: { product: 'Router', version: '2.2' } },
    ],
    [
      'kinds of thing under one name',
      { type: 'acquisition', entities: { company: 'Bexo' } },
      { type: 'business', entities: { partners: 'Bexo' } },
    ],
  ])('is two if reports in other words name different %s', (_what, a, b) => {
    expect(pair(a, b)).toBe(2);
  });

  it('is two if almost all words match but the people do not', () => {
    const title = 'Acme Robotics International appoints a new chief technology officer from the board';
    expect(
      count(
        report({ type: 'leadership', title, entities: { people: 'Ada Example' } }),
        report({ type: 'leadership', title, entities: { people: 'Bo Sample' } }),
      ),
    ).toBe(2);
  });

  it('with figures is one if they match and half of the words do', () => {
    const contract = (title: string, amount: string) => report({ title, entities: { amount } });
    const first = contract('Acme wins €2 million order from the city', 'EUR 2000000');
    expect(
      count(
        first,
        contract('Acme wins 2.2 million dollar city order', 'USD 2200000'),
        rate('EUR', '2026-06-10', 1.1),
      ),
    ).toBe(1);
    expect(count(first, contract('Acme wins €3 million order from the city', 'EUR 3000000'))).toBe(2);
  });

  it('whose kind alone a current report states is the named event of its week', () => {
    const notice = (date: string) =>
      report({ type: 'leadership', title: 'Acme reported a change of officers (8-K)', date, source: 'sec' });
    const news = report({
      type: 'leadership',
      title: 'Acme names a CTO',
      entities: { people: 'Ada Example' },
    });
    expect(events(notice('2026-06-13'), news)).toMatchObject([
      { title: 'Acme names a CTO', entities: { class: 'confirmed', source_url: 'https://gdelt.example/' } },
    ]);
    expect(count(notice('2026-06-20'), news)).toBe(2);
    expect(count(notice('2026-06-13'), report({ type: 'leadership', title: 'Our people' }))).toBe(2);
  });

  it('shown by a later enrichment joins the news of it since the enrichment before', () => {
    const change = (reports: StatedReport) =>
      report({
        ...{ type: 'leadership', title: 'Ada Example is now CTO of Acme', date: '2026-09-01' },
        ...{ entities: { change: 'leader', to: 'Ada Example', people: 'Ada Example', since: '2026-05-20' } },
        ...{ source: 'own-observation', ...reports },
      });
    const news = (date: string) =>
      report({ type: 'leadership', title: 'Acme names a CTO', date, entities: { people: 'Ada Example' } });
    expect(events(change({}), news('2026-06-10'))).toMatchObject([{ date: '2026-06-10' }]);
    expect(count(change({}), news('2026-04-10'))).toBe(2);
    expect(
      count(change({}), change({ entities: { change: 'leader', to: 'Bo', people: 'Ada Example' } })),
    ).toBe(2);
  });
});
