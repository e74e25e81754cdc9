import { HIGHLIGHT_TYPES } from '@firmlens/contract';
import { createWatch, listDeliveries, resendDelivery } from '@firmlens/domain';
import { waitUntil } from '@firmlens/testkit';
import { Webhook } from 'standardwebhooks';
import { BASE_URL, createHarness, type Harness } from './support/harness';

let harness: Harness;
beforeAll(async () => {
  harness = await createHarness();
});
afterEach(() => harness.stopWorkers());
afterAll(() => harness.close());

const EVIDENCE = {
  ...{ source: 'website', url: 'https://told.example/oslo', confidence: 0.8 },
  observed_at: '2026-11-20T08:00:00.000Z',
};
const SIGNAL = {
  ...{ type: 'expansion', class: 'confirmed', title: 'An office in Oslo', description: null },
  ...{ date: '2026-11-20', seen_on: '2026-11-20', source_url: 'https://told.example/oslo' },
  ...{ entities: { places: 'Oslo' }, confidence: 0.8, evidence: [EVIDENCE] },
};

/** Tells a signal of a watch, as `tell_signals` does, and returns the watch's id. */
async function tell(url: string): Promise<string> {
  const { db, accountId } = harness;
  return db.$transaction(async (tx) => {
    const watchId = await createWatch(tx, {
      ...{
        accountId,
        keySeries: 1,
        domains: ['told.example'],
        search: null,
        types: HIGHLIGHT_TYPES,
        includesRumours: false,
      },
      ...{ modules: ['signals'], frequency: 'weekly', maxCreditsPerMonth: 100, webhookUrl: url },
    });
    await tx.$executeRaw`
      WITH owed AS (
        INSERT INTO deliveries (account_id, url, event, next_attempt_at)
        VALUES (${accountId}::int, ${url}, 'signal.detected', now()) RETURNING id
      ), told AS (
        INSERT INTO watch_signals (watch_id, domain, key, type, class, title, entities, told, told_at, delivery_id)
        SELECT ${watchId}, 'told.example', 'key', 'expansion', 'confirmed', 'An office in Oslo', '{}',
               ${JSON.stringify(SIGNAL)}::jsonb, '2026-11-21T09:00:00Z', id FROM owed
      )
      INSERT INTO outbox (kind, subject, generation) SELECT 'deliver', id::text, 1 FROM owed`;
    return String(watchId);
  });
}

test('the event of a signal brings its evidence, and is signed, retried and resent as any other', async () => {
  let attempts = 0;
  const receiver = await harness.receive({
    host: 'signals.example',
    secret: harness.signingSecret,
    respond: (_delivery, response) => response.writeHead((attempts += 1) === 1 ? 500 : 204).end(),
  });
  await harness.startWorker();
  const watchId = await tell(receiver.url);
  await harness.dispatch();
  await waitUntil(() => receiver.deliveries.length === 2, { what: 'the second attempt' });
  const [delivery] = await listDeliveries(harness.db, { accountId: harness.accountId, before: null }, 1);
  expect(delivery).toMatchObject({ event: 'signal.detected', domain: 'told.example', isTest: false });
  const signalId = String(delivery?.batchId);
  for (const { headers, body } of receiver.deliveries) {
    expect(headers).toMatchObject({
      'x-service-event': 'signal.detected',
      'x-service-signal-id': signalId,
      'webhook-id': signalId,
    });
    const event = new Webhook(harness.signingSecret).verify(body, headers as Record<string, string>);
    expect(event).toEqual({
      ...{ event: 'signal.detected', signal_id: signalId, watch_id: watchId, domain: 'told.example' },
      ...{
        detected_at: '2026-11-21T09:00:00.000Z',
        signal: SIGNAL,
        watch_url: `${BASE_URL}/watches/${watchId}`,
      },
      _meta: { api_version: '2.0', webhook_attempt: expect.any(Number) },
    });
  }
  await waitUntil(() => resendDelivery(harness.db, signalId), { what: 'the record of the attempt' });
  await harness.dispatch();
  await waitUntil(() => receiver.deliveries.length === 3, { what: 'the delivery again' });
});
