import { floodViolations } from './keyless-flood';

test("a customer's p99 may double, or reach 250 ms", () => {
  expect(floodViolations(5, 250, 300)).toEqual([]);
  expect(floodViolations(130, 260, 300)).toEqual([]);
  expect(floodViolations(130, 261, 300)).toEqual(['p99 is 261 ms, without the flood 130 ms']);
});

test('an API that takes more memory than it may is a violation', () => {
  expect(floodViolations(5, 10, 513)).toEqual(['the API took 513 MiB, expected at most 512']);
});
