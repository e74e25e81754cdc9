import {
  createTestDatabase,
  startTcpProxy,
  type TcpProxy,
  emptyRedisUrl,
  waitUntil,
} from '@firmlens/testkit';
import { type Caller, openAccount } from './support/accounts';
import { expectedRefusal } from './support/expected-refusal';
import { type Api, startApi } from './support/start-api';

let gates: TcpProxy[];
let drop: () => Promise<void>;
let api: Api;
let caller: Caller;
beforeAll(async () => {
  const database = await createTestDatabase();
  drop = () => database.drop();
  gates = [await startTcpProxy(database.url), await startTcpProxy(await emptyRedisUrl())];
  const [postgres, redis] = gates.map(({ url }) => url);
  api = await startApi({ databaseUrl: String(postgres), redisUrl: String(redis) });
  caller = await openAccount(api.db);
  await api.get('/account/info', caller);
});
afterAll(async () => {
  await api.stop();
  await Promise.all(gates.map((proxy) => proxy.close()));
  await drop();
});

const received = () => gates.map((proxy) => proxy.received());

/** The key with one character changed, a different one each time. */
function mistyped(index: number): string {
  const position = 4 + (index % 38);
  const other = caller.key[position] === 'x' ? 'y' : 'x';
  return caller.key.slice(0, position) + other + caller.key.slice(position + 1);
}

test('a mistyped key is refused without sending anything to PostgreSQL or Redis', async () => {
  // The process also talks to both in the background, so wait for a run in which it does not.
  const idleCheck = await waitUntil(
    async () => {
      const before = received();
      for (let index = 0; index < 40; index += 1) {
        expect(await api.get('/account/info', { key: mistyped(index) })).toMatchObject(
          expectedRefusal('invalid_api_key'),
        );
      }
      return received().every((bytes, index) => bytes === before[index]);
    },
    { what: '40 refusals without a word' },
  );
  expect(idleCheck).toBe(true);
});

test('a valid key is looked up', async () => {
  const before = received();
  expect(await api.get('/account/info', caller)).toMatchObject({ status: 200 });
  for (const [gate, bytes] of received().entries()) expect(bytes).toBeGreaterThan(before[gate] ?? 0);
});
