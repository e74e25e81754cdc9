import { anyCharacter } from '@firmlens/testkit/any-character';
import { runToCompletion } from '@firmlens/testkit/run-to-completion';
import fc from 'fast-check';
import { type Headline, readEvent } from './read-event';

const read = (title: string, about: Partial<Headline> = {}) =>
  readEvent({ title, opening: '', date: null, origin: 'news', company: 'Acme Robotics', ...about });
const entities = (title: string, about: Partial<Headline> = {}) => read(title, about)?.entities;

describe('entities of an event', () => {
  it.each([
    ['Acme Robotics secures twelve million euros', { amount: 'EUR 12000000' }],
    ['Northwind Capital leads €9M Series A in Acme Robotics', { amount: 'EUR 9000000', round: 'Series A' }],
    ['8 M€ pour Acme Robotics', { amount: 'EUR 8000000' }],
    ['Globex to buy Acme Robotics for $300 million', { acquirer: 'Globex', amount: 'USD 300000000' }],
    ['Acme Robotics snaps up rival Palletwise', { company: 'Palletwise' }],
    ['Globex schluckt Acme Robotics', { acquirer: 'Globex' }],
    ['Globex acquires PalletPilot maker Acme Robotics', { acquirer: 'Globex' }],
    ['Globex übernimmt Acme Robotics, den Hersteller von PalletPilot', { acquirer: 'Globex' }],
    ['Acme Robotics bought by PalletPilot maker Truvenna', { acquirer: 'Truvenna' }],
    ['Jane Roe named chief executive of Acme Robotics', { people: 'Jane Roe', role: 'chief executive' }],
    [
      'Jeanne Roe nommée directrice générale d’Acme Robotics',
      { people: 'Jeanne Roe', role: 'directrice générale' },
    ],
    ['Acme Robotics cuts a third of staff', { jobs: '33%' }],
    ['Acme Robotics streicht 1.200 Stellen', { jobs: '1200' }],
    ['Acme Robotics to hire 300 in Leeds', { jobs: '300', places: 'Leeds' }],
    ['Acme Robotics eröffnet Standort in Österreich', { places: 'Austria' }],
    ['Acme Robotics opens office in Porto', { places: 'Porto' }],
    ['Acme Robotics opens in Hamburg, near Hamburg’s port', { places: 'Hamburg' }],
    ['Acme Robotics opens a stand in Halle 3 in Leeds', { places: 'Leeds' }],
    [
      'Acme Robotics and Globex Partner for a Special Episode in Bad Nauheim Today',
      { partners: 'Globex', places: 'Bad Nauheim' },
    ],
    ['Acme Robotics teams up with Globex Logistics', { partners: 'Globex Logistics' }],
    ['Acme Robotics launches Smart Pallet', { product: 'Smart Pallet' }],
    ['Acme Robotics passes 2,000 customers', { figure: '2,000 customers' }],
    ['Acme Robotics fined £12m over safety', { amount: 'GBP 12000000' }],
  ])('%s', (title, expected) => expect(entities(title)).toEqual(expected));

  it('reads the version of a product', () => {
    expect(read('Pallet OS 3.0 is here', { origin: 'own' })).toMatchObject({
      type: 'product',
      entities: { version: '3.0' },
    });
  });
});

describe('the class of an event', () => {
  const classOf = (title: string, about: Partial<Headline> = {}) => read(title, about)?.class;

  it('is confirmed if the company reports it, and reported if others do', () => {
    expect(classOf('Acme Robotics opens office in Lyon', { origin: 'own' })).toBe('confirmed');
    expect(classOf('Acme Robotics opens office in Lyon')).toBe('reported');
    expect(classOf('Acme Robotics opens office in Lyon', { origin: 'discussion' })).toBe('reported');
  });

  it('is not hedged by a month or by what a thing could do', () => {
    expect(classOf('Acme Robotics to open plant in May')).toBe('reported');
    expect(classOf('Acme Robotics launches its May release')).toBe('reported');
    expect(classOf('Acme Robotics launches robot that could change warehouses')).toBe('reported');
    expect(classOf('Acme Robotics bringt Roboter auf den Markt, der Lager verändern soll')).toBe('reported');
  });

  it('is a rumour if the source is anonymous, even below the headline', () => {
    expect(classOf('Acme Robotics could launch robot')).toBe('rumour');
    expect(classOf('Acme Robotics to be sold?')).toBe('rumour');
    expect(
      classOf('Globex buys Acme Robotics', {
        opening: 'The deal is done, two people familiar with it said.',
      }),
    ).toBe('rumour');
  });

  it('is confirmed if the company itself considers or seeks something', () => {
    expect(classOf('Acme Robotics seeks 40 engineers', { origin: 'own' })).toBe('confirmed');
  });
});

test('does not require the legal form of the company’s name in a headline', () => {
  expect(read('Acme Robotics raises $5M', { company: 'Acme Robotics GmbH' })?.type).toBe('funding');
});

test('reads or rejects any headline without throwing', () => {
  const word = fc.constantFrom(
    'Acme Robotics',
    'raises',
    '€5m',
    'opens',
    'office',
    'in',
    'Lyon',
    'sues',
    ',',
    ':',
  );
  const title = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 300 }),
    fc.array(word, { maxLength: 40 }).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(title, title, fc.constantFrom('own', 'news', 'discussion'), (text, opening, origin) => {
      const event = read(text, { opening, origin });
      if (event !== null && origin !== 'own') expect(text).toMatch(/acme\W*robotics/i);
    }),
  );
});

test.each([
  ['letters', 'a'.repeat(5_000)],
  ['gaps', 'acme robotics raises '.repeat(300)],
  ['numbers', '1.000 '.repeat(1_000)],
  ['hyphens', 'a-'.repeat(3_000)],
  ['capitals', 'Ab '.repeat(2_000)],
])('survives a hostile headline of %s', (_what, text) => {
  read('Acme Robotics raises $5M');
  runToCompletion(() => {
    read(text, { opening: text, origin: 'own' });
  });
});
