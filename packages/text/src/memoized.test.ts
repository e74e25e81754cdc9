import { memoized, remembered, withReports } from './memoized';

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

describe('with reports', () => {
  const reportsOf = (work: () => unknown): string[] => {
    const reports: string[] = [];
    withReports((text) => reports.push(text), work);
    return reports;
  };

  test('each text is reported once, whatever was asked before', () => {
    const lengthOf = memoized(10, ({ length }) => length);
    const work = () => ['a', 'bb', 'a'].map(lengthOf);
    work();
    expect(reportsOf(work)).toEqual(['a', 'bb']);
    expect(reportsOf(work)).toEqual(['a', 'bb']);
  });

  test('what is only remembered is not reported, but what it asks for is', () => {
    const lengthOf = memoized(10, ({ length }) => length);
    const asked: string[] = [];
    const twice = remembered(10, (text) => {
      asked.push(text);
      return lengthOf(text + text);
    });
    const work = () => ['a', 'bb', 'a'].map(twice);
    expect([reportsOf(work), reportsOf(work)]).toEqual([
      ['aa', 'bbbb'],
      ['aa', 'bbbb'],
    ]);
    expect(asked).toEqual(['a', 'bb', 'a', 'bb']);
  });

  test('a text that is not remembered is reported each time', () => {
    const lengthOf = memoized(10, ({ length }) => length);
    const text = 'robots '.repeat(1_000);
    expect(reportsOf(() => [lengthOf(text), lengthOf(text)])).toEqual([text, text]);
  });

  test('a report that throws comes before the work, and the text counts as new', () => {
    const asked: string[] = [];
    const lengthOf = memoized(10, (text) => asked.push(text));
    const refuse = () => {
      throw new Error('too much');
    };
    expect(() => withReports(refuse, () => lengthOf('a'))).toThrow('too much');
    expect(asked).toEqual([]);
    lengthOf('a');
    expect(asked).toEqual(['a']);
  });
});
