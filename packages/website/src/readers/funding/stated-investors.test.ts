import { createCompanyNameMatcher } from '@firmlens/headlines';
import { sampleSite } from '../sample-site';
import { investorsOnPages } from './investor-pages';
import { stakeholdersIn } from './stated-investors';

const isOwnName = createCompanyNameMatcher(['acme']);
const stakes = (text: string, kind: 'sentence' | 'milestone' = 'sentence') =>
  stakeholdersIn({ text, kind, time: null, url: new URL('https://acme.example/') }, isOwnName);

test.each([
  ['In 2023 Cairn Growth Partners took a minority stake in the business.', 'Cairn Growth Partners'],
  ['En 2022 el fondo Meseta Capital adquirió el 60 % de la compañía.', 'Meseta Capital'],
  ['Depuis 2022, Vallon Capital Développement en possède 14 %.', 'Vallon Capital Développement'],
  ['Dziś firma należy w 35% do funduszu Wisła Equity.', 'Wisła Equity'],
  ['La famiglia ha ceduto il 30% delle quote a Terre Alte Partecipazioni.', 'Terre Alte Partecipazioni'],
  [
    'Seit 2021 ist die Nordlicht Beteiligungsgesellschaft an der Acme GmbH beteiligt.',
    'Nordlicht Beteiligungsgesellschaft',
  ],
  [
    'Seit 2019 gehören wir unserem Eigentümer, dem kanadischen Investor Herr Konrad Ebel, der uns führt.',
    'Konrad Ebel',
  ],
])('reads who bought a stake in "%s"', (text, name) => {
  expect(stakes(text)).toEqual([name]);
});

test.each([
  ['Acme is owned by the Holm family and Holm Holding.'],
  ['Cairn Growth Partners took a minority stake in Globex.'],
  ['Blue Capital exited the company when it sold its stake in 2020.'],
  ['We are a proud partner of Blue Capital.'],
  ['Our company informs investors. Investor Relations Calendar'],
  ['Acme invested with Wholesale Investors and an Equity Investment.'],
  ['The funds of Acme have invested alongside Strategic Partners.'],
])('finds no investor in "%s"', (text) => {
  expect(stakes(text)).toEqual([]);
});

const namedInvestors = (text: string) =>
  investorsOnPages(
    sampleSite([{ kind: 'about', html: `<p>${text}</p><p>Globex follows.</p>` }]).pages,
    isOwnName,
  ).map(({ name }) => name);

test.each([
  [
    'Acme has two private equity investors, Cairn Growth Partners and Meseta Capital.',
    ['Cairn Growth Partners', 'Meseta Capital'],
  ],
  ['Acme is partly owned by Birchgate Network Limited, the UK entity.', ['Birchgate Network Limited']],
])('reads whom a sentence calls an investor in "%s"', (text, names) => {
  expect(namedInvestors(text)).toEqual(names);
});

const shownInvestors = (html: string) =>
  investorsOnPages(sampleSite([{ kind: 'about', html }]).pages, isOwnName).map(({ name }) => name);

test('reads logos, lists and sentences below headings for investors', () => {
  expect(
    shownInvestors(
      '<section><h2>Nos investisseurs</h2><img alt="logo Alize Partners"><img alt="Bleu Mer"></section>',
    ),
  ).toEqual(['Alize Partners', 'Bleu Mer']);
  expect(
    shownInvestors(
      '<h2>Inwestorzy</h2><p>Wspierają nas Wisła Equity oraz Tatry Capital.</p><h2>Zespół</h2><p>Jan Nowak</p>',
    ),
  ).toEqual(['Wisła Equity', 'Tatry Capital']);
});

test('reads logos beside the element of the heading, and nothing of the footer below', () => {
  expect(
    shownInvestors(
      '<main><section><div><p>Backed by</p><h2>Our <b>investors</b></h2></div><div><img alt="Alize Partners"><img alt="The Hive"></div></section><section><h2>Talk to us</h2><img alt="Our Office"></section></main>',
    ),
  ).toEqual(['Alize Partners', 'The Hive']);
  expect(
    shownInvestors(
      '<main><h2>Investors</h2><p>They trust us.</p></main><footer><ul><li>Blog Posts</li><li>Cookie Settings</li></ul></footer>',
    ),
  ).toEqual([]);
});

test('reads a heading below the one for investors, and initials as part of a name', () => {
  expect(
    shownInvestors(
      '<p>We care for your health.</p><h1>Investors</h1><h4>A. B. Health</h4><p>It invests.</p>',
    ),
  ).toEqual(['A. B. Health']);
});

test('does not take the ordinary words of the site for the names of investors', () => {
  expect(
    shownInvestors('<p>This is the view from our office.</p><h2>Investors</h2><img alt="Office View">'),
  ).toEqual([]);
});

test('does not take links to pages for investors for investors', () => {
  expect(
    shownInvestors(
      '<section><h2>Investors</h2><ul><li><a href="/reports">Annual Reports</a></li><li><a href="/dates">Financial Calendar</a></li><li><a href="https://cairn.example/">Cairn Growth</a></li><li>Alize Partners</li></ul></section>',
    ),
  ).toEqual(['Cairn Growth', 'Alize Partners']);
});

test('reads only investment firms among owners and supporters', () => {
  expect(shownInvestors('<h2>Ägare</h2><p>Grundarna, Holm Förvaltning samt Alm Tillväxt.</p>')).toEqual([
    'Alm Tillväxt',
  ]);
  expect(
    shownInvestors(
      '<section><h2>Ils nous soutiennent</h2><img alt="logo Alize Ventures"><img alt="logo CHU de Brest"></section>',
    ),
  ).toEqual(['Alize Ventures']);
});

test('does not take a kind of firm for the name of one', () => {
  expect(stakes('In a private equity deal we merged with New Venture Group and sold a stake.')).toEqual([]);
});
