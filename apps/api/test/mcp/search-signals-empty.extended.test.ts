import { type Agent, connectAgent } from '../support/agent';
import { type Caller, openAccount } from '../support/accounts';
import { ageCompanyData, endBatchWithoutData, queueBatch } from '../support/batches';
import { companyWithSignals, highlight } from '../support/signals';
import { type Api, newDomain, startApi } from '../support/start-api';

let api: Api;
let caller: Caller;
let agent: Agent;

beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db);
  agent = await connectAgent(api, caller);
});
afterAll(async () => {
  await agent.close();
  await api.stop();
});

const search = async (args: Record<string, unknown>) => (await agent.call('search_signals', args)).body;

const company = async (options: Parameters<typeof companyWithSignals>[3]): Promise<string> => {
  const domain = newDomain();
  await companyWithSignals(api.db, caller, domain, options);
  return domain;
};

const ended = async (status: 'failed' | 'no_data_found'): Promise<string> => {
  const domain = newDomain();
  await endBatchWithoutData(api.db, caller, domain, status);
  return domain;
};

const beingScanned = async (): Promise<string> => {
  const domain = newDomain();
  await queueBatch(api.db, caller, domain);
  return domain;
};

/** The day so many days ago, in UTC. */
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

describe('of a company whose absence of signals means something, it means so', () => {
  it.each<[string, Record<string, unknown>, boolean]>([
    ['without a period', {}, true],
    ['with other filters', { types: ['award'] }, true],
    ['since a day that the scan answers for', { since: daysAgo(60) }, true],
    ['up to a day that the scan answers for', { until: daysAgo(60) }, true],
    ['not since a day before that', { since: daysAgo(120) }, false],
    ['not up to a day before that', { until: daysAgo(120) }, false],
    ['not since a day after the scan', { since: daysAgo(1) }, false],
  ])('%s', async (_period, filters, isMeaningful) => {
    const domain = await company({ highlights: [] });
    for (let days = 0; days < 3; days++) await ageCompanyData(api.db, domain);
    const { coverage, notes } = await search({ domains: [domain], ...filters });
    expect(coverage).toMatchObject({
      ...{ status: 'fresh', signal_absence_is_meaningful: isMeaningful },
      companies: [{ domain, signal_absence_is_meaningful: isMeaningful }],
    });
    expect(notes).toEqual(isMeaningful ? [] : [expect.stringMatching(/means nothing/)]);
  });
});

test('a page that leaves rumours out says of which companies', async () => {
  const rumour = highlight({ type: 'award', entities: { class: 'rumour' } });
  const [both, one] = [
    await company({ highlights: [highlight(), rumour] }),
    await company({ highlights: [highlight()] }),
  ];
  const left = `${both}: rumours are excluded; include_rumours adds them.`;
  expect((await search({ domains: [both, one] })).notes).toEqual([left]);
  expect((await search({ domains: [both, one], types: ['funding'] })).notes).toEqual([]);
  expect((await search({ domains: [both, one], include_rumours: true })).notes).not.toContain(left);
});

describe('an empty page is free and says of each company why it is empty:', () => {
  it.each<[string, string, () => Promise<string>, Record<string, unknown>]>([
    ['never looked at', 'not indexed: it was never scanned', async () => newDomain(), {}],
    ['nothing found', 'not indexed: the scan on', () => ended('no_data_found'), {}],
    ['a failed attempt', 'not indexed: the attempt on', () => ended('failed'), {}],
    ['no such name', 'no source covers it', async () => 'printer.local', {}],
    ['being scanned', 'it is being scanned for the first time', () => beingScanned(), {}],
    ['no signals asked for', 'never for signals', () => company({ modules: [] }), {}],
    ['nothing told', 'no source reported any', () => company({ highlights: [] }), {}],
    ['no source answered', 'no source of signals responded', () => company({ highlights: null }), {}],
    [
      'the period',
      'nothing since 2026-06-01; its newest signal is from 2026-05-04',
      () => company({ highlights: [highlight()] }),
      { since: '2026-06-01' },
    ],
    [
      'the filters',
      'none match these filters',
      () => company({ highlights: [highlight()] }),
      { types: ['award'] },
    ],
    [
      'the end of the period',
      'nothing on file for that period',
      () => company({ highlights: [highlight()] }),
      { until: '2020-01-01' },
    ],
    [
      'rumours that pass',
      'what matches these filters is rumours only: send include_rumours',
      () =>
        company({ highlights: [highlight(), highlight({ type: 'award', entities: { class: 'rumour' } })] }),
      { types: ['award'] },
    ],
  ])('%s', async (_what, reason, domainOf, filters) => {
    const domain = await domainOf();
    const answer = await search({ domains: [domain], ...filters });
    expect(answer).toMatchObject({
      ...{ signals: [], next_cursor: null, message: expect.stringContaining(`${domain}: `) },
      ...{ coverage: { companies: [{ domain }] }, billing: { price: 2, credits_charged: 0 } },
    });
    expect(answer['message']).toContain(reason);
  });

  it('of a search in all, that only companies on file were searched', async () => {
    const answer = await search({ types: ['layoffs'] });
    expect(answer).toMatchObject({
      message: expect.stringContaining('Only companies on file were searched'),
      coverage: { status: 'not_applicable', signal_absence_is_meaningful: false },
      notes: [expect.stringContaining('absence proves nothing')],
    });
  });
});
