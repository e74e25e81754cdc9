import { type BatchOutcome, findUnexpectedOutcomes } from './unexpected-outcomes';

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

test('accepts an end for reasons of the company', () => {
  expect(findUnexpectedOutcomes([END], [])).toEqual([]);
});

test.each<[string, BatchOutcome['status']]>([
  ['small-1.example', 'completed'],
  ['vanished-60.example', 'no_data_found'],
  ['broken-3.example', 'failed'],
])('expects the batch of %s to end only as %s', (domain, due) => {
  for (const status of ['completed', 'no_data_found', 'failed'] as const) {
    const wrong = findUnexpectedOutcomes([{ ...END, domain, status }], [110_000, 120_000, 130_000]);
    expect(wrong).toHaveLength(status === due ? 0 : 1);
  }
});

test('accepts an end at the deadline only for a batch that lost two workers and waits for quarantine', () => {
  expect(findUnexpectedOutcomes([{ ...LATE, crashes: 2 }], [])).toEqual([]);
  for (const crashes of [0, 1])
    expect(findUnexpectedOutcomes([{ ...LATE, crashes }], [110_000, 150_000, 190_000])).toEqual([
      expect.stringMatching(/batch_A .* in time/),
    ]);
});

test('accepts a crashed batch only if it lost three workers and three died in its time', () => {
  const lost = { ...LOST, crashes: 3 };
  expect(findUnexpectedOutcomes([lost], [110_000, 150_000, 190_000])).toEqual([]);
  for (const deaths of [[], [110_000, 150_000], [99_000, 150_000, 190_000]])
    expect(findUnexpectedOutcomes([lost], deaths)).toEqual([
      expect.stringMatching(/batch_A .* crashed repeatedly/),
    ]);
  expect(findUnexpectedOutcomes([{ ...LOST, crashes: 2 }], [110_000, 150_000, 190_000])).toHaveLength(1);
});
