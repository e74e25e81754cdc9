import type { Try } from '../load/client';
import { createHistory } from '../load/history';
import { compareHistory } from './history-against-truth';

const ACCEPTED: Try = {
  at: 0,
  tookMs: 5,
  account: 1,
  method: 'GET',
  path: '/company/clocks.example?enrich=team',
  status: 202,
  retryAfter: null,
  body: { batch_id: 'batch_A' },
};
const ON_FILE = { id: 'batch_A', account_id: 1, domain: 'clocks.example', status: 'completed' };

function violations(tries: readonly Partial<Try>[], rows: readonly (typeof ON_FILE)[]): string[] {
  const history = createHistory();
  for (const attempt of tries) history.add({ ...ACCEPTED, ...attempt });
  return compareHistory(history, rows);
}

test('a batch that was accepted, ended and told of once is in order', () => {
  expect(violations([{}], [ON_FILE])).toEqual([]);
});

test('a batch that nobody heard of is in order where a request for it got no answer, once', () => {
  expect(violations([{ status: null, body: {} }], [ON_FILE])).toEqual([]);
  expect(violations([{ status: null, body: {} }], [ON_FILE, { ...ON_FILE, id: 'batch_B' }])).toEqual([
    'batch_B for clocks.example was paid for and nobody asked for it',
  ]);
});

test.each<[string, Partial<Try>[], (typeof ON_FILE)[], RegExp]>([
  ['is not on file', [{}], [], /accepted and is not on file/],
  ['belongs to another account', [{}], [{ ...ON_FILE, account_id: 2 }], /is clocks.example of 2/],
  ['is of another domain', [{}], [{ ...ON_FILE, domain: 'other.example' }], /is other.example of 1/],
  ['runs for ever', [{}], [{ ...ON_FILE, status: 'processing' }], /never ended/],
  ['was given twice', [{}, {}], [ON_FILE], /in 2 answers 202/],
])('a batch that was accepted and %s is a violation', (_what, tries, rows, expected) => {
  expect(violations(tries, rows)).toEqual([expect.stringMatching(expected)]);
});

test('an answer of 500 and one that is no JSON are violations', () => {
  const wrong = [{ status: 500 }, { status: 200, body: { unreadable: '<html>' } }];
  expect(
    violations(
      wrong.map((one) => ({ ...one, path: '/account/info' })),
      [],
    ),
  ).toHaveLength(2);
});
