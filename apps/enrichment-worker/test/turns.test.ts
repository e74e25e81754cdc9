import { createAccount, type Database, reserveBatch } from '@firmlens/domain';
import type { SourceOutcome } from '@firmlens/sources';
import { waitUntil } from '@firmlens/testkit';
import { captureLog } from './support/capture-log';
import { createHarness, createLatch, fakeSource, foundCompany, type Harness } from './support/harness';

let harness: Harness;
beforeEach(async () => {
  harness = await createHarness();
});
afterEach(async () => {
  await harness.stopWorkers();
  await harness.close();
});

async function newAccount(db: Database, name: string): Promise<number> {
  const { accountId } = await createAccount(db, {
    name,
    email: `${name}@firmlens.example`,
    companyName: null,
    plan: 'enterprise',
    secretsKey: Buffer.alloc(32, 7),
  });
  return accountId;
}

async function queue(accountId: number, domain: string): Promise<string> {
  const reserved = await reserveBatch(harness.db, {
    accountId,
    keySeries: 1,
    domain,
    modules: [],
    route: '/company/{domain}',
    webhookUrl: null,
    freshnessSeconds: 60,
    cooldownSeconds: 60,
    deadlineSeconds: 1_800,
    refundsPerHour: 1_000,
  });
  if (reserved.outcome !== 'reserved') throw new Error(reserved.outcome);
  return reserved.batchId;
}

/** A source that never responds for some companies. */
const sourceWithout = (isSilent: (domain: string) => boolean) =>
  fakeSource(({ domain }) =>
    isSilent(domain) ? createLatch<SourceOutcome>().promise : foundCompany(domain),
  );

test('a company of an account completes while slow ones of ten others take all slots', async () => {
  const asked: string[] = [];
  const source = sourceWithout((domain) => {
    asked.push(domain);
    return domain.startsWith('slow');
  });
  await harness.startWorker({ sources: [source], concurrency: 8 });
  for (let account = 0; account < 10; account += 1) {
    const id = await newAccount(harness.db, `slow-${account}`);
    for (let company = 0; company < 5; company += 1) await queue(id, `slow-${account}-${company}.example`);
  }
  await harness.dispatch();
  await waitUntil(() => source.queries >= 8, { what: 'full slots' });
  const honest = await queue(await newAccount(harness.db, 'honest'), 'honest.example');
  await harness.dispatch();
  expect(await harness.whenEnded(honest)).toMatchObject({ status: 'completed' });
  // The slots, and a spare slot for each slow account, come before it.
  expect(asked.indexOf('honest.example')).toBeLessThanOrEqual(8 + 10);
});

test('accounts that hold slots as well do not use up the spare slots of others', async () => {
  const source = sourceWithout((domain) => domain.startsWith('slow'));
  await harness.startWorker({ sources: [source], concurrency: 2 });
  const [first, second, third, honest] = [
    await newAccount(harness.db, 'first'),
    await newAccount(harness.db, 'second'),
    await newAccount(harness.db, 'third'),
    await newAccount(harness.db, 'honest'),
  ];
  for (const [queries, accountId] of [first, first, second, third].entries()) {
    await queue(accountId, `slow-${queries}.example`);
    await harness.dispatch();
    await waitUntil(() => source.queries === queries + 1, { what: 'a slow company' });
  }
  const fast = await queue(honest, 'honest.example');
  await harness.dispatch();
  expect(await harness.whenEnded(fast)).toMatchObject({ status: 'completed' });
  expect(await harness.db.batch.count({ where: { status: 'processing', tries: 0 } })).toBe(4);
});

test('slots that one account fills are not exceeded for it', async () => {
  const source = sourceWithout(() => true);
  await harness.startWorker({ sources: [source], concurrency: 3 });
  const ids: string[] = [];
  for (let company = 0; company < 8; company += 1) {
    ids.push(await queue(harness.accountId, `slow-${company}.example`));
  }
  await harness.dispatch();
  await waitUntil(() => source.queries === 3, { what: 'full slots' });
  // Another account's batch shows that spare slots were filled meanwhile.
  await queue(await newAccount(harness.db, 'other'), 'other.example');
  await harness.dispatch();
  await waitUntil(() => source.queries === 4, { what: 'the spare slot' });
  expect(await harness.db.batch.count({ where: { id: { in: ids }, status: 'processing' } })).toBe(3);
});

test('a batch that fails each time has exactly three tries, and others get their first before its second', async () => {
  const order: string[] = [];
  const source = fakeSource(({ domain }): SourceOutcome => {
    order.push(domain);
    return domain.startsWith('failing') ? { status: 'failed', reason: 'refused' } : foundCompany(domain);
  });
  const { lines, logger } = captureLog();
  const failing = await queue(await newAccount(harness.db, 'failing'), 'failing.example');
  const other = await newAccount(harness.db, 'other');
  const others: string[] = [];
  for (let company = 0; company < 12; company += 1)
    others.push(await queue(other, `other-${company}.example`));
  await harness.startWorker({ sources: [source], concurrency: 1, logger });
  await harness.dispatch();
  expect(await harness.whenEnded(failing)).toMatchObject({ status: 'failed', creditsRefunded: 10 });
  for (const id of others) await harness.whenEnded(id);
  const tries = order.flatMap((domain, at) => (domain === 'failing.example' ? [at] : []));
  expect(tries).toHaveLength(3);
  expect(tries[1]).toBeGreaterThanOrEqual(12);
  const collected = lines.filter(({ msg, batch_id }) => msg === 'collected' && batch_id === failing);
  expect(collected).toHaveLength(3);
});
