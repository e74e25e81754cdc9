import {
  HOSTILE_CERTIFICATES,
  hostileSites,
  type SimulatedWeb,
  startSimulatedWeb,
} from '@firmlens/simulator';
import { waitUntil } from '@firmlens/testkit';
import { createHarness, type Harness } from './support/harness';
import { startWorkerProcess, type WorkerFigures, type WorkerProcess } from './support/start-worker-process';

/** All hosts are crawled at the start, eight at a time. A busy machine takes its time. */
const CRAWL_TIMEOUT_MS = 500_000;
jest.setTimeout(CRAWL_TIMEOUT_MS + 60_000);

/** Slow pages keep eight sites in memory at a time. Loading the TypeScript sources takes its share here. */
const PEAK_MEMORY_MB = 640;
const DOMAINS = Object.keys(hostileSites());
/**
 * Characters that no stored text may contain: controls, lone surrogates, bidi and invisible characters, and
 * script tags.
 */
const FORBIDDEN =
  /[\p{Cc}\p{Cs}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\u{e0000}-\u{e007f}]|<\/?(?:script|textarea|img)/iu;

let harness: Harness;
let web: SimulatedWeb;
let worker: WorkerProcess;
let figures: WorkerFigures;
const batches = new Map<string, string>();

beforeAll(async () => {
  harness = await createHarness();
  web = await startSimulatedWeb({ sites: hostileSites(), certificateFlaws: HOSTILE_CERTIFICATES });
  const startedAt = performance.now();
  worker = await startWorkerProcess({
    databaseUrl: harness.databaseUrl,
    redisUrl: harness.redisUrl,
    connectTo: web.connectTo,
    extraCa: web.caPem,
    behaviour: 'crawl',
  });
  for (const domain of DOMAINS) {
    const reserved = await harness.reserve(domain, { modules: ['team', 'signals'] });
    if (reserved.outcome === 'reserved') batches.set(domain, reserved.batchId);
  }
  await harness.dispatch();
  const areAllEnded = async () => (await harness.db.batch.count({ where: { completedAt: null } })) === 0;
  await waitUntil(areAllEnded, { what: 'the end of every batch', timeoutMs: CRAWL_TIMEOUT_MS });
  figures = await worker.figures();
  const seconds = (performance.now() - startedAt) / 1000;
  process.stdout.write(
    `${DOMAINS.length} hostile sites in ${seconds.toFixed(0)} s: the longest block was ` +
      `${figures.longestBlockMs.toFixed(0)} ms, the peak of memory ${figures.peakMemoryMb.toFixed(0)} MB\n`,
  );
});
afterAll(async () => {
  await worker.kill();
  await web.close();
  await harness.close();
});

const batchOf = (domain: string) =>
  harness.db.batch.findUniqueOrThrow({ where: { id: batches.get(domain) ?? '' } });

describe('a web of hostile sites', () => {
  test('is crawled within the memory limit of a worker', () => {
    expect(figures.peakMemoryMb).toBeLessThan(PEAK_MEMORY_MB);
  });

  test.each(DOMAINS)('does not stop the batch of %s from ending with a stated outcome', async (domain) => {
    const batch = await batchOf(domain);
    expect(['completed', 'no_data_found', 'failed']).toContain(batch.status);
    expect(batch).toMatchObject({ crashes: 0, leaseUntil: null });
    expect(batch.message ?? '').not.toMatch(/did not finish in time|crashed repeatedly/);
    const [source] = await harness.db.batchSource.findMany({
      where: { batchId: batch.id, source: 'website' },
    });
    expect(source).toMatchObject({ status: expect.stringMatching(/^(?:found|nothing|failed)$/) });
    if (source?.status !== 'found') expect(source?.reason).not.toBe('');
    expect(source?.reason).not.toBe('it could not be queried');
    if (batch.status !== 'completed') expect(batch.creditsRefunded).toBe(batch.creditsReserved);
  });

  // See decisions.md: a bot check means that the site could not be crawled.
  test.each([
    ['parked.example', 'no_data_found'],
    ['parked-without-words.example', 'no_data_found'],
    ['server-default.example', 'no_data_found'],
    ['nothing-said.example', 'no_data_found'],
    ['captcha.example', 'failed'],
    ['captcha-403.example', 'failed'],
  ])('bad input 215: yields no company data from %s', async (domain, status) => {
    const batch = await batchOf(domain);
    expect(batch.status).toBe(status);
    expect(await harness.db.evidence.count({ where: { batchId: batch.id } })).toBe(0);
  });

  test.each(['portable-document.example', 'archive.example', 'film.example', 'octets.example'])(
    'bad input 214: is not parsed unless it is a page: %s',
    async (domain) => {
      expect(await batchOf(domain)).toMatchObject({ status: 'no_data_found' });
    },
  );

  test.each(Object.keys(HOSTILE_CERTIFICATES))('bad input 216: is not trusted behind %s', async (domain) => {
    expect(await batchOf(domain)).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('certificate'),
    });
  });

  test.each(['redirect-to-private.example', 'redirect-to-metadata.example', 'redirect-to-file.example'])(
    'bad input 196: does not redirect the worker through %s',
    async (domain) => {
      expect(await batchOf(domain)).toMatchObject({ status: 'failed', creditsRefunded: 32 });
    },
  );

  test('bad input 206: leaves no control characters, hidden characters or scripts in stored data', async () => {
    const stored = await harness.db.evidence.findMany({ select: { value: true, url: true } });
    const results = await harness.db.batchModule.findMany();
    expect(stored.length).toBeGreaterThan(0);
    for (const text of textsOf([stored, results.map(({ data }) => data)]))
      expect(text).not.toMatch(FORBIDDEN);
  });

  test('keeps the ledger consistent', async () => {
    expect(await harness.ledgerFaults()).toEqual([]);
  });
});

/** Returns every string in a value, property names included. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...textsOf(inner)]);
}
