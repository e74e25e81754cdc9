import fc from 'fast-check';
import { countOf, currentValues, itemIdOf, statementsOf, timeOf } from './statements';

const statement = (content: unknown, rank = 'normal', type = 'value') => ({ rank, value: { type, content } });

test.each([
  ['the year alone', '+2014-00-00T00:00:00Z', 9, { year: 2014, month: null, day: null }],
  ['the month', '+2014-05-00T00:00:00Z', 10, { year: 2014, month: 5, day: null }],
  ['the day', '+2014-05-01T00:00:00Z', 11, { year: 2014, month: 5, day: '2014-05-01' }],
  ['no more than its precision says', '+2014-05-01T00:00:00Z', 9, { year: 2014, month: null, day: null }],
  ['no day that does not exist', '+2014-02-30T00:00:00Z', 11, { year: 2014, month: 2, day: null }],
])('reads %s from a time', (_what, time, precision, expected) => {
  expect(timeOf({ time, precision })).toEqual(expected);
});

test.each([
  { time: '+2010-00-00T00:00:00Z', precision: 8 },
  { time: '-0044-03-15T00:00:00Z', precision: 11 },
  { time: '+0900-00-00T00:00:00Z', precision: 9 },
  { time: '2014', precision: 9 },
  { time: 7, precision: 9 },
  null,
])('rejects the time %j', (value) => expect(timeOf(value)).toBeNull());

test.each([
  [{ amount: '+420', unit: '1' }, 420],
  [{ amount: '420', unit: 'http://www.wikidata.org/entity/Q703534' }, 420],
  [{ amount: '-5', unit: '1' }, null],
  [{ amount: '+1.5', unit: '1' }, null],
  [{ amount: 420, unit: '1' }, null],
  [{ amount: '+420', unit: 'http://www.wikidata.org/entity/Q4916' }, null],
])('reads %j as the count %j', (value, expected) => expect(countOf(value)).toBe(expected));

test('uses only preferred statements, otherwise normal ones, and never deprecated ones or ones without a value', () => {
  const P1 = [statement('Q1'), statement('Q2', 'preferred'), statement('Q3', 'deprecated')];
  const P2 = [statement('Q4'), statement('Q5', 'normal', 'somevalue'), statement('Q6', 'deprecated')];
  const item = { statements: { P1, P2 } };
  expect(currentValues(item, 'P1', itemIdOf)).toEqual(['Q2']);
  expect(currentValues(item, 'P2', itemIdOf)).toEqual(['Q4']);
});

test('reads any JSON without throwing', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const item = { statements: { P1: value, P2: [value], P3: [statement(value)] } };
      for (const property of ['P1', 'P2', 'P3']) {
        expect(Array.isArray(statementsOf(item, property))).toBe(true);
        expect(currentValues(item, property, timeOf).length).toBeLessThanOrEqual(1);
        currentValues(item, property, countOf);
      }
    }),
  );
});
