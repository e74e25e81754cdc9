import type { DataModule, CompanyCoverage, CoverageStatus } from '@firmlens/contract';
import type { CoverageFacts } from '@firmlens/domain';
import fc from 'fast-check';
import { assessCoverage, summarizeCoverage } from './assess-coverage';

const NOW = new Date('2026-11-21T12:00:00Z');
const SECOND = 1_000;
const DAY = 86_400 * SECOND;
const msAgo = (ms: number) => new Date(NOW.getTime() - ms);

const NOTHING: CoverageFacts = {
  modules: new Map(),
  freshModules: new Set(),
  hasSignalsAnswer: false,
  hasSignals: false,
  lastSignalOn: null,
  running: null,
  noDataAt: null,
  cooldownSeconds: null,
  unreadableSeconds: null,
  lastFailedAt: null,
  isOptedOut: false,
  isImported: false,
};
const RUNNING = { batchId: 'batch_01ARZ3NDEKTSV4RRFFQ69G5FAV', accountId: 1 };
const built = (days: Partial<Record<DataModule, Date>>) =>
  new Map(Object.entries(days)) as CoverageFacts['modules'];
const SCANNED_TODAY = {
  modules: built({ company: msAgo(DAY / 2), signals: msAgo(DAY / 2) }),
  hasSignalsAnswer: true,
};

const block = (facts: Partial<CoverageFacts>) =>
  assessCoverage('acme.example', { ...NOTHING, ...facts }, NOW);

describe('the status of a company', () => {
  test.each<[CoverageStatus, string, Partial<CoverageFacts>]>([
    ['not_indexed', 'that was never scanned', {}],
    ['not_indexed', 'whose scans all failed', { lastFailedAt: msAgo(DAY) }],
    ['not_indexed', 'whose scan found nothing, after the cooldown', { noDataAt: msAgo(2 * DAY) }],
    [
      'no_data',
      'whose scan found nothing, within the cooldown',
      { noDataAt: msAgo(DAY / 2), cooldownSeconds: 43_200 },
    ],
    [
      'no_data',
      'whose last scan found nothing, although an earlier one is on file',
      { ...SCANNED_TODAY, noDataAt: msAgo(SECOND), cooldownSeconds: 86_399 },
    ],
    ['scanning', 'that is being scanned for the first time', { running: RUNNING }],
    ['scanning', 'that is being scanned again', { ...SCANNED_TODAY, running: RUNNING }],
    [
      'scanning',
      'that is being scanned during a cooldown',
      { running: RUNNING, noDataAt: msAgo(DAY / 2), cooldownSeconds: 43_200 },
    ],
    ['fresh', 'that was scanned 21 days ago to the second', { modules: built({ company: msAgo(21 * DAY) }) }],
    [
      'stale',
      'that was scanned a second longer ago',
      { modules: built({ company: msAgo(21 * DAY + SECOND) }) },
    ],
    [
      'fresh',
      'that was scanned long ago, with a signal of 21 days ago',
      { modules: built({ company: msAgo(90 * DAY) }), lastSignalOn: msAgo(21 * DAY) },
    ],
    [
      'stale',
      'that was scanned long ago, with a signal a second older',
      { modules: built({ company: msAgo(90 * DAY) }), lastSignalOn: msAgo(21 * DAY + SECOND) },
    ],
    [
      'fresh',
      'whose scan is dated a moment ahead, since clocks differ',
      { modules: built({ company: msAgo(-2 * SECOND) }) },
    ],
  ])('is %s for a company %s', (status, _what, facts) => {
    expect(block(facts).status).toBe(status);
  });
});

