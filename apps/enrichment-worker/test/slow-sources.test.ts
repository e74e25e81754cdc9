import { once } from 'node:events';
import type { Clue, Evidence } from '@firmlens/contract';
import { forgetPerson, storeSourceResponses } from '@firmlens/domain';
import { type SimulatedWeb, startSimulatedWeb } from '@firmlens/simulator';
import type { HostGate, Source, SourceContext, SourceOutcome, TurnRequest } from '@firmlens/sources';
import { waitUntil } from '@firmlens/testkit';
import { Redis } from 'ioredis';
import { createHarness, createLatch, fakeSource, foundCompany, type Harness } from './support/harness';

const HOST = 'index.example';
/** One request in a thousand seconds: far longer than a test, unless it moves the host's clock. */
const STEP_MS = 1_000_000;
const UPSTREAM = {
  isHost: (host: string) => host === HOST,
  limit: { name: HOST, requestsPerSecond: 1_000 / STEP_MS, parallel: 1 },
};
const STATE = `{firmlens-hosts}:state:${HOST}`;
const QUEUED = `the queue for ${HOST} was too long`;
const PERSON = 'Ada Example';
const NAME: Evidence = {
  field: 'company.name',
  value: 'Acme',
  source: 'website',
  url: null,
  observed_at: '2026-11-01T00:00:00.000Z',
  confidence: 0.9,
};

let harness: Harness;
let web: SimulatedWeb;
let redis: Redis;
let status: number;
beforeAll(async () => {
  harness = await createHarness();
  redis = new Redis(harness.redisUrl);
  web = await startSimulatedWeb({
    sites: {
      [HOST]: (_request, response) =>
        void response.writeHead(status, { 'content-type': 'application/json' }).end('{}'),
    },
  });
});
beforeEach(async () => {
  status = 200;
  lookups = [];
  await redis.del(STATE);
  await harness.db.$executeRaw`TRUNCATE postponed_queries, source_answers`;
});
afterEach(() => harness.stopWorkers());
afterAll(async () => {
  redis.disconnect();
  await web.close();
  await harness.close();
});

/** Every lookup that the host admitted. */
let lookups: Pick<SourceContext, 'domain' | 'known'>[];

/** A source that can be asked once in a thousand seconds. It names the company and a person. */
function slowSource(): Source {
  return fakeSource(
    async ({ http, domain, known, now }) => {
      await http.json(UPSTREAM, `https://${HOST}/search?${domain}`);
      lookups.push({ domain, known });
      const provenance = { source: 'index', url: null, observed_at: now.toISOString(), confidence: 0.5 };
      const evidence = [
        { field: 'company.description', value: `News about ${domain}`, ...provenance },
        { field: 'funding.investors', value: PERSON, ...provenance },
      ] as Evidence[];
      return { status: 'found', evidence };
    },
    { name: 'index', wave: 2, identifies: false, lifetimeSeconds: 3_600 },
  );
}
const website = () => fakeSource(({ domain }) => foundCompany(domain));
const start = (sources = [website(), slowSource()]) =>
  harness.startWorker({ ...web, extraCa: web.caPem, sources });

/** Lets a thousand seconds pass for the host. */
async function letHostRest(): Promise<void> {
  await redis.hincrby(STATE, 'last', -STEP_MS);
}
/** Uses the host's turn, so that nobody else has one. */
const useTurn = async () => {
  const [seconds] = await redis.time();
  const now = 1_000 * Number(seconds);
  await redis.hset(STATE, { last: now });
};
const postponed = () => harness.db.postponedQuery.findMany({ orderBy: { postponedAt: 'asc' } });
const stored = (domain: string) => harness.db.sourceAnswer.findFirst({ where: { domain, source: 'index' } });
const outcome = (batchId: string) =>
  harness.db.batchSource.findFirstOrThrow({ where: { batchId, source: 'index' } });

