import { randomBytes, createHmac } from 'node:crypto';
import type { Span } from '../spans';
import { compareReceived } from './receiver-against-truth';

const URL_OF_RECEIVER = 'https://receiver.example/webhook';
const SECRET = `whsec_${randomBytes(32).toString('base64')}`;
const NOW = Date.now();
const ROW = {
  batch_id: 'batch_A',
  account_id: 1,
  event: 'enrichment.completed',
  status: 'delivered',
  attempts: 1,
  url: URL_OF_RECEIVER,
  batch_status: 'completed',
  created_at: new Date(NOW),
  credits_reserved: 16,
  credits_used: 16,
  credits_refunded: 0,
};
const PAYLOAD = {
  event: 'enrichment.completed',
  batch_id: 'batch_A',
  status: 'completed',
  credits: { reserved: 16, used: 16, refunded: 0 },
};

function delivery(payload: object = PAYLOAD, secret = SECRET, afterMs = 0) {
  const at = new Date(NOW + afterMs);
  const body = JSON.stringify(payload);
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const sign = (text: string, encoding: 'hex' | 'base64') =>
    createHmac('sha256', key).update(text).digest(encoding);
  return {
    at,
    body,
    headers: {
      'x-service-batch-id': 'batch_A',
      'x-service-timestamp': timestamp,
      'x-service-signature': sign(`${timestamp}.${body}`, 'hex'),
      'webhook-id': 'batch_A',
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${sign(`batch_A.${timestamp}.${body}`, 'base64')}`,
    },
  };
}

const report = (
  received: ReturnType<typeof delivery>[],
  rows: (typeof ROW)[],
  { upsets = [], refusals = [] }: { upsets?: number[]; refusals?: Span[] } = {},
) =>
  compareReceived(received, rows, {
    ...{ url: URL_OF_RECEIVER, secrets: new Map([[1, SECRET]]) },
    ...{ refusals, upsets },
  });
const later = (ms: number) => delivery(PAYLOAD, SECRET, ms);

test('accepts a delivery that matches what is stored', () => {
  expect(report([delivery()], [ROW])).toEqual({ arrived: 1, repeated: 0, violations: [] });
});

test('accepts as many arrivals as there are recorded attempts', () => {
  expect(report([delivery(), later(1_000)], [{ ...ROW, attempts: 2 }]).violations).toEqual([]);
});

test('accepts one more arrival after the sender died, and only then', () => {
  const twice = [delivery(), later(60_000)];
  expect(report(twice, [ROW], { upsets: [NOW + 5] })).toEqual({ arrived: 1, repeated: 1, violations: [] });
  for (const upsets of [[], [NOW - 1_005], [NOW + 60_005]])
    expect(report(twice, [ROW], { upsets }).violations).toEqual([
      expect.stringMatching(/arrived 2 times in 1/),
    ]);
});

test('accepts one repetition for one death of a sender', () => {
  const arrivals = [delivery(), later(60_000), later(60_100)];
  expect(report(arrivals, [ROW], { upsets: [NOW + 5] }).violations).toEqual([
    expect.stringMatching(/arrived 3 times/),
  ]);
});

test('does not expect deliveries to another host to arrive', () => {
  const elsewhere = { ...ROW, url: 'https://else.example/' };
  expect(report([], [elsewhere, { ...elsewhere, status: 'failed' }]).violations).toEqual([]);
});

test('accepts a failed delivery only if the receiver refused it', () => {
  const failed = { ...ROW, status: 'failed' };
  for (const refusal of [
    { from: NOW - 5_000, until: NOW + 1 },
    { from: NOW + 100_000, until: Infinity },
  ])
    expect(report([], [failed], { refusals: [refusal] }).violations).toEqual([]);
  for (const refusals of [[], [{ from: 0, until: NOW - 1 }], [{ from: NOW + 121_000, until: Infinity }]])
    expect(report([], [failed], { refusals }).violations).toEqual([expect.stringMatching(/not delivered/)]);
});

test.each<[string, ReturnType<typeof delivery>[], (typeof ROW)[], RegExp]>([
  ['counts as delivered but never arrived', [], [ROW], /did not arrive/],
  [
    'counts as delivered under its own query string but never arrived',
    [],
    [{ ...ROW, url: `${URL_OF_RECEIVER}?beside=silent` }],
    /did not arrive/,
  ],
  ['is unexpected', [delivery()], [], /an unexpected delivery/],
  [
    'signed with another secret',
    [delivery(PAYLOAD, `whsec_${randomBytes(32).toString('base64')}`)],
    [ROW],
    /not signed/,
  ],
  ['reports another event', [delivery({ ...PAYLOAD, event: 'enrichment.failed' })], [ROW], / is stored$/],
  [
    'reports other credits',
    [delivery({ ...PAYLOAD, credits: { reserved: 16, used: 0, refunded: 16 } })],
    [ROW],
    / is stored$/,
  ],
  ['reports another end', [delivery()], [{ ...ROW, batch_status: 'failed' }], / is stored$/],
])('reports a delivery that %s', (_what, received, rows, expected) => {
  expect(report(received, rows).violations).toEqual([expect.stringMatching(expected)]);
});
