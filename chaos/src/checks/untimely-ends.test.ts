import { type End, untimelyIn } from './untimely-ends';

const END: End = {
  id: 'batch_A',
  domain: 'clocks.example',
  message: null,
  requestedAt: new Date(100_000),
  completedAt: new Date(220_000),
};
const LATE = { ...END, message: 'The enrichment did not finish in time.' };
const LOST = { ...END, message: 'The enrichment could not be carried out.' };
const NOTHING = { slow: [], deaths: [] };

test('a batch may end for reasons of its company', () => {
  const ends = [END, { ...END, message: 'The company could not be looked at (website: no answer).' }];
  expect(untimelyIn(ends, NOTHING)).toEqual([]);
});

test('a batch may end at its deadline only where something made it outlast that', () => {
  const slow = (from: number, until: number) => ({ ...NOTHING, slow: [{ from, until }] });
  expect(untimelyIn([LATE], slow(0, 100_500))).toEqual([]);
  expect(untimelyIn([LATE], slow(219_000, 300_000))).toEqual([]);
  for (const explanation of [NOTHING, slow(0, 99_000), slow(221_000, 300_000)])
    expect(untimelyIn([LATE], explanation)).toEqual([expect.stringMatching(/batch_A .* in time/)]);
});

test('a batch that may have lost two workers may end at its deadline: it waits for its turn alone', () => {
  const deaths = (...times: number[]) => ({ ...NOTHING, deaths: times });
  expect(untimelyIn([LATE], deaths(110_000, 150_000))).toEqual([]);
  for (const explanation of [deaths(110_000), deaths(99_000, 150_000), deaths(150_000, 221_000)])
    expect(untimelyIn([LATE], explanation)).toHaveLength(1);
});

test('a batch may fail for want of workers only where three died in its time', () => {
  const deaths = (...times: number[]) => ({ ...NOTHING, deaths: times });
  expect(untimelyIn([LOST], deaths(110_000, 150_000, 190_000))).toEqual([]);
  for (const explanation of [NOTHING, deaths(110_000, 150_000), deaths(99_000, 150_000, 190_000)])
    expect(untimelyIn([LOST], explanation)).toEqual([expect.stringMatching(/batch_A .* carried out/)]);
});