async function enrich(domain?: string): Promise<{ id: string; domain: string }> {
  if (domain !== undefined) await harness.db.company.deleteMany({ where: { domain } });
  const reserved = domain === undefined ? null : await harness.reserve(domain);
  if (reserved !== null && reserved.outcome !== 'reserved') throw new Error(reserved.outcome);
  const batch = reserved === null ? await harness.queue() : { id: reserved.batchId, domain: domain ?? '' };
  await harness.dispatch();
  expect(await harness.whenEnded(batch.id)).toMatchObject({ status: 'completed' });
  return batch;
}

test('batches complete without a source whose queue is too long, and coverage names it', async () => {
  await start();
  const batches = await Promise.all(Array.from({ length: 12 }, () => harness.queue()));
  await harness.dispatch();
  const ended = await Promise.all(batches.map(({ id }) => harness.whenEnded(id)));
  expect(ended.map((batch) => batch.status)).toEqual(Array(12).fill('completed'));
  const outcomes = await Promise.all(batches.map(({ id }) => outcome(id)));
  const lacking = outcomes.filter((each) => each.status === 'failed');
  expect(lacking).toHaveLength(11);
  for (const each of lacking) expect(each).toMatchObject({ reason: QUEUED, askedAt: null });
  expect(lookups).toHaveLength(1);
  const domainOf = new Map(batches.map(({ id, domain }) => [id, domain]));
  expect((await postponed()).map(({ domain }) => domain).toSorted()).toEqual(
    lacking.map(({ batchId }) => domainOf.get(batchId)).toSorted(),
  );
});

test('what a batch did not wait for is asked later, in order and for free, and the next one uses it', async () => {
  await useTurn();
  await start();
  const batches = [await enrich(), await enrich(), await enrich()];
  const balance = await harness.balance();
  for (const [count, { domain }] of batches.entries()) {
    await letHostRest();
    await waitUntil(() => stored(domain), { what: `the response about ${domain}` });
    expect(lookups).toHaveLength(count + 1);
  }
  expect(lookups.map(({ domain }) => domain)).toEqual(batches.map(({ domain }) => domain));
  await waitUntil(async () => (await postponed()).length === 0, { what: 'no postponed queries' });
  expect(await harness.balance()).toBe(balance);
  expect(await harness.ledgerFaults()).toEqual([]);

  const [{ domain } = { domain: '' }] = batches;
  const next = await enrich(domain);
  expect(lookups).toHaveLength(3);
  const response = await stored(domain);
  expect(await outcome(next.id)).toMatchObject({
    status: 'found',
    reason: null,
    askedAt: response?.answeredAt,
  });
  const evidence = await harness.db.evidence.findMany({ where: { batchId: next.id, source: 'index' } });
  expect(evidence.map(({ observedAt }) => observedAt)).toEqual([response?.answeredAt, response?.answeredAt]);
  expect((await harness.results(next.id))['company']).toMatchObject({ description: `News about ${domain}` });
});

test('a postponed query knows what its batch and the other postponed queries found before', async () => {
  await useTurn();
  const clue: Clue = { kind: 'lei', lei: '5299000ACME00000LE00', url: 'https://acme.example/imprint' };
  const named = (source: string): SourceOutcome & { status: 'found' } => ({
    status: 'found',
    evidence: [{ ...NAME, source }],
    clues: [clue],
  });
  const late = fakeSource(() => ({ status: 'failed', reason: 'no response' }), {
    name: 'late',
    identifies: false,
  });
  const same = fakeSource(() => named('same'), { name: 'same', wave: 2, identifies: false });
  const sources = [fakeSource(() => named('website:home')), late, same, slowSource()];
  await start(sources);
  const { domain } = await enrich();
  // Otherwise the worker may have looked before the response is stored.
  await harness.stopWorkers();
  await storeSourceResponses(harness.db, domain, [
    { ...named('late'), source: 'late', reason: null, clues: [], answeredAt: new Date() },
  ]);
  await letHostRest();
  await start(sources);
  await waitUntil(() => stored(domain), { what: 'the response' });
  expect(lookups[0]?.known.clues).toEqual([clue]);
  expect(lookups[0]?.known.evidence.map(({ source }) => source)).toEqual(['website:home', 'late']);
});

