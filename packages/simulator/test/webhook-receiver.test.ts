import { createHmac, randomBytes } from 'node:crypto';
import { startWebhookReceiver, type WebhookReceiver } from '@firmlens/simulator';
import { Webhook } from 'standardwebhooks';
import { Agent, request } from 'undici';

const key = randomBytes(24);
const secret = `whsec_${key.toString('base64')}`;
const body = '{"event":"enrichment.completed"}';

let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await startWebhookReceiver({ host: 'hooks.example', secret });
});
afterEach(() => receiver.close());

const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

function signed(timestamp: number, content = body): Record<string, string> {
  const hex = createHmac('sha256', key).update(`${timestamp}.${content}`).digest('hex');
  return {
    'X-Service-Timestamp': String(timestamp),
    'X-Service-Signature': hex,
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(timestamp),
    'webhook-signature': new Webhook(secret).sign('msg_1', new Date(timestamp * 1000), content),
  };
}

async function post(headers: Record<string, string>): Promise<number> {
  const port = Number(receiver.connectTo[0]?.split(':')[3]);
  const dispatcher = new Agent({ connect: { ca: receiver.caPem, servername: 'hooks.example' } });
  const response = await request(`https://127.0.0.1:${port}/webhook`, {
    method: 'POST',
    headers: { host: 'hooks.example', ...headers },
    body,
    dispatcher,
  });
  await response.body.dump();
  await dispatcher.close();
  return response.statusCode;
}

const verdictOf = async (headers: Record<string, string>) => {
  await post(headers);
  const { verified, verdicts } = await receiver.delivery(1);
  return { verified, ...verdicts };
};

describe('webhook receiver', () => {
  test('records a delivery with two valid signatures unchanged', async () => {
    expect(await post({ ...signed(secondsAgo(0)), 'X-Service-Event': 'enrichment.completed' })).toBe(204);
    const delivery = await receiver.delivery(1);
    expect(delivery).toMatchObject({ body, verified: true, path: '/webhook' });
    expect(delivery.headers['x-service-event']).toBe('enrichment.completed');
  });

  test('rejects a body that was changed in transit', async () => {
    const verdict = await verdictOf(signed(secondsAgo(0), '{"event":"enrichment.failed"}'));
    expect(verdict).toEqual({ verified: false, service: 'wrong signature', standard: 'wrong signature' });
  });

  test.each([
    [290, true],
    [310, false],
    [-310, false],
  ])('a signature that is %i seconds old: verified is %s', async (age, verified) => {
    expect((await verdictOf(signed(secondsAgo(age)))).verified).toBe(verified);
  });

  test('rejects a signature made with another key', async () => {
    const timestamp = secondsAgo(0);
    const forged = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    const verdict = await verdictOf({ ...signed(timestamp), 'X-Service-Signature': forged });
    expect(verdict).toEqual({ verified: false, service: 'wrong signature', standard: 'verified' });
  });

  test('rejects missing and malformed signatures', async () => {
    expect(await verdictOf({})).toEqual({ verified: false, service: 'missing', standard: 'missing' });
    await post({ ...signed(secondsAgo(0)), 'X-Service-Signature': 'abc', 'webhook-signature': 'v1,abc' });
    expect((await receiver.delivery(2)).verdicts).toEqual({ service: 'malformed', standard: 'malformed' });
  });

  test('accepts any one of several standard signatures, as after a rotation', async () => {
    const headers = signed(secondsAgo(0));
    const other = `v1,${randomBytes(32).toString('base64')}`;
    headers['webhook-signature'] = `${other} ${headers['webhook-signature'] ?? ''}`;
    expect((await verdictOf(headers)).standard).toBe('verified');
  });

  test('reports how many deliveries arrived if the expected one does not', async () => {
    await post(signed(secondsAgo(0)));
    await expect(receiver.delivery(2, 50)).rejects.toThrow(
      'Delivery 2 did not arrive within 50 ms; there are 1',
    );
  });
});
