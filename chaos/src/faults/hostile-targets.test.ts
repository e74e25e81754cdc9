import { otherViolations, loopViolations } from './hostile-targets';

const looks = (...slow: number[]) => [...Array.from({ length: 1_000 }, () => 5), ...slow];

test('accepts an occasional short block of the event loop', () => {
  expect(loopViolations(looks(199, 900))).toEqual([]);
});

test('reports an event loop that is blocked often, or once for long', () => {
  expect(loopViolations(looks(...Array.from({ length: 20 }, () => 300)))).toEqual([
    expect.stringMatching(/^p99/),
  ]);
  expect(loopViolations(looks(1_100))).toEqual([expect.stringMatching(/for 1100 ms/)]);
});

test('throws if the event loop was never measured', () => {
  expect(() => loopViolations([])).toThrow('nothing was measured');
});

test("accepts others' batches that take up to three times as long as before, or up to five seconds", () => {
  expect(otherViolations([2_000], [5_900])).toEqual([]);
  expect(otherViolations([], [4_900])).toEqual([]);
});

test.each([
  ['too long to count as normal', [2_000], [6_100]],
  ['long, with nothing to compare it to', [], [5_100]],
  ['forever', [2_000], []],
])("reports others' batches that take %s", (_what, before, meanwhile) => {
  expect(otherViolations(before, meanwhile)).toHaveLength(1);
});
