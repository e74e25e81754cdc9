import { type BatchOutcome, unexpectedIn } from './unexpected-outcomes';

const END: BatchOutcome = {
  id: 'batch_A',
  domain: 'clocks.example',
  status: 'failed',
  message: 'The company could not be enriched (website: no answer).',
  crashes: 0,
  requestedAt: new Date(100_000),
  completedAt: new Date(220_000),
};
const LATE = { ...END, message: 'The enrichment did not finish in time.' };
const LOST = { ...END, message: 'The enrichment crashed repeatedly.' };

test('a batch may end for reasons of its company', () => {
  expect(unexpectedIn([END], [])).toEqual([]);
});

test.each<[string, BatchOutcome['status']]>([
  ['small-1.example', 'completed'],
  ['vanished-60.example', 'no_data_found'],
  ['broken-3.example', 'failed'],
])('the batch of %s ends as nothing but %s', (domain, due) => {
  for (const status of ['completed', 'no_data_found', 'failed'] as const) {
    const wrong = unexpectedIn([{ ...END, domain, status }], [110_000, 120_000, 130_000]);
    expect(wrong).toHaveLength(status === due ? 0 : 1);
  }
});

test('a batch may end at its deadline only where it lost two workers: it waits for its turn alone', () => {
  expect(unexpectedIn([{ ...LATE, crashes: 2 }], [])).toEqual([]);
  for (const crashes of [0, 1])
    expect(unexpectedIn([{ ...LATE, crashes }], [110_000, 150_000, 190_000])).toEqual([
      expect.stringMatching(/batch_A .* in time/),
    ]);
});

test('a batch may fail for want of workers only where it lost three, and three died in its time', () => {
  const lost = { ...LOST, crashes: 3 };
  expect(unexpectedIn([lost], [110_000, 150_000, 190_000])).toEqual([]);
  for (const deaths of [[], [110_000, 150_000], [99_000, 150_000, 190_000]])
    expect(unexpectedIn([lost], deaths)).toEqual([expect.stringMatching(/batch_A .* crashed repeatedly/)]);
  expect(unexpectedIn([{ ...LOST, crashes: 2 }], [110_000, 150_000, 190_000])).toHaveLength(1);
});
