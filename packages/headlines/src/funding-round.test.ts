import { readRound, stageOf } from './funding-round';

test('reads a round from an English press release', () => {
  const round = readRound(
    'Acme Robotics raises €12 million Series A led by Northwind Ventures',
    'Berlin, 3 March 2026. The round was led by Northwind Ventures with participation from existing investors Blue Harbour Capital, B&C Partners and Bank of Utopia. It values the company at €80 million and brings total funding to €15.5 million. Acme had €4 million in revenue last year.',
  );
  expect(round).toEqual({
    stage: 'Series A',
    amount: 12e6,
    amount_usd: null,
    currency: 'EUR',
    valuation: 80e6,
    valuation_usd: null,
    investors: ['Northwind Ventures', 'Blue Harbour Capital', 'B&C Partners', 'Bank of Utopia'],
    lead_investors: ['Northwind Ventures'],
  });
});

test.each([
  [
    'Acme sichert sich 5 Mio. Euro',
    'Die Seed-Finanzierung unter der Führung von Nordwind Capital und unter Beteiligung von HTGF sowie Bayern Kapital fließt in den Vertrieb.',
    {
      stage: 'Seed',
      amount: 5e6,
      currency: 'EUR',
      lead_investors: ['Nordwind Capital'],
      investors: ['Nordwind Capital', 'HTGF', 'Bayern Kapital'],
    },
  ],
  [
    'Acme lève 3,5 millions d’euros en série A',
    'Ce tour de table, mené par Alize Partners avec la participation de Bpifrance et de business angels, doit accélérer la croissance.',
    {
      stage: 'Series A',
      amount: 3.5e6,
      currency: 'EUR',
      lead_investors: ['Alize Partners'],
      investors: ['Alize Partners', 'Bpifrance'],
    },
  ],
  [
    'Acme raises $4M from Foo Capital and Bar Angels',
    'We are thrilled.',
    { amount: 4e6, amount_usd: 4e6, currency: 'USD', investors: ['Foo Capital', 'Bar Angels'] },
  ],
  [
    'Acme closes US$30M Series B at $200M valuation',
    '',
    { stage: 'Series B', amount: 30e6, valuation: 200e6, valuation_usd: 200e6, investors: [] },
  ],
  [
    'Our seed round',
    'Acme has raised $2 million, bringing the total to date to $3 million.',
    { stage: 'Seed', amount: 2e6 },
  ],
  [
    'Acme cierra una ronda de 2 millones de euros',
    'Liderada por Kibo Norte, con la participación de Sur Capital.',
    { amount: 2e6, investors: ['Kibo Norte', 'Sur Capital'] },
  ],
])('reads "%s"', (title, opening, expected) => expect(readRound(title, opening)).toMatchObject(expected));

test('does not take revenue, a price or a market size for the amount of a round', () => {
  const round = readRound(
    'Acme raises Series A',
    'With $9 million in revenue, in a $40 billion market, from $29 per user.',
  );
  expect(round.amount).toBeNull();
});

test.each([
  ['pre-seed round', 'Pre-Seed'],
  ['Series C extension', 'Series C'],
  ['2M€ en amorçage', 'Seed'],
  ['Seed company for farmers', null],
  ['venture debt', 'Debt'],
])('reads the stage of "%s" as %s', (text, stage) => expect(stageOf(text)).toBe(stage));

test('reads investors named before the verb', () => {
  const round = readRound(
    'ParcelNook raises CA$6.5 million seed round',
    'Snowmelt Capital led the seed round; Loon Lake Angels took part. Tidewater Growth and the existing investor Kestrel Seed Partners also participated. We have invested in people.',
  );
  expect(round).toMatchObject({
    amount: 6.5e6,
    currency: 'CAD',
    lead_investors: ['Snowmelt Capital'],
    investors: ['Snowmelt Capital', 'Kestrel Seed Partners', 'Loon Lake Angels', 'Tidewater Growth'],
  });
});
