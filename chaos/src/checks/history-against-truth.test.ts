import type { RequestAttempt } from '../load/client';
import { createHistory } from '../load/history';
import type { Span } from '../spans';
import { compareHistory } from './history-against-truth';

const ACCEPTED: RequestAttempt = {
  at: 0,
  tookMs: 5,
  account: 1,
  method: 'GET',
  path: '/company/clocks.example?enrich=team',
  status: 202,
  retryAfter: null,
  body: { batch_id: 'batch_A' },
};
const STORED_ROW = {
  id: 'batch_A',
  account_id: 1,
  domain: 'clocks.example',
  status: 'completed',
  requested_at: new Date(0),
};

const ALWAYS = [{ from: -Infinity, until: Infinity }];

function violations(
  tries: readonly Partial<RequestAttempt>[],
  rows: readonly (typeof STORED_ROW)[],
  apiAbsences: readonly Span[] = ALWAYS,
): string[] {
  const history = createHistory();
  for (const attempt of tries) history.add({ ...ACCEPTED, ...attempt });
  return compareHistory(history, rows, apiAbsences);
}

test('accepts a batch that was accepted, ended and reported once', () => {
  expect(violations([{}], [STORED_ROW])).toEqual([]);
});

test('explains one unreported batch by one request without a response', () => {
  expect(violations([{ status: null, body: {} }], [STORED_ROW])).toEqual([]);
  expect(violations([{ status: null, body: {} }], [STORED_ROW, { ...STORED_ROW, id: 'batch_B' }])).toEqual([
    'batch_B for clocks.example was charged, but nobody requested it',
  ]);
});

test.each([
  ['before it', -1_500, 1],
  ['just before it, by another clock', -500, 0],
  ['while its client waited', 20_000, 0],
  ['soon after its client gave up', 60_000, 0],
  ['long after it', 66_000, 1],
])('explains a batch only by a request without a response from around its time: %s', (_what, at, wrong) => {
  const lost = { status: null, body: {}, tookMs: 30_000 };
  expect(violations([lost], [{ ...STORED_ROW, requested_at: new Date(at) }])).toHaveLength(wrong);
});

test('explains two batches by two requests without a response, in any order', () => {
  const lost = (at: number) => ({ status: null, body: {}, at, tookMs: 30_000 });
  const rows = [60_000, 30_000].map((at, index) => ({
    ...STORED_ROW,
    id: `batch_${index}`,
    requested_at: new Date(at),
  }));
  expect(violations([lost(20_000), lost(0)], rows)).toEqual([]);
});

test.each<[string, Partial<RequestAttempt>[], (typeof STORED_ROW)[], RegExp]>([
  ['is not stored', [{}], [], /accepted but is not stored/],
  [
    'belongs to another account',
    [{}],
    [{ ...STORED_ROW, account_id: 2 }],
    /is stored for clocks.example of 2/,
  ],
  [
    'has another domain',
    [{}],
    [{ ...STORED_ROW, domain: 'other.example' }],
    /is stored for other.example of 1/,
  ],
  ['never ends', [{}], [{ ...STORED_ROW, status: 'processing' }], /never ended/],
  ['was accepted twice', [{}, {}], [STORED_ROW], /in 2 responses with 202/],
])('reports an accepted batch that %s', (_what, tries, rows, expected) => {
  expect(violations(tries, rows)).toEqual([expect.stringMatching(expected)]);
});

test('accepts a request without a response only while an API is down', () => {
  const silent = {
    status: null,
    fault: 'ECONNRESET',
    body: {},
    path: '/account/info',
    at: 10_000,
    tookMs: 5_000,
  };
  for (const [from, until] of [
    [0, 9_500],
    [12_000, 13_000],
    [15_500, Infinity],
  ] as const)
    expect(violations([silent], [], [{ from, until }])).toEqual([]);
  for (const absences of [[], [{ from: 0, until: 8_000 }], [{ from: 17_000, until: Infinity }]])
    expect(violations([silent], [], absences)).toEqual([
      'GET /account/info at 1970-01-01T00:00:10.000Z got no response in 5000 ms (ECONNRESET), although no API was down',
    ]);
});

test('reports a 500 and a response that is not JSON', () => {
  const wrong = [{ status: 500 }, { status: 200, body: { unreadable: '<html>' } }];
  expect(
    violations(
      wrong.map((one) => ({ ...one, path: '/account/info' })),
      [],
    ),
  ).toHaveLength(2);
});
