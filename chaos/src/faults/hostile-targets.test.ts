import { wrongForOthers, wrongInLoops } from './hostile-targets';

const looks = (...slow: number[]) => [...Array.from({ length: 1_000 }, () => 5), ...slow];

test('a loop may be blocked for a while now and then', () => {
  expect(wrongInLoops(looks(199, 900))).toEqual([]);
});

test('a loop that is blocked often, or once for long, is a violation', () => {
  expect(wrongInLoops(looks(...Array.from({ length: 20 }, () => 300)))).toEqual([
    expect.stringMatching(/^p99/),
  ]);
  expect(wrongInLoops(looks(1_100))).toEqual([expect.stringMatching(/for 1100 ms/)]);
});

test('a loop that was never looked at shows nothing', () => {
  expect(() => wrongInLoops([])).toThrow('nothing was measured');
});

test("others' batches may take three times as long as before, or five seconds", () => {
  expect(wrongForOthers([2_000], [5_900])).toEqual([]);
  expect(wrongForOthers([], [4_900])).toEqual([]);
});

test.each([
  ['too long for that', [2_000], [6_100]],
  ['long, with nothing before to compare', [], [5_100]],
  ['for ever', [2_000], []],
])("others' batches that take %s are a violation", (_what, before, meanwhile) => {
  expect(wrongForOthers(before, meanwhile)).toHaveLength(1);
});
