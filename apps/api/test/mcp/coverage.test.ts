import { optOut } from '@firmlens/domain';
import { findCoverage, summarizeCoverage } from '../../src/mcp/coverage/find-coverage';
import { coverageNotes } from '../../src/mcp/coverage/coverage-notes';
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

/** What is said of these companies, of which all but special ones can be looked up. */
async function coverage(...domains: string[]) {
  const mappedDomains = new Set(domains.filter((domain) => domain.endsWith('.example')));
  const companies = await findCoverage(api.db, domains, {
    cooldownSeconds: 86_400,
    freshnessSeconds: 86_400,
    mappedDomains,
  });
  return { ...summarizeCoverage(companies), notes: coverageNotes(companies, caller.accountId) };
}

/** The list of signals that is on file, as a source that answered leaves it. */
async function putHighlights(domain: string, highlights: readonly object[] | null): Promise<void> {
  await api.db.$executeRaw`
    UPDATE company_modules SET data = json_build_object('highlights', ${JSON.stringify(highlights)}::json)
    WHERE domain = ${domain} AND module = 'signals'`;
}

test('an empty list of signals is on file only where a source answered; without one an absence means nothing', async () => {
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

test('the newest signal is dated by the day on which it happened; one without a known date, or that is still to come, does not count', async () => {
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

test('a domain that was taken off the record looks like one that nobody asked about, and no scan is offered', async () => {
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

test('a domain that no source can look up is not indexed, and no scan is offered', async () => {
  const { companies, notes } = await coverage('printer.local');
  expect(companies).toEqual([{ domain: 'printer.local', ...NOT_INDEXED }]);
  expect(notes.join()).not.toContain('credits');
  // A name on file that has become a public suffix meanwhile.
  expect((await coverage('co.uk')).companies).toEqual([{ domain: 'co.uk', ...NOT_INDEXED }]);
});

test('after the cooldown a look that found nothing leaves its date', async () => {
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

test('a failed scan leaves no date and a note that it says nothing about the company', async () => {
  const domain = newDomain();
  await endBatchWithoutData(api.db, caller, domain, 'failed');
  expect(await coverage(domain)).toMatchObject({
    ...NOT_INDEXED,
    notes: [expect.stringMatching(/An attempt on [\d-]+ failed because the sources did not respond/)],
  });
});

test('companies are told in the order asked, the summary is the weakest of them', async () => {
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
