import { floodViolations } from './keyless-flood';

test("a customer's p99 may double, or reach 100 ms", () => {
  expect(floodViolations(5, 100, 300)).toEqual([]);
  expect(floodViolations(80, 160, 300)).toEqual([]);
  expect(floodViolations(80, 161, 300)).toEqual(['p99 is 161 ms, without the flood 80 ms']);
});

test('an API that takes more memory than it may is a violation', () => {
  expect(floodViolations(5, 10, 513)).toEqual(['the API took 513 MiB, expected at most 512']);
});
