import { memoized } from './memoized';

test('asks once for each of the last texts, however many there were before', () => {
  const asked: string[] = [];
  const lengthOf = memoized(2, (text) => {
    asked.push(text);
    return text.length;
  });
  expect(['a', 'bb', 'a', 'bb'].map(lengthOf)).toEqual([1, 2, 1, 2]);
  expect(asked).toEqual(['a', 'bb']);
  ['c', 'dd', 'e', 'ff'].forEach(lengthOf);
  expect(lengthOf('ff')).toBe(2);
  expect(asked).toEqual(['a', 'bb', 'c', 'dd', 'e', 'ff']);
  expect(lengthOf('a')).toBe(1);
  expect(asked.at(-1)).toBe('a');
});

test('does not remember long texts', () => {
  let asked = 0;
  const lengthOf = memoized(2, ({ length }) => {
    asked += 1;
    return length;
  });
  const text = 'Acme makes robots. '.repeat(1_000);
  expect([lengthOf(text), lengthOf(text)]).toEqual([text.length, text.length]);
  expect(asked).toBe(2);
});

test('remembers that there is nothing', () => {
  let asked = 0;
  const nothing = memoized(2, () => {
    asked += 1;
    return null;
  });
  expect([nothing('a'), nothing('a')]).toEqual([null, null]);
  expect(asked).toBe(1);
});
