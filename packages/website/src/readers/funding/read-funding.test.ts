import { sampleSite, fieldValues } from '../sample-site';
import { readFunding } from './read-funding';

const news = (title: string, date: string, body: string, slug = 'post') => ({
  path: `/press/${slug}`,
  kind: 'news' as const,
  html: `<meta property="og:type" content="article"><article><h1>${title}</h1><time datetime="${date}">${date}</time><p>${body}</p></article>`,
});

const SITE = sampleSite([
  {
    html: '<meta property="og:site_name" content="Acme Robotics"><section><h2>Backed by</h2><img alt="Northwind Ventures logo"><img alt="Blue Harbour"></section>',
  },
  news(
    'Acme Robotics raises $12 million Series A',
    '2025-03-03',
    'The round was led by Northwind Ventures with participation from Blue Harbour, at a $60 million valuation.',
    'a',
  ),
  news(
    'Our Series A',
    '2025-03-10',
    'We raised $12 million in our Series A, led by Northwind Ventures to build more robots.',
    'b',
  ),
  news(
    'Acme Robotics closes €1.5m seed round',
    '2023-05-01',
    'Northern angels invested in the company that builds robots for pallets.',
    'c',
  ),
  news(
    'Acme Robotics acquires Palletwise',
    '2025-06-01',
    'The team of Palletwise joins Acme Robotics in Berlin to work on software.',
    'd',
  ),
  news(
    'Globex raises $500 million',
    '2025-07-01',
    'Our customer Globex closed the largest round in its history this week.',
    'e',
  ),
  news(
    'Acme Robotics could raise $90 million Series B',
    '2025-08-01',
    'Nobody has confirmed what several newspapers write about the company.',
    'f',
  ),
]);

test('reads each round once, from the company’s own posts only', () => {
  const rounds = fieldValues(readFunding, 'funding.investment_history', SITE);
  expect(rounds).toHaveLength(2);
  expect(rounds[0]).toEqual({
    date: '2025-03-03',
    stage: 'Series A',
    amount: 12e6,
    amount_usd: 12e6,
    currency: 'USD',
    valuation: 60e6,
    valuation_usd: 60e6,
    investors: ['Northwind Ventures', 'Blue Harbour'],
    lead_investors: ['Northwind Ventures'],
  });
  expect(rounds[1]).toMatchObject({
    date: '2023-05-01',
    stage: 'Seed',
    amount: 1.5e6,
    amount_usd: null,
    currency: 'EUR',
  });
});

test('reads the latest stage, valuation, investors and acquisitions', () => {
  expect(fieldValues(readFunding, 'funding.funding_stage', SITE)).toEqual(['Series A']);
  expect(fieldValues(readFunding, 'funding.last_valuation', SITE)).toEqual([60e6]);
  expect(new Set(fieldValues(readFunding, 'funding.investors', SITE))).toEqual(
    new Set(['Northwind Ventures', 'Blue Harbour']),
  );
  expect(fieldValues(readFunding, 'funding.lead_investors', SITE)).toEqual(['Northwind Ventures']);
  expect(fieldValues(readFunding, 'funding.acquisitions', SITE)).toEqual(['Palletwise']);
});

test('reads the stage of a company with a ticker as public', () => {
  const stages = (html: string) => fieldValues(readFunding, 'funding.funding_stage', sampleSite([{ html }]));
  expect(stages('<footer>Acme Robotics Inc. (NASDAQ: ACME)</footer>')).toEqual(['Public']);
  expect(stages('<p>Our AIM: IMPROVE warehouses</p>')).toEqual([]);
});

test('reads nothing from a site that says nothing about funding', () => {
  expect(readFunding(sampleSite([{ html: '<h1>We raise the bar</h1><p>Backed by science.</p>' }]))).toEqual(
    [],
  );
});

test('reads an investor once, even if an excerpt cuts the name off', () => {
  const site = sampleSite([
    { html: '<meta property="og:site_name" content="Acme Robotics"><p>Backed by Harbour Lane Ventures.</p>' },
    news(
      'Acme Robotics raises $12 million Series A',
      '2025-03-03',
      'Acme Robotics has raised $12 million in a Series A round led by Harbour Lane Ventures.',
      'a',
    ),
    {
      path: '/press',
      kind: 'news',
      html: '<h1>News</h1><p>Acme Robotics has raised $12 million in a Series A round led by Harbour Lane V …</p>',
    },
  ]);
  const names = new Set(fieldValues(readFunding, 'funding.investors', site));
  expect([...names]).toEqual(['Harbour Lane Ventures']);
});

test.each([
  ['Wir übernehmen Aufbau und Montage.', []],
  ['Im Jahr 2015 haben wir die Moser Aufzüge übernommen.', ['Moser Aufzüge']],
  ['Acme hat die Moser GmbH übernommen.', ['Moser GmbH']],
])('reads an acquisition outside of news only with a time or legal form: %s', (sentence, names) => {
  const site = sampleSite([{ html: '<p>Willkommen</p>' }, { kind: 'about', html: `<p>${sentence}</p>` }]);
  expect(fieldValues(readFunding, 'funding.acquisitions', site)).toEqual(names);
});
