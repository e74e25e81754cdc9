import type { ListBody } from '@firmlens/contract';
import { brokenInvariants } from '@firmlens/domain';
import { demoSources } from '@firmlens/simulator';
import { waitUntil } from '@firmlens/testkit';
import { type AppName, baseUrlOf } from '../harness/app';
import { type Account, type Harness, openHarness } from '../harness/harness';
import { siteOf } from '../harness/simulated-web';

/** `LISTED_COMPANIES=2000` is the long run of docs/fault-injection.md. */
const SIZE = Number(process.env['LISTED_COMPANIES'] ?? 60);
/** The abandoned leases of each kill run out after 20 s. */
const KILLS = SIZE >= 1_000 ? 4 : 1;
const APPS: readonly AppName[] = ['api', 'enrichment-worker', 'enrichment-worker', 'webhook-worker'];
/** Only a process that hangs takes so long, however busy the machine is. */
const HANGS_AFTER_MS = 1_800_000;
const CONCURRENT = 60;
const PRICE = 16;

const domains = Array.from({ length: SIZE }, (_, index) => `clock-${index + 1}.example`);

let harness: Harness;
let account: Account;
beforeAll(async () => {
  harness = await openHarness({
    sites: {
      ...Object.fromEntries(domains.map((domain) => [domain, siteOf({ domain, kind: 'small' })])),
      ...demoSources(),
    },
    processes: APPS,
    env: {
      FRESHNESS_SECONDS: '86400',
      NO_DATA_COOLDOWN_SECONDS: '86400',
      BATCH_DEADLINE_SECONDS: '1800',
      // The limits of public sources are those of the real ones: nobody waits for them here.
      SOURCE_QUEUE_SECONDS: '0',
    },
  });
  account = await harness.openAccount({ credits: PRICE * SIZE + 5, concurrent: CONCURRENT });
}, HANGS_AFTER_MS);
afterAll(() => harness.close());

async function call<Body = { data: ListBody }>(path: string, init: RequestInit = {}): Promise<Body> {
  const [base] = harness.appsOf('api').map(baseUrlOf);
  const response = await fetch(`${base}${path}`, {
    ...init,
    headers: {
      ...{ 'x-api-key': account.apiKey, 'content-type': 'text/csv', 'idempotency-key': 'one list' },
      'x-webhook-url': harness.world.receiver.url,
    },
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Body;
}
const post = <Body = { data: ListBody }>(path: string, body = '') =>
  call<Body>(path, { method: 'POST', body });

async function killAndStart(name: AppName): Promise<void> {
  await Promise.all(
    harness.appsOf(name).map(async (app) => {
      app.kill('SIGKILL');
      await app.ended();
      await app.start();
    }),
  );
}

test(
  `a list of ${SIZE} companies whose processes are killed buys each once, for the price that it quoted`,
  async () => {
    const body = domains.join('\n');
    const { quote } = await post<{ quote: object }>('/lists?enrich=team&dry_run=true', body);
    expect(quote).toMatchObject({ to_enrich: SIZE, price: PRICE * SIZE, price_at_most: PRICE * SIZE });
    const { data: created } = await post('/lists?enrich=team', body);
    const listId = created.list_id;
    // The answer was lost: the same request gets the same list.
    await killAndStart('api');
    expect((await post('/lists?enrich=team', body)).data.list_id).toBe(listId);

    const ended = async () => (await harness.db.list.findUniqueOrThrow({ where: { id: listId } })).ended;
    const reaches = (count: number) =>
      waitUntil(async () => (await ended()) >= count, {
        what: `${count} entries`,
        timeoutMs: HANGS_AFTER_MS,
      });
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await reaches(Math.ceil((SIZE * kill) / (KILLS + 1)));
      await killAndStart('enrichment-worker');
      if (kill % 2 === 0) await killAndStart('api');
    }
    await post(`/lists/${listId}/pause`);
    expect((await post(`/lists/${listId}/resume`)).data.status).toBe('running');
    await reaches(SIZE);
    await waitUntil(async () => (await call(`/lists/${listId}`)).data.ended_at !== null, {
      what: 'the end of the list',
      timeoutMs: HANGS_AFTER_MS,
    });

    const { data: list } = await call(`/lists/${listId}`);
    expect(list).toMatchObject({
      status: 'completed',
      credits: { spent: PRICE * SIZE, reserved: 0, refunded: 0 },
    });
    expect(list.counts).toMatchObject({ completed: SIZE });
    const batches = await harness.db.batch.findMany({ where: { accountId: account.id } });
    expect(batches.map(({ domain }) => domain).sort()).toEqual([...domains].sort());
    const { balance } = await harness.db.account.findUniqueOrThrow({ where: { id: account.id } });
    expect(balance).toBe(5);
    await waitUntil(() => harness.world.receiver.deliveries.some(({ body: sent }) => sent.includes(listId)), {
      what: 'the webhook of the list',
      timeoutMs: HANGS_AFTER_MS,
    });
    expect(await brokenInvariants(harness.db)).toEqual([]);
  },
  HANGS_AFTER_MS,
);
