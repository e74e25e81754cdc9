import { randomBytes, createHmac } from 'node:crypto';
import { compareReceived } from './receiver-against-truth';

const URL_OF_RECEIVER = 'https://receiver.example/webhook';
const SECRET = `whsec_${randomBytes(32).toString('base64')}`;
const ROW = {
  batch_id: 'batch_A',
  account_id: 1,
  event: 'enrichment.completed',
  status: 'delivered',
  url: URL_OF_RECEIVER,
  batch_status: 'completed',
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

function delivery(payload: object = PAYLOAD, secret = SECRET) {
  const at = new Date();
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

const report = (received: ReturnType<typeof delivery>[], rows: (typeof ROW)[]) =>
  compareReceived(received, rows, { url: URL_OF_RECEIVER, secrets: new Map([[1, SECRET]]) });

test('deliveries that say what is on file are in order, and a repeated one is counted', () => {
  expect(report([delivery(), delivery()], [ROW])).toEqual({ arrived: 1, repeated: 1, violations: [] });
});

test('what was given up or goes elsewhere need not arrive', () => {
  expect(
    report(
      [],
      [
        { ...ROW, status: 'failed' },
        { ...ROW, url: 'https://else.example/' },
      ],
    ).violations,
  ).toEqual([]);
});

test.each<[string, ReturnType<typeof delivery>[], (typeof ROW)[], RegExp]>([
  ['counts as delivered and is missing', [], [ROW], /did not arrive/],
  ['nobody owes', [delivery()], [], /nobody owes/],
  [
    'another secret signed',
    [delivery(PAYLOAD, `whsec_${randomBytes(32).toString('base64')}`)],
    [ROW],
    /not signed/,
  ],
  ['tells another event', [delivery({ ...PAYLOAD, event: 'enrichment.failed' })], [ROW], /on file is/],
  [
    'tells of other credits',
    [delivery({ ...PAYLOAD, credits: { reserved: 16, used: 0, refunded: 16 } })],
    [ROW],
    /on file/,
  ],
  ['tells of another end', [delivery()], [{ ...ROW, batch_status: 'failed' }], /on file is/],
])('a delivery that %s is a violation', (_what, received, rows, expected) => {
  expect(report(received, rows).violations).toEqual([expect.stringMatching(expected)]);
});
