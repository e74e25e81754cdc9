import { createMetrics } from '../src/metrics';
import { createHarness, type Harness } from './support/harness';

let harness: Harness;
beforeAll(async () => {
  harness = await createHarness();
});
afterEach(() => harness.stopWorkers());
afterAll(() => harness.close());

test('each attempt counts by its number and outcome, with its delay, and no sample names the receiver', async () => {
  let responses = 0;
  const receiver = await harness.receive({
    host: 'recovering.example',
    secret: harness.signingSecret,
    respond: (_delivery, response) => {
      responses += 1;
      response.writeHead(responses === 1 ? 503 : 204).end();
    },
  });
  await harness.startWorker({ retrySeconds: [0, 0.1] });
  const batchId = await harness.endBatch({ url: receiver.url });
  await harness.dispatch();
  await harness.whenDelivery(batchId, 'delivered');
  await harness.stopWorkers();
  const unread = () => Promise.reject(new Error('these are read elsewhere'));
  const text = await createMetrics({ queues: { counts: unread, oldestWaiting: unread } }).metrics();
  for (const sample of [
    'firmlens_delivery_attempts_total{attempt="1",outcome="retrying"} 1',
    'firmlens_delivery_attempts_total{attempt="2",outcome="delivered"} 1',
    'firmlens_delivery_delay_seconds_count 2',
  ])
    expect(text.split('\n')).toContain(sample);
  expect(text).not.toContain('recovering.example');
});
