import { type Delivery, verifyWebhook } from '@firmlens/client';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { createDeliveryReader } from './new-deliveries';
import { webhookRequest } from './webhook-request';

const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;

function delivery(id: number, hasPayload = true): Delivery {
  return {
    ...{ delivery_id: String(id), webhook_id: `batch_${id}`, event: 'enrichment.completed' },
    ...{ url: 'https://hooks.example/', status: 'pending', attempts: 0, error: null, status_code: null },
    ...{ created_at: '2026-11-26T18:00:00.000Z', next_attempt_at: null },
    payload: hasPayload ? { event: 'enrichment.completed', batch_id: `batch_${id}` } : null,
  };
}

/** A reader of deliveries that the test adds to, newest first. */
function reader() {
  const stored: Delivery[] = [];
  const readNew = createDeliveryReader(async function* () {
    yield* stored.toSorted((one, other) => Number(other.delivery_id) - Number(one.delivery_id));
  });
  return { stored, idsOfNew: async () => (await readNew()).map(({ delivery_id: id }) => Number(id)) };
}

describe('what is new', () => {
  it('begins with the first look, and is told once, oldest first', async () => {
    const { stored, idsOfNew } = reader();
    stored.push(delivery(1), delivery(2));
    expect(await idsOfNew()).toEqual([]);
    stored.push(delivery(4), delivery(3));
    expect(await idsOfNew()).toEqual([3, 4]);
    expect(await idsOfNew()).toEqual([]);
  });

  it('waits for the payload, and passes over nothing meanwhile', async () => {
    const { stored, idsOfNew } = reader();
    await idsOfNew();
    stored.push(delivery(1, false), delivery(2));
    expect(await idsOfNew()).toEqual([2]);
    stored.splice(0, 1, delivery(1));
    expect(await idsOfNew()).toEqual([1]);
  });

  it('is each delivery once, in whatever order they appear', async () => {
    const steps = fc.array(fc.array(fc.integer({ min: 11, max: 90 }), { maxLength: 5 }), { maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(steps, async (pages) => {
        const { stored, idsOfNew } = reader();
        stored.push(delivery(10));
        const told = await idsOfNew();
        const ids = new Set<number>();
        for (const page of pages) {
          for (const id of page.filter((one) => !ids.has(one))) {
            ids.add(id);
            stored.push(delivery(id));
          }
          told.push(...(await idsOfNew()));
        }
        expect(told.toSorted((one, other) => one - other)).toEqual(
          [...ids].sort((one, other) => one - other),
        );
      }),
    );
  });
});

describe('what is forwarded', () => {
  it('has the signatures of the service', () => {
    const request = webhookRequest(delivery(1), SECRET, Date.now());
    expect(request?.headers).toMatchObject({ 'x-service-batch-id': 'batch_1', 'webhook-id': 'batch_1' });
    const { headers = {}, body = '' } = request ?? {};
    expect(verifyWebhook(body, headers, SECRET)).toEqual(JSON.parse(body));
    expect(new Webhook(SECRET).verify(body, headers)).toEqual(JSON.parse(body));
  });

  it('is not signed without a secret, and nothing before the payload is known', () => {
    expect(Object.keys(webhookRequest(delivery(1), undefined, 0)?.headers ?? {})).not.toContain(
      'webhook-signature',
    );
    expect(webhookRequest(delivery(1, false), SECRET, 0)).toBeNull();
  });
});
