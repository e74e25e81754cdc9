import { runToCompletion } from '@firmlens/testkit/run-to-completion';
import { createCompanyNameMatcher } from '@firmlens/headlines';
import { roundOfStatement, roundsOfPost, totalRaisedIn } from './stated-rounds';

const READING = {
  isOwnName: createCompanyNameMatcher(['acme']),
  crown: 'SEK',
  observedAt: '2026-11-21T00:00:00Z',
};
const DATE = '2026-03-12';

const read = (title: string, opening = '') =>
  roundsOfPost(
    { title, opening, date: DATE, url: 'https://acme.example/a', origin: 'text', publisher: 'company' },
    READING,
  ).map(({ facts: { stage, amount, currency, lead_investors, investors }, time }) => ({
    ...{ time, stage, amount, currency },
    leads: lead_investors,
    others: investors.filter((name) => !lead_investors.includes(name)),
  }));

test.each([
  [
    'Acme haalt €6,2 miljoen op',
    'De ronde wordt geleid door Polder Ventures. Rab Agri Fonds doet opnieuw mee.',
    6.2e6,
    'EUR',
    ['Polder Ventures'],
    ['Rab Agri Fonds'],
  ],
  [
    'Acme rejser 25 mio. kr.',
    'Runden ledes af Nordhavn Ventures sammen med Fjord Capital.',
    25e6,
    'SEK',
    ['Nordhavn Ventures'],
    ['Fjord Capital'],
  ],
  ['Acme pozyskuje 12 mln zł od funduszu Wisła Equity', '', 12e6, 'PLN', [], ['Wisła Equity']],
  ['Acme keräsi 3 miljoonaa euroa', 'Kierrosta johti Pohja Ventures.', 3e6, 'EUR', ['Pohja Ventures'], []],
  [
    'Acme tar in 60 miljoner kronor',
    'Rundan leds av Alm Tillväxt tillsammans med Norr Ventures.',
    60e6,
    'SEK',
    ['Alm Tillväxt'],
    ['Norr Ventures'],
  ],
  [
    'Acme capta R$ 12 milhões',
    'A rodada foi liderada pela Ipê Capital, com participação de Mata Ventures.',
    12e6,
    'BRL',
    ['Ipê Capital'],
    ['Mata Ventures'],
  ],
  [
    'Acme lève 4 M€',
    'Un tour de table mené par Alize Partners, avec la participation de Bpifrance.',
    4e6,
    'EUR',
    ['Alize Partners'],
    ['Bpifrance'],
  ],
  ['Alm Tillväxt investerar 60 miljoner kronor i Acme', '', 60e6, 'SEK', [], ['Alm Tillväxt']],
])('reads the round in "%s"', (title, opening, amount, currency, leads, others) => {
  expect(read(title, opening)).toEqual([{ time: DATE, stage: null, amount, currency, leads, others }]);
});

test('reads the earlier rounds that a post mentions, and the total', () => {
  const opening =
    'Acme today announced a $34 million Series B led by North Growth. The round brings total funding to $47.5 million, including an $11 million Series A led by Gull Ventures in April 2022.';
  expect(read('Acme Raises $34 Million Series B', opening)).toMatchObject([
    { time: DATE, stage: 'Series B', amount: 34e6, leads: ['North Growth'] },
    { time: '2022-04', stage: 'Series A', amount: 11e6, leads: ['Gull Ventures'] },
  ]);
  expect(totalRaisedIn(opening, READING)).toMatchObject({ amount: 47.5e6, currency: 'USD' });
});

test.each([
  ['Globex raises $5M', 'Our customer Globex closed its round.'],
  ['Acme invests €5 million in a new factory', 'We are building.'],
  ['Acme wins $1M prize', ''],
  ['How to raise a seed round of $2M', 'We explain how startups raise money.'],
  ['Acme raises €300M for its third fund', ''],
  ['Acme erhält Großauftrag über 20 Mio. Euro', ''],
  ['Acme steigert Umsatz auf 50 Mio. Euro', 'Wir investieren 5 Mio. Euro in ein neues Werk.'],
  ['Acme helps Globex raise $5M seed round', 'They used our data room.'],
  ['Acme plans to raise $10M', ''],
  ['Acme raises $20,000 for charity', 'We ran for the hospice.'],
])('finds no round in "%s"', (title, opening) => {
  expect(read(title, opening)).toEqual([]);
});

const onPage = (text: string, time: string | null, kind: 'sentence' | 'milestone') =>
  roundOfStatement({ text, time, kind, url: new URL('https://acme.example/about') }, READING)?.facts;

test('reads rounds from milestones and sentences about the company', () => {
  expect(onPage('Seed-Runde über 2,4 Mio. €', '2022', 'milestone')).toMatchObject({
    stage: 'Seed',
    amount: 2.4e6,
  });
  expect(onPage('Alm Tillväxt investerar 8 Mkr', '2018', 'milestone')).toMatchObject({
    amount: 8e6,
    currency: 'SEK',
    investors: ['Alm Tillväxt'],
  });
  expect(onPage('In June 2023 we raised $12M led by Gull Ventures.', '2023-06', 'sentence')).toMatchObject({
    amount: 12e6,
    lead_investors: ['Gull Ventures'],
  });
});

test.each([
  ['Raise your seed round of $2M with Acme.', null],
  ['In 2023 we invested €3 million in our new factory.', '2023'],
  ['We helped Globex raise a $5M Series A in 2021.', '2021'],
  ['Our customers raised $5M in 2021.', '2021'],
  ['We manage €200 million for the Acme Growth Fund II since 2019.', '2019'],
])('finds no round on a page that says "%s"', (text, time) => {
  expect(onPage(text, time, 'sentence')).toBeUndefined();
});

test('survives text that is designed to make patterns backtrack', () => {
  runToCompletion(() => {
    for (const word of ['Acme raises $1M ', 'led by Foo, ', 'seed ', '1 000 ', 'M kr ', 'investment '])
      read(word.repeat(20), word.repeat(2_000));
  });
});