describe('an absence of signals', () => {
  test.each<[boolean, string, Partial<CoverageFacts>]>([
    [true, 'the signals were asked for, and a source answered', SCANNED_TODAY],
    [
      true,
      'that was 21 days ago to the second',
      { modules: built({ company: msAgo(DAY), signals: msAgo(21 * DAY) }), hasSignalsAnswer: true },
    ],
    [
      false,
      'that was a second longer ago',
      { modules: built({ company: msAgo(DAY), signals: msAgo(21 * DAY + SECOND) }), hasSignalsAnswer: true },
    ],
    [false, 'they were asked for, and no source answered', { ...SCANNED_TODAY, hasSignalsAnswer: false }],
    [false, 'they were never requested', { modules: built({ company: msAgo(DAY) }) }],
    [false, 'a scan is running', { ...SCANNED_TODAY, running: RUNNING }],
    [false, 'the last scan found nothing', { ...SCANNED_TODAY, noDataAt: msAgo(SECOND), cooldownSeconds: 9 }],
    [
      false,
      'the profile is stale',
      { modules: built({ company: msAgo(30 * DAY), signals: msAgo(30 * DAY) }), hasSignalsAnswer: true },
    ],
    [false, 'nobody looked', {}],
  ])('is meaningful: %s, if %s', (isMeaningful, _what, facts) => {
    expect(block(facts).signal_absence_is_meaningful).toBe(isMeaningful);
  });
});

describe('the dates', () => {
  test('are null if unknown', () => {
    expect(block({})).toMatchObject({ last_scanned_at: null, last_signal_at: null });
  });

  test('are days in UTC', () => {
    const modules = built({ company: new Date('2026-11-20T23:59:59.999Z') });
    const lastSignalOn = new Date('2026-11-02T00:00:00Z');
    expect(block({ modules, lastSignalOn })).toMatchObject({
      last_scanned_at: '2026-11-20',
      last_signal_at: '2026-11-02',
    });
  });

  test('include a scan that found nothing, even after the cooldown', () => {
    const noDataAt = new Date('2026-11-19T08:00:00Z');
    expect(block({ noDataAt })).toMatchObject({ status: 'not_indexed', last_scanned_at: '2026-11-19' });
    expect(block({ ...SCANNED_TODAY, noDataAt, cooldownSeconds: 5 }).last_scanned_at).toBe('2026-11-19');
  });

  test('prefer the scan on file to a later one that found nothing', () => {
    const modules = built({ company: new Date('2026-11-10T08:00:00Z') });
    expect(block({ modules, noDataAt: msAgo(3 * DAY) })).toMatchObject({
      status: 'fresh',
      last_scanned_at: '2026-11-10',
    });
  });
});

const BY_CONFIDENCE: CoverageStatus[] = ['fresh', 'stale', 'scanning', 'no_data', 'not_indexed'];

describe('a summary of several companies', () => {
  const day = fc.option(fc.constantFrom('2026-09-01', '2026-10-31', '2026-11-01', '2026-11-20'));
  const company = fc.record<CompanyCoverage>({
    domain: fc.constantFrom('acme.example', 'beta.example', 'gamma.example'),
    status: fc.constantFrom(...BY_CONFIDENCE),
    last_scanned_at: day,
    last_signal_at: day,
    signal_absence_is_meaningful: fc.boolean(),
  });

  test('is in no field more confident than the weakest company', () => {
    fc.assert(
      fc.property(fc.array(company, { minLength: 1, maxLength: 25 }), (companies) => {
        const summary = summarizeCoverage(companies);
        for (const one of companies) {
          expect(BY_CONFIDENCE.indexOf(summary.status as never)).toBeGreaterThanOrEqual(
            BY_CONFIDENCE.indexOf(one.status),
          );
          for (const field of ['last_scanned_at', 'last_signal_at'] as const) {
            expect((summary[field] ?? '') <= (one[field] ?? '')).toBe(true);
          }
          expect(Number(summary.signal_absence_is_meaningful)).toBeLessThanOrEqual(
            Number(one.signal_absence_is_meaningful),
          );
        }
        for (const field of [
          'status',
          'last_scanned_at',
          'last_signal_at',
          'signal_absence_is_meaningful',
        ] as const)
          expect(companies.map((one) => one[field])).toContain(summary[field]);
        expect(summary.companies).toEqual(companies);
      }),
    );
  });

  test('is not applicable without companies', () => {
    expect(summarizeCoverage([])).toEqual({
      status: 'not_applicable',
      last_scanned_at: null,
      last_signal_at: null,
      signal_absence_is_meaningful: false,
      companies: [],
    });
  });

  test('contains only the coverage fields of each company', () => {
    const company = { ...block(SCANNED_TODAY), facts: NOTHING, canBeLookedUp: true };
    expect(summarizeCoverage([company]).companies).toEqual([block(SCANNED_TODAY)]);
  });
});
