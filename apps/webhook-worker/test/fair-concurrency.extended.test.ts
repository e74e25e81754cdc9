import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createHarness, type Harness } from './support/harness';

let harness: Harness;
/** Accepts every connection and never responds. */
let silentServer: Server;
const connections = new Set<Socket>();
beforeAll(async () => {
  harness = await createHarness();
  silentServer = createServer((socket) => {
    connections.add(socket.on('error', () => undefined));
  });
  silentServer.listen(0, '127.0.0.1');
  await once(silentServer, 'listening');
});
afterAll(async () => {
  for (const socket of connections) socket.destroy();
  await harness.close();
  silentServer.close();
});

const HANGING_HOSTS = 20;
const DELIVERIES_EACH = 5;
/** Longer than any machine needs for the other deliveries. */
const TIMEOUT_SECONDS = 200;

test("does not delay an account's deliveries when many receivers of another account hang", async () => {
  const healthy = await harness.receive({ host: 'healthy.example' });
  const { port } = silentServer.address() as AddressInfo;
  const hanging = Array.from({ length: HANGING_HOSTS }, (_, index) => `hanging-${index}.example`);
  await harness.startWorker({
    connectTo: hanging.map((host) => `${host}:443:127.0.0.1:${port}`),
    timeoutSeconds: TIMEOUT_SECONDS,
  });
  const hangingAccount = await harness.openAccount();
  for (const host of hanging)
    for (let count = 0; count < DELIVERIES_EACH; count += 1)
      await harness.endBatch({ url: `https://${host}/`, accountId: hangingAccount });
  const batchIds: string[] = [];
  for (let count = 0; count < 5; count += 1) batchIds.push(await harness.endBatch({ url: healthy.url }));
  // All together, those of the hanging receivers first.
  await harness.dispatch();
  for (const batchId of batchIds) await harness.whenDelivery(batchId, 'delivered');
  // No attempt to a hanging receiver has ended yet, so no delivery waited for its slot.
  const attempts = await harness.db.deliveryAttempt.count({
    where: { delivery: { accountId: hangingAccount } },
  });
  expect(attempts).toBe(0);
});
