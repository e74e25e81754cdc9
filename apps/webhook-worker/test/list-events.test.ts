import { advanceLists, createList, resendDelivery } from '@firmlens/domain';
import { waitUntil } from '@firmlens/testkit';
import { Webhook } from 'standardwebhooks';
import { BASE_URL, createHarness, type Harness } from './support/harness';

let harness: Harness;
beforeAll(async () => {
  harness = await createHarness();
});
afterEach(() => harness.stopWorkers());
afterAll(() => harness.close());

describe('the event of a list', () => {
  /** Stores a list that has nothing to enrich, and so ends at once. */
  async function endList(url: string): Promise<string> {
    const { db, accountId } = harness;
    const entry = {
      ...{ line: 1, input: 'x', domain: null, status: 'invalid' as const },
      ...{ reason: 'It is no domain.', country: null, candidates: null, firstLine: null },
    };
    const options = { keySeries: 1, modules: [], maxCredits: null, notifiesEach: false };
    const id = await db.$transaction((tx) =>
      createList(tx, { ...options, accountId, webhookUrl: url, entries: [entry] }),
    );
    const rules = { freshnessSeconds: 60, cooldownSeconds: 60, deadlineSeconds: 600, refundsPerHour: 10 };
    const listener = { onBegun: () => undefined, onOwed: () => undefined };
    await advanceLists(db, rules, listener, new AbortController().signal);
    return String(id);
  }

  test('is signed, retried and resent as that of a batch', async () => {
    let attempts = 0;
    const receiver = await harness.receive({
      host: 'lists.example',
      secret: harness.signingSecret,
      respond: (_delivery, response) => response.writeHead((attempts += 1) === 1 ? 500 : 204).end(),
    });
    await harness.startWorker();
    const listId = await endList(receiver.url);
    await harness.dispatch();
    await waitUntil(() => receiver.deliveries.length === 2, { what: 'the second attempt' });
    for (const { headers, body } of receiver.deliveries) {
      expect(headers).toMatchObject({
        'x-service-event': 'list.completed',
        'x-service-list-id': listId,
        'webhook-id': listId,
      });
      expect(
        new Webhook(harness.signingSecret).verify(body, headers as Record<string, string>),
      ).toMatchObject({
        event: 'list.completed',
        status: 'completed',
        list_id: listId,
        entries: 1,
        counts: { invalid: 1 },
        credits: { spent: 0, refunded: 0 },
        results_url: `${BASE_URL}/lists/${listId}/results`,
      });
    }
    await waitUntil(() => resendDelivery(harness.db, listId), { what: 'the record of the attempt' });
    await harness.dispatch();
    await waitUntil(() => receiver.deliveries.length === 3, { what: 'the delivery again' });
  });
});
