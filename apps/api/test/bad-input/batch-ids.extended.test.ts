import { deleteOldResults } from '@firmlens/domain';
import { type Caller, openAccount } from '../support/accounts';
import { completeBatch, endBatchWithoutData, queueBatch, startBatch } from '../support/batches';
import { toolCall } from '../support/json-rpc';
import type { RawResponse } from '../support/raw-http';
import { expectedRefusal } from '../support/expected-refusal';
import { type Api, newDomain, startApi, WEBHOOK_URL } from '../support/start-api';
import { type CheckedSender, createCheckedSender } from '../support/checked-sender';

let api: Api;
let one: Caller;
let other: Caller;
let sendAsOne: CheckedSender;
let sendAsOther: CheckedSender;

beforeAll(async () => {
  api = await startApi();
  one = await openAccount(api.db);
  other = await openAccount(api.db);
  sendAsOne = createCheckedSender(api, one);
  sendAsOther = createCheckedSender(api, other);
});
afterAll(() => api.stop());

/** Routes that take the id of a batch. */
const BATCH_ROUTES: [string, (send: CheckedSender, id: string) => Promise<RawResponse>][] = [
  ['status', (send, id) => send({ path: `/enrichment/${id}/status` })],
  ['results', (send, id) => send({ path: `/enrichment/${id}/results` })],
];

const sendToolCall = (send: CheckedSender, batch_id: unknown) =>
  send({
    method: 'POST',
    path: '/mcp',
    headers: ['Content-Type: application/json'],
    body: JSON.stringify(toolCall('get_scan_status', { batch_id })),
  });

async function pastRetention(caller: Caller, domain: string): Promise<string> {
  const batchId = await completeBatch(api.db, caller, domain);
  await completeBatch(api.db, caller, domain);
  await api.db
    .$executeRaw`UPDATE batches SET completed_at = now() - interval '91 days' WHERE id = ${batchId}`;
  await deleteOldResults(api.db, 90);
  return batchId;
}

describe('106  a batch of another account', () => {
  const BATCH_STATES: [string, (caller: Caller, domain: string) => Promise<string>][] = [
    ['queued', (caller, domain) => queueBatch(api.db, caller, domain, { modules: ['funding', 'signals'] })],
    ['processing', (caller, domain) => startBatch(api.db, caller, domain)],
    [
      'completed',
      (caller, domain) => completeBatch(api.db, caller, domain, { modules: ['team'], name: 'Secretive' }),
    ],
    ['failed', (caller, domain) => endBatchWithoutData(api.db, caller, domain, 'failed')],
    ['empty', (caller, domain) => endBatchWithoutData(api.db, caller, domain, 'no_data_found')],
    ['past retention', pastRetention],
  ];
  const CALLERS: [string, () => [Caller, CheckedSender]][] = [
    ['the first', () => [one, sendAsOther]],
    ['the second', () => [other, sendAsOne]],
  ];

  describe.each(CALLERS)('owned by %s account', (_whose, parties) => {
    test.each(BATCH_STATES)(
      'that is %s is forbidden by every route that takes its id, and nothing about it is disclosed',
      async (_state, open) => {
        const [owner, send] = parties();
        const domain = newDomain();
        const id = await open(owner, domain);
        const { body } = await api.get(`/enrichment/${id}/status`, owner);
        const secrets = [
          domain,
          WEBHOOK_URL,
          'Secretive',
          'team',
          'funding',
          body.status,
          body.timing.requested_at,
        ];

        for (const [, sendTo] of BATCH_ROUTES) {
          const response = await sendTo(send, id);
          expect(response).toMatchObject(expectedRefusal('batch_forbidden'));
          expect(Object.keys(response.body).sort()).toEqual(['credits_used', 'error', 'message', 'success']);
          for (const secret of secrets) expect(response.text).not.toContain(secret);
        }
        const agentReply = await sendToolCall(send, id);
        const { structuredContent, isError } = agentReply.body.result;
        expect({ isError, ...structuredContent }).toMatchObject({
          isError: true,
          error: 'batch_forbidden',
          coverage: { status: 'not_applicable' },
          billing: { credits_charged: 0 },
        });
        for (const secret of secrets) expect(agentReply.text).not.toContain(secret);
      },
    );
  });
});

describe.each(BATCH_ROUTES)('the route %s, for an id without a batch', (_what, sendTo) => {
  test.each([
    [107, 'batch_01ARZ3NDEKTSV4RRFFQ69G5FAV'],
    [108, '12345'],
    [108, '-1'],
    [108, '%00'],
    [108, 'batch_%00'],
    [108, 'batch_01ARZ3NDEKTSV4RRFFQ69G5FAV%00'],
    [108, '6F9619FF-8B86-D011-B42D-00CF4FC964FF'],
    [108, 'batch_01arz3ndektsv4rrffq69g5fav'],
    [108, 'BATCH_01ARZ3NDEKTSV4RRFFQ69G5FAV'],
    [108, '%20batch_01ARZ3NDEKTSV4RRFFQ69G5FAV'],
    [108, "batch_'%20OR%201=1--"],
    [108, '__proto__'],
    [108, '..%2f..%2faccount%2finfo'],
    [108, '%ff'],
    [108, '%'],
    [108, '%e0%80%80'],
  ])('%i  %s', async (_number, id) => {
    expect(await sendTo(sendAsOne, id)).toMatchObject(expectedRefusal('batch_not_found'));
  });

  test('108  rejects an id of 5 KB', async () => {
    for (const id of ['x'.repeat(5_000), `batch_${'0'.repeat(5_000)}`]) {
      expect(await sendTo(sendAsOne, id)).toMatchObject(expectedRefusal('batch_not_found'));
    }
  });
});

test.each([
  [107, 'batch_01ARZ3NDEKTSV4RRFFQ69G5FAV'],
  [108, '12345'],
  [108, 'batch_01arz3ndektsv4rrffq69g5fav'],
  [108, "' OR 1=1--"],
  [108, '__proto__'],
])('%i  reports to an agent that %s is not a batch', async (_number, id) => {
  expect((await sendToolCall(sendAsOne, id)).body.result).toMatchObject({
    isError: true,
    structuredContent: { error: 'batch_not_found', billing: { credits_charged: 0 } },
  });
});

test.each([
  [108, 12_345],
  [108, 'x'.repeat(300)],
  [108, { not: '' }],
  [108, ['batch_01ARZ3NDEKTSV4RRFFQ69G5FAV']],
  [108, null],
])('%i  reports to an agent that %j is not an id', async (_number, id) => {
  expect((await sendToolCall(sendAsOne, id)).body.error).toMatchObject({
    code: -32602,
    data: { field: 'batch_id' },
  });
});

test('accepts a percent-encoded id', async () => {
  const id = await queueBatch(api.db, one, newDomain());
  expect(await sendAsOne({ path: `/enrichment/${id.replace('_', '%5F')}/status` })).toMatchObject({
    status: 200,
    body: { batch_id: id },
  });
});

test.each([
  ['enrichment_processing', () => queueBatch(api.db, one, newDomain())],
  ['enrichment_processing', () => startBatch(api.db, one, newDomain())],
  ['enrichment_failed', () => endBatchWithoutData(api.db, one, newDomain(), 'failed')],
  ['no_data_found', () => endBatchWithoutData(api.db, one, newDomain(), 'no_data_found')],
] as const)('109  responds to a request for results that do not exist with %s', async (code, open) => {
  const id = await open();
  expect(await sendAsOne({ path: `/enrichment/${id}/results` })).toMatchObject(expectedRefusal(code));
});
