import { waitUntil } from '@firmlens/testkit';
import { openAccount } from '../support/accounts';
import { toolCall } from '../support/json-rpc';
import { type Api, startApi } from '../support/start-api';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Counts the sessions of this test's database that wait for a lock. */
async function countWaiting(): Promise<number> {
  const [counted] = await api.db.$queryRaw<{ waiting: bigint }[]>`
    SELECT count(*) AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return Number(counted?.waiting);
}

test('slow searches do not block other requests, however many there are', async () => {
  const { key } = await openAccount(api.db);
  const searches = await api.db.$transaction(
    async (tx) => {
      await tx.$executeRaw`LOCK TABLE signals IN ACCESS EXCLUSIVE MODE`;
      const responses = Array.from({ length: 20 }, () =>
        api.post('/mcp', toolCall('search_signals'), { key }),
      );
      await waitUntil(async () => (await countWaiting()) > 1, { what: 'searches to wait' });
      const { status } = await api.get('/account/credits', { key });
      return { begun: responses, status };
    },
    { timeout: 20_000 },
  );
  expect(searches.status).toBe(200);
  const responses = await Promise.all(searches.begun);
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
});
