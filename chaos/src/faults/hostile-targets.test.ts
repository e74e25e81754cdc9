import { otherViolations, loopViolations } from './hostile-targets';

const looks = (...slow: number[]) => [...Array.from({ length: 1_000 }, () => 5), ...slow];

test('a loop may be blocked for a while now and then', () => {
  expect(loopViolations(looks(199, 900))).toEqual([]);
});

test('a loop that is blocked often, or once for long, is a violation', () => {
  expect(loopViolations(looks(...Array.from({ length: 20 }, () => 300)))).toEqual([
    expect.stringMatching(/^p99/),
  ]);
  expect(loopViolations(looks(1_100))).toEqual([expect.stringMatching(/for 1100 ms/)]);
});

test('a loop that was never looked at shows nothing', () => {
  expect(() => loopViolations([])).toThrow('nothing was measured');
});

test("others' batches may take three times as long as before, or five seconds", () => {
  expect(otherViolations([2_000], [5_900])).toEqual([]);
  expect(otherViolations([], [4_900])).toEqual([]);
});

test.each([
  ['too long for that', [2_000], [6_100]],
  ['long, with nothing before to compare', [], [5_100]],
  ['for ever', [2_000], []],
])("others' batches that take %s are a violation", (_what, before, meanwhile) => {
  expect(otherViolations(before, meanwhile)).toHaveLength(1);
});
