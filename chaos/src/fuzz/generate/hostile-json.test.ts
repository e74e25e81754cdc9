import { changeJson, writeJson } from './hostile-json';

test('does not grow an array to the number that a field is renamed to', () => {
  const renamed = changeJson({ list: ['a', 'b'] }, { at: 1, how: 'rename', value: '4294967294' });
  expect(writeJson(renamed)).toBe('{"list":["b"]}');
});

test('renames a field to any name', () => {
  expect(writeJson(changeJson({ a: 1 }, { at: 0, how: 'rename', value: '__proto__' }))).toBe(
    '{"__proto__":1}',
  );
});
