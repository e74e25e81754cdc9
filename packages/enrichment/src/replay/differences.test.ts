import fc from 'fast-check';
import { differencesOf } from './differences';

test('nothing differs between a value and its copy, whatever the order of its fields', () => {
  const reversed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reversed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .map(([name, part]) => [name, reversed(part)])
        .reverse(),
    );
  };
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(differencesOf(value, reversed(value))).toEqual([]);
    }),
  );
});

test('values that JSON writes differently differ', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 2 }), fc.jsonValue({ maxDepth: 2 }), (one, other) => {
      const [before, after] = [{ list: [one] }, { list: [other] }];
      if (JSON.stringify(one) !== JSON.stringify(other) && typeof one !== 'object') {
        expect(differencesOf(before, after)).not.toEqual([]);
      }
    }),
  );
});

test('a difference has the path of the innermost value, and both values', () => {
  const before = { name: 'Marlow', team: [{ name: 'Ada', role: null }], tags: ['a'], gone: 1, same: {} };
  const after = { name: 'Marlow', team: [{ name: 'Ada', role: 'CEO' }], tags: ['a', 'b'], came: 2, same: {} };
  expect(differencesOf(before, after, 'company')).toEqual([
    { path: 'company.team[0].role', before: null, after: 'CEO' },
    { path: 'company.tags', before: ['a'], after: ['a', 'b'] },
    { path: 'company.gone', before: 1, after: null },
    { path: 'company.came', before: null, after: 2 },
  ]);
});

test('a field that is null does not differ from one that is not there', () => {
  expect(differencesOf({ a: null }, {})).toEqual([]);
});
