import { optOut } from '@firmlens/domain';
import { AGENT_WORDING } from '../../src/mcp/agent-wording';
import { findCoverage, summarizeCoverage } from '../../src/coverage/find-coverage';
import { coverageNotes } from '../../src/coverage/coverage-notes';
import { type Caller, openAccount } from '../support/accounts';
import { ageCompanyData, completeBatch, endBatchWithoutData, queueBatch } from '../support/batches';
import { type Api, newDomain, startApi } from '../support/start-api';

let api: Api;
let caller: Caller;
beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db);
});
afterAll(() => api.stop());

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const NOT_INDEXED = {
  status: 'not_indexed',
  last_scanned_at: null,
  last_signal_at: null,
  signal_absence_is_meaningful: false,
};

/**
 * Returns the coverage of these companies. Domains below `.example` count as mapped, so they can be enriched.
 */
async function coverage(...domains: string[]) {
  const mappedDomains = new Set(domains.filter((domain) => domain.endsWith('.example')));
  const companies = await findCoverage(api.db, domains, {
    cooldownSeconds: 86_400,
    freshnessSeconds: 86_400,
    mappedDomains,
  });
  return {
    ...summarizeCoverage(companies),
    notes: coverageNotes(companies, caller.accountId, AGENT_WORDING),
  };
}

/** Stores the list of signals as a scan does: null if no source responded. */
async function putHighlights(domain: string, highlights: readonly object[] | null): Promise<void> {
  await api.db.$executeRaw`
    UPDATE company_modules SET data = json_build_object('highlights', ${JSON.stringify(highlights)}::json)
    WHERE domain = ${domain} AND module = 'signals'`;
}

test('the absence of signals is meaningful only if a source responded, which leaves an empty list on file', async () => {
  const domain = newDomain();
  await completeBatch(api.db, caller, domain, { modules: ['signals'] });
  await putHighlights(domain, []);
  expect(await coverage(domain)).toMatchObject({
    status: 'fresh',
    last_scanned_at: expect.stringMatching(DAY) as string,
    signal_absence_is_meaningful: true,
    notes: [],
  });
  await putHighlights(domain, null);
  expect(await coverage(domain)).toMatchObject({
    status: 'fresh',
    signal_absence_is_meaningful: false,
    notes: [expect.stringContaining('no source of signals responded')],
  });
});

test('last_signal_at is the day of the newest signal, ignoring undated and future ones', async () => {
  const domain = newDomain();
  await completeBatch(api.db, caller, domain, { modules: ['signals'] });
  const put = (key: string, day: Date, happenedOn: Date | null) =>
    api.db.signal.create({
      data: {
        ...{ domain, key, type: 'product', class: 'confirmed', title: 'New', day, happenedOn },
        ...{ entities: {}, evidence: [], confidence: 0.9 },
      },
    });
  await put('undated', new Date('2026-06-01'), null);
  expect((await coverage(domain)).last_signal_at).toBeNull();
  for (const day of ['2026-03-01', '2026-05-02', '2099-01-01']) await put(day, new Date(day), new Date(day));
  expect((await coverage(domain)).last_signal_at).toBe('2026-05-02');
});

test('an opted-out domain looks like one that was never scanned, and no scan is offered', async () => {
  const domain = newDomain();
  await completeBatch(api.db, caller, domain, { modules: ['signals'] });
  await endBatchWithoutData(api.db, caller, domain, 'failed');
  await queueBatch(api.db, caller, domain);
  await optOut(api.db, domain);
  const { companies, notes } = await coverage(domain);
  expect(companies).toEqual([{ domain, ...NOT_INDEXED }]);
  expect(notes).toEqual([expect.stringContaining('no source covers it')]);
  expect((await coverage('nowhere.test')).notes).toEqual([notes[0]?.replace(domain, 'nowhere.test')]);
});

test('a domain that no source covers is not indexed, and no scan is offered', async () => {
  const { companies, notes } = await coverage('printer.local');
  expect(companies).toEqual([{ domain: 'printer.local', ...NOT_INDEXED }]);
  expect(notes.join()).not.toContain('credits');
  // A domain on file that has become a public suffix since.
  expect((await coverage('co.uk')).companies).toEqual([{ domain: 'co.uk', ...NOT_INDEXED }]);
});

test('a scan that found nothing keeps its date after the cooldown', async () => {
  const domain = newDomain();
  await endBatchWithoutData(api.db, caller, domain, 'no_data_found');
  expect(await coverage(domain)).toMatchObject({
    status: 'no_data',
    last_scanned_at: expect.stringMatching(DAY) as string,
  });
  await ageCompanyData(api.db, domain);
  expect(await coverage(domain)).toMatchObject({
    status: 'not_indexed',
    last_scanned_at: expect.stringMatching(DAY) as string,
    notes: [expect.stringContaining('found nothing, but that is too long ago')],
  });
});

test('a failed scan leaves no date, and a note that it says nothing about the company', async () => {
  const domain = newDomain();
  await endBatchWithoutData(api.db, caller, domain, 'failed');
  expect(await coverage(domain)).toMatchObject({
    ...NOT_INDEXED,
    notes: [expect.stringMatching(/An attempt on [\d-]+ failed because the sources did not respond/)],
  });
});

test('companies are listed in the order requested, and the summary is that of the weakest', async () => {
  const [fresh, none, running] = [newDomain(), newDomain(), newDomain()];
  await completeBatch(api.db, caller, fresh);
  await queueBatch(api.db, caller, running);
  const { companies, status, last_scanned_at } = await coverage(running, none, fresh);
  expect(companies?.map((company) => [company.domain, company.status])).toEqual([
    [running, 'scanning'],
    [none, 'not_indexed'],
    [fresh, 'fresh'],
  ]);
  expect({ status, last_scanned_at }).toEqual({ status: 'not_indexed', last_scanned_at: null });
});
