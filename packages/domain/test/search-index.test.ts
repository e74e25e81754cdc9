import { migrate, optOut } from '@firmlens/domain';
import { waitUntil } from '@firmlens/testkit';
import {
  createEndedBatch,
  newDomain,
  openAccount,
  openTestDomain,
  type TestDomain,
} from './support/test-domain';

let domain: TestDomain;
beforeAll(async () => {
  domain = await openTestDomain();
});
afterAll(() => domain.close());

async function enriched(): Promise<string> {
  const name = newDomain();
  const account = await openAccount(domain.db, 'enterprise');
  await createEndedBatch(domain.db, account, 'completed', {
    domain: name,
    modules: [],
    data: { company: { name: 'Palletone', description: 'Robots that move pallets.' } },
  });
  return name;
}

const onFile = async (name: string) =>
  (await domain.sql(`SELECT name FROM known_companies WHERE domain = '${name}'`)).map((row) => row['name']);

test('indexes companies that an earlier release enriched when the database is migrated', async () => {
  const name = await enriched();
  await domain.sql('TRUNCATE known_companies');
  await migrate(domain.url);
  expect(await onFile(name)).toEqual(['Palletone']);
});

test('does not index a company that opted out', async () => {
  const name = await enriched();
  await optOut(domain.db, name);
  await domain.sql(`SELECT upsert_known_company('${name}')`);
  expect(await onFile(name)).toEqual([]);
});

test('makes indexing wait for a concurrent opt-out, and then skips the company', async () => {
  const name = await enriched();
  const late = await domain.db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT opt_out(${name})::text`;
    const pendingIndexing = domain.sql(`SELECT upsert_known_company('${name}')`);
    const isWaiting = async () => {
      const [row] = await tx.$queryRaw<{ waiting: boolean }[]>`
        SELECT EXISTS (SELECT FROM pg_locks WHERE NOT granted AND locktype = 'advisory') AS waiting`;
      return row?.waiting === true;
    };
    await waitUntil(isWaiting, { what: 'the other transaction to wait' });
    return { pendingIndexing };
  });
  await late.pendingIndexing;
  expect(await onFile(name)).toEqual([]);
});

test('does not block others while a company is indexed and opts out, and deletes it afterwards', async () => {
  const name = await enriched();
  const waiters = async (count: number) => {
    const isWaiting = async () => {
      const [row] = await domain.sql<{ waiting: string }>(
        `SELECT count(*) AS waiting FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ~ '^SELECT (index_company|opt_out)'`,
      );
      return Number(row?.waiting) === count;
    };
    await waitUntil(isWaiting, { what: `${count} to wait` });
  };
  const { both } = await domain.db.$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT FROM companies WHERE domain = ${name} FOR UPDATE`;
      const pendingIndexing = domain.sql('SELECT index_company($1)', [name]);
      await waiters(1);
      const pendingOptOut = domain.sql('SELECT opt_out($1)', [name]);
      await waiters(2);
      return { both: Promise.all([pendingIndexing, pendingOptOut]) };
    },
    { timeout: 20_000 },
  );
  await both;
  expect(await onFile(name)).toEqual([]);
});