test('a postponed query stores nothing about a person who was forgotten meanwhile', async () => {
  await useTurn();
  await start();
  const { domain } = await enrich();
  await forgetPerson(harness.db, { name: PERSON, domain: null }, async () => undefined);
  await letHostRest();
  const response = await waitUntil(() => stored(domain), { what: 'the response' });
  expect(lookups).toHaveLength(1);
  expect(response.evidence).toMatchObject([{ field: 'company.description' }]);
  await harness.db.forgottenPerson.deleteMany();
});

test('a postponed query that fails is tried again later', async () => {
  await useTurn();
  status = 404;
  const failing = fakeSource(
    async ({ http }) => {
      if ((await http.json(UPSTREAM, `https://${HOST}/search`)) === null)
        return { status: 'failed', reason: 'no index' };
      return { status: 'nothing', reason: 'no headline' };
    },
    { name: 'index', wave: 2, identifies: false, lifetimeSeconds: 3_600 },
  );
  await start([website(), failing]);
  const { domain } = await enrich();
  const requests = web.requests.length;
  await letHostRest();
  await waitUntil(async () => (await postponed())[0]?.tries === 1 && web.requests.length > requests, {
    what: 'a failed try',
  });
  status = 200;
  await letHostRest();
  expect(await stored(domain)).toBeNull();
  await harness.db.postponedQuery.updateMany({ data: { dueAt: new Date() } });
  expect(await waitUntil(() => stored(domain), { what: 'the response' })).toMatchObject({
    status: 'nothing',
  });
  await waitUntil(async () => (await postponed()).length === 0, { what: 'no postponed query' });
});

test.each([
  ['the evidence of its batch is gone', false],
  ['a newer enrichment has asked', true],
])('a postponed query is dropped without a request if %s', async (_why, isAnswered) => {
  await start();
  await useTurn();
  const { id, domain } = await enrich();
  await harness.stopWorkers();
  if (isAnswered) {
    const data = {
      domain,
      source: 'index',
      status: 'nothing',
      evidence: [],
      clues: [],
      answeredAt: new Date(),
    };
    await harness.db.sourceAnswer.create({ data: { ...data, reason: 'no headline' } });
  } else {
    await harness.db.evidence.deleteMany({ where: { batchId: id } });
  }
  expect(await postponed()).toHaveLength(1);
  await letHostRest();
  await start();
  await waitUntil(async () => (await postponed()).length === 0, { what: 'no postponed query' });
  expect(lookups).toEqual([]);
});

test('a postponed query joins no queue, and is released when its worker stops', async () => {
  const limit = { ...UPSTREAM.limit, requestsPerSecond: 0.5 };
  const source = fakeSource(
    async ({ http }) => {
      await http.json({ ...UPSTREAM, limit }, `https://${HOST}/search`);
      return { status: 'nothing', reason: 'no headline' };
    },
    { name: 'index', wave: 2, identifies: false, lifetimeSeconds: 3_600 },
  );
  const requests: Omit<TurnRequest, 'signal'>[] = [];
  const asked = createLatch();
  /** Refuses the batch, and keeps the postponed query waiting. */
  const take: HostGate['take'] = async (_limit, { account, withinMs, signal }) => {
    requests.push({ account, withinMs });
    if (requests.length === 1) return { status: 'full' };
    asked.open();
    await once(signal, 'abort');
    throw signal.reason;
  };
  await harness.startWorker({ sources: [website(), source], gate: { take }, sourceQueueSeconds: 7 });
  await enrich();
  await asked.promise;
  expect(requests).toEqual([
    { account: String(harness.accountId), withinMs: 7_000 },
    { account: null, withinMs: 2_000 },
  ]);
  expect(await postponed()).toMatchObject([{ tries: 1 }]);
  await harness.stopWorkers();
  expect(await postponed()).toMatchObject([{ tries: 0 }]);
});
