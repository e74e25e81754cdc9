import { changeJson, writeJson } from './hostile-json';

test('a name that is a number makes no array of so many elements', () => {
  const renamed = changeJson({ list: ['a', 'b'] }, { at: 1, how: 'rename', value: '4294967294' });
  expect(writeJson(renamed)).toBe('{"list":["b"]}');
});

test('a field is renamed to anything', () => {
  expect(writeJson(changeJson({ a: 1 }, { at: 0, how: 'rename', value: '__proto__' }))).toBe(
    '{"__proto__":1}',
  );
});
