import { honestViolations } from './slow-accounts';

const times = (start: number, end: number) => Array.from({ length: 10 }, () => ({ start, end }));

test('an honest company may take twice as long as before, or five seconds', () => {
  expect(honestViolations(times(50, 400), times(900, 5_000))).toEqual([]);
  expect(honestViolations(times(50, 6_000), times(900, 12_000))).toEqual([]);
  expect(honestViolations(times(50, 400), times(900, 5_001))).toEqual([
    'honest companies took 5001 ms, before 400 ms',
  ]);
  expect(honestViolations(times(50, 6_000), times(900, 12_001))).toHaveLength(1);
});

test('one late start is a violation', () => {
  const during = [...times(900, 1_500), { start: 10_001, end: 12_000 }];
  expect(honestViolations(times(50, 400), during)).toEqual(['an honest company started after 10.0 s']);
});
