import { once } from 'node:events';
import { connect } from 'node:net';
import { verifyLedger } from '@firmlens/domain';
import { waitUntil } from '@firmlens/testkit';
import { openAccount } from './support/accounts';
import { queueBatch } from './support/batches';
import { type DelayedReplies, delayReplies } from './support/delayed-replies';
import { serializeRequest } from './support/raw-http';
import { expectedRefusal } from './support/expected-refusal';
import { type Api, newDomain, startApi, WEBHOOK_URL } from './support/start-api';

let api: Api;
/** Uses the same database, with delayed replies. */
let delayedApi: Api;
let replies: DelayedReplies;

/** Only the reservation sends this text to the database. */
const RECEIVER = `${WEBHOOK_URL}/late`;

beforeAll(async () => {
  api = await startApi();
  replies = await delayReplies(api.databaseUrl, RECEIVER);
  delayedApi = await startApi({ databaseUrl: replies.url, redisUrl: api.redisUrl });
});
afterAll(async () => {
  await delayedApi.stop();
  await replies.close();
  await api.stop();
});

const ROUNDS = 50;

test(`names the batch and charges once if the connection is cut between commit and response, ${ROUNDS} times`, async () => {
  const caller = await openAccount(api.db);
  for (let time = 0; time < ROUNDS; time += 1) {
    const domain = newDomain();
    const id = `cut-${time}`;
    const headers = [`X-API-Key: ${caller.key}`, `X-Webhook-URL: ${RECEIVER}`, `X-Request-Id: ${id}`];
    const socket = connect(delayedApi.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(serializeRequest({ path: `/company/${domain}`, headers }));

    const batch = await waitUntil(() => api.db.batch.findFirst({ where: { domain } }), {
      what: 'the commit',
    });
    socket.destroy();
    replies.release();
    const line = await waitUntil(
      () => delayedApi.logLines.find((text) => text.includes(`"request_id":"${id}"`)),
      {
        what: 'the end of the request',
      },
    );
    expect(socket.bytesRead).toBe(0);
    // The request that got no response is in the history all the same.
    expect(JSON.parse(line)).toMatchObject({ status: 202, batch_id: batch.id });

    const again = await delayedApi.get(`/company/${domain}`, {
      ...caller,
      headers: { 'x-webhook-url': WEBHOOK_URL },
    });
    expect(again).toMatchObject(expectedRefusal('enrichment_in_progress', { batch_id: batch.id }));
  }

  const { accountId } = caller;
  expect(await api.db.batch.count({ where: { accountId } })).toBe(ROUNDS);
  expect(await api.db.ledgerEntry.count({ where: { accountId, kind: 'reserve' } })).toBe(ROUNDS);
  const account = await api.db.account.findUniqueOrThrow({ where: { id: accountId } });
  expect(account).toMatchObject({ balance: 500_000 - ROUNDS * 10, used: ROUNDS * 10 });
  expect(await verifyLedger(api.db)).toMatchObject({ faults: [] });
});

test('records a refused request as refused even if the client hung up', async () => {
  const caller = await openAccount(api.db, { concurrentBatches: 1 });
  await queueBatch(api.db, caller, newDomain());
  const headers = [`X-API-Key: ${caller.key}`, `X-Webhook-URL: ${RECEIVER}`, 'X-Request-Id: refused'];
  const socket = connect(delayedApi.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(serializeRequest({ path: `/company/${newDomain()}`, headers }));
  await replies.held();
  socket.destroy();
  // A request on another connection is seen only after the end of this one.
  await delayedApi.get('/nowhere');
  replies.release();
  const line = await waitUntil(
    () => delayedApi.logLines.find((text) => text.includes('"request_id":"refused"')),
    {
      what: 'the end of the request',
    },
  );
  expect(JSON.parse(line)).toMatchObject({ status: 429, error: 'concurrent_limit_reached', aborted: true });
});
