import { createTestDatabase, type TestDatabase, emptyRedisUrl, waitUntil } from '@firmlens/testkit';
import { prepareService, type Service, slowSite } from './support/service';

/** Its pages tell of no event. */
const QUIET = 'slowmere.example';
const BROKEN = 'brokenby.example';
/** It is there, but its news are not. */
const MUTE = 'mutewell.example';
/** A demo company with news; one whose host refuses connections; one that nobody asks about. */
const [WITH_NEWS, ABSENT, UNKNOWN] = ['lumenfold.example', 'silent-harbour.example', 'gridwatt.example'];

let database: TestDatabase;
let service: Service;
const quiet = slowSite('Slowmere');

beforeAll(async () => {
  database = await createTestDatabase();
  service = await prepareService({
    databaseUrl: database.url,
    redisUrl: await emptyRedisUrl(),
    plan: 'enterprise',
    sites: {
      [QUIET]: quiet.site,
      [BROKEN]: (_request, response) => void response.writeHead(503).end(),
      [MUTE]: ({ url }, response) => {
        if (url?.startsWith('/news')) return void response.writeHead(503).end();
        response.writeHead(url === '/' ? 200 : 404, { 'content-type': 'text/html' });
        response.end(
          '<title>Mutewell</title><meta property="og:site_name" content="Mutewell"><a href="/news">News</a>',
        );
      },
    },
  });
  await Promise.all((['api', 'enrichment-worker'] as const).map((app) => service.start(app)));
});
afterAll(async () => {
  await service.close();
  await database.drop();
});

interface Block {
  status: string;
  last_scanned_at: string | null;
  last_signal_at: string | null;
  signal_absence_is_meaningful: boolean;
}
type Body = Record<string, unknown> & { coverage: Block; notes: string[]; message: string };

async function call(tool: string, args: object): Promise<Body> {
  const { body } = await service.ask('tools/call', { name: tool, arguments: args });
  return body.result?.['structuredContent'] as Body;
}

const coverageOf = (domain: string) => call('check_coverage', { domains: [domain] });
const signalsOf = (domain: string) => call('search_signals', { domains: [domain] });

async function refresh(domain: string, modules: string[] = []): Promise<string> {
  return String((await call('refresh_company', { domain, modules }))['batch_id']);
}

/** The scan's status once it has ended. */
async function whenEnded(batchId: string): Promise<Body> {
  const where = { id: batchId, completedAt: { not: null } };
  await waitUntil(async () => (await service.db.batch.count({ where })) > 0, {
    what: `the end of ${batchId}`,
  });
  return call('get_scan_status', { batch_id: batchId });
}

const today = () => new Date().toISOString().slice(0, 10);
const block = (status: string, isMeaningful: boolean, scannedOn: string | null = today()) => ({
  status,
  last_scanned_at: scannedOn,
  signal_absence_is_meaningful: isMeaningful,
});

test('not_applicable: an answer about no company', async () => {
  expect((await call('get_account', {})).coverage).toMatchObject(block('not_applicable', false, null));
});

test('not_indexed: nobody ever asked', async () => {
  const { coverage, notes } = await coverageOf(UNKNOWN);
  expect(coverage).toMatchObject({ ...block('not_indexed', false, null), last_signal_at: null });
  expect(notes).toEqual([expect.stringContaining('refresh_company scans it for 10 credits')]);
});

test('scanning, then fresh: signals were looked for and there are none, which means something', async () => {
  const batchId = await refresh(QUIET, ['signals']);
  await waitUntil(() => quiet.visited(), { what: 'a visit' });
  const running = await signalsOf(QUIET);
  expect(running).toMatchObject({ signals: [], coverage: block('scanning', false, null) });
  expect(running.notes).toEqual([expect.stringContaining(batchId)]);

  quiet.answer();
  expect(await whenEnded(batchId)).toMatchObject({ status: 'completed', summary: { signals: 0 } });
  expect(await signalsOf(QUIET)).toMatchObject({
    signals: [],
    coverage: { ...block('fresh', true), last_signal_at: null },
    notes: [],
  });
});

test('fresh, with signals: those that are not there did not happen as far as anyone told', async () => {
  expect(await whenEnded(await refresh(WITH_NEWS, ['signals']))).toMatchObject({ status: 'completed' });
  const { coverage, signals } = await signalsOf(WITH_NEWS);
  expect(coverage).toMatchObject(block('fresh', true));
  expect((signals as unknown[]).length).toBeGreaterThan(3);
  expect(coverage.last_signal_at).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect((await coverageOf(WITH_NEWS))['companies']).toMatchObject([
    // Of all sources its website alone can be reached here; what is off is not asked.
    {
      sources: {
        found: ['website'],
        failed: expect.arrayContaining(['gdelt', 'hacker-news']) as string[],
        not_asked: expect.arrayContaining(['companies-house']) as string[],
      },
    },
  ]);
});

test('fresh, without signals asked for: an empty list means nothing', async () => {
  expect(await whenEnded(await refresh('kessel-und-sohn.example'))).toMatchObject({ status: 'completed' });
  expect(await signalsOf('kessel-und-sohn.example')).toMatchObject({
    signals: [],
    coverage: block('fresh', false),
    notes: [expect.stringContaining('its signals were never scanned')],
  });
});

test('fresh, but no page of its news answered: an empty list means nothing', async () => {
  expect(await whenEnded(await refresh(MUTE, ['signals']))).toMatchObject({ status: 'completed' });
  expect(await signalsOf(MUTE)).toMatchObject({
    ...{ signals: [], coverage: block('fresh', false) },
    notes: [expect.stringContaining('no source of signals responded')],
  });
});

test('no_data: a look found nothing; after the cooldown its date is left', async () => {
  const ended = await whenEnded(await refresh(ABSENT));
  expect(ended).toMatchObject({ status: 'no_data_found', credits: { refunded: 10 } });
  expect((await coverageOf(ABSENT)).coverage).toMatchObject(block('no_data', false));

  await service.db
    .$executeRaw`UPDATE companies SET no_data_at = no_data_at - interval '25 h' WHERE domain = ${ABSENT}`;
  const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString().slice(0, 10);
  expect((await coverageOf(ABSENT)).coverage).toMatchObject(block('not_indexed', false, yesterday));
});

test('not_indexed after a failed scan: the failure is told as one of the sources', async () => {
  const ended = await whenEnded(await refresh(BROKEN, ['signals']));
  expect(ended).toMatchObject({ status: 'failed', credits: { refunded: 26 } });
  const { coverage, notes } = await coverageOf(BROKEN);
  expect(coverage).toMatchObject(block('not_indexed', false, null));
  expect(notes).toEqual([
    expect.stringContaining(`An attempt on ${today()} failed because the sources did not respond`),
  ]);
});

test('stale: 21 days after the scan nothing can be concluded any more', async () => {
  await service.db.$executeRaw`
    UPDATE company_modules SET enriched_at = enriched_at - interval '21 days 1 minute' WHERE domain = ${QUIET}`;
  const { coverage, notes } = await coverageOf(QUIET);
  expect(coverage).toMatchObject({ status: 'stale', signal_absence_is_meaningful: false });
  expect(notes).toEqual([expect.stringContaining('with the modules on file (signals) costs 26 credits')]);
});
