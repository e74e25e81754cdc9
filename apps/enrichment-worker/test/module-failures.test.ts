import { buildBatchModules } from '../src/build/build-batch-module';
import { createConnectivity } from '../src/connectivity';
import { createHarness, fakeSource, foundCompany, type Harness, silentLogger } from './support/harness';

let harness: Harness;
beforeAll(async () => {
  harness = await createHarness();
});
afterEach(() => harness.stopWorkers());
afterAll(() => harness.close());

/** Makes the next ten attempts to store the module `team` fail with this SQLSTATE. */
async function failTeamModule(sqlState: string): Promise<void> {
  for (const statement of [
    'DROP SEQUENCE IF EXISTS attempts',
    'CREATE SEQUENCE attempts MINVALUE 0',
    `CREATE OR REPLACE FUNCTION fail_team() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       -- A sequence counts attempts that are rolled back, too.
       IF NEW.module = 'team' AND nextval('attempts') < 10 THEN
         RAISE EXCEPTION 'not stored' USING ERRCODE = '${sqlState}';
       END IF;
       RETURN NEW;
     END $$`,
    'CREATE OR REPLACE TRIGGER fail_team BEFORE INSERT ON batch_modules FOR EACH ROW EXECUTE FUNCTION fail_team()',
  ]) {
    await harness.db.$executeRawUnsafe(statement);
  }
}

async function attempts(): Promise<number> {
  const [row] = await harness.db.$queryRaw<{ next: bigint }[]>`SELECT nextval('attempts') AS next`;
  return Number(row?.next);
}

test('a module that cannot be stored is tried three times, then its batch fails and its credits are refunded', async () => {
  await failTeamModule('22000');
  await harness.startWorker({ sources: [fakeSource(() => foundCompany('Acme'))] });
  const before = await harness.balance();
  const { id } = await harness.queue({ modules: ['team'] });
  await harness.dispatch();
  expect(await harness.whenEnded(id)).toMatchObject({
    status: 'failed',
    message: 'The module team could not be built.',
    creditsRefunded: 16,
  });
  expect(await attempts()).toBe(3);
  expect(await harness.balance()).toBe(before);
});

test('a module that PostgreSQL cannot store at the moment is left to the sweeper after three tries', async () => {
  await failTeamModule('57P03');
  const { id } = await harness.queue({ modules: ['team'] });
  await harness.db
    .$executeRaw`UPDATE batches SET status = 'processing', fence = 1, collected_at = now() WHERE id = ${id}`;
  const deps = {
    db: harness.db,
    logger: silentLogger,
    processSignal: new AbortController().signal,
    reach: createConnectivity(0),
    minConfidence: null,
    progress: { publish: () => undefined },
    announceEnd: async () => undefined,
  };
  await expect(buildBatchModules(deps, [{ batchId: id, fence: 1, module: 'team' }])).rejects.toThrow(
    'not stored',
  );
  expect(await attempts()).toBe(3);
  expect(await harness.db.batch.findUniqueOrThrow({ where: { id } })).toMatchObject({
    status: 'processing',
    leaseUntil: null,
  });
});
