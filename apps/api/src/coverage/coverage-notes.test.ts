import type { CoverageFacts } from '@firmlens/domain';
import { AGENT_WORDING } from '../mcp/agent-wording';
import { assessCoverage } from './assess-coverage';
import { coverageNotes, companyNote } from './coverage-notes';
import type { AssessedCompany } from './find-coverage';

const NOW = new Date('2026-11-21T12:00:00Z');
const ACCOUNT_ID = 1;
const BATCH = 'batch_01ARZ3NDEKTSV4RRFFQ69G5FAV';
const READER = { accountId: ACCOUNT_ID, advice: AGENT_WORDING };
const dayAt = (day: string) => new Date(`${day}T10:00:00Z`);

function company(facts: Partial<CoverageFacts>, overrides: Partial<AssessedCompany> = {}): AssessedCompany {
  const whole: CoverageFacts = {
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
    ...facts,
  };
  return { ...assessCoverage('acme.example', whole, NOW), facts: whole, canBeLookedUp: true, ...overrides };
}
const modules = (days: Record<string, string>) =>
  new Map(Object.entries(days).map(([module, day]) => [module, dayAt(day)])) as CoverageFacts['modules'];
const note = (facts: Partial<CoverageFacts>) => companyNote(company(facts), READER, NOW);

test('says nothing about a company whose absence of signals is meaningful', () => {
  const stored = modules({ company: '2026-11-20', signals: '2026-11-20' });
  expect(note({ modules: stored, hasSignalsAnswer: true })).toBeNull();
});

test('offers a refresh of a stale company at the exact price of the modules on file', () => {
  const stored = modules({ company: '2026-10-01', signals: '2026-10-01', team: '2026-10-01' });
  expect(note({ modules: stored })).toBe(
    'last scanned on 2026-10-01, more than 21 days ago. What happened since then is unknown. ' +
      'refresh_company with the modules on file (team, signals) costs 32 credits.',
  );
  expect(note({ modules: modules({ company: '2026-10-01' }) })).toContain(
    'refresh_company costs 10 credits, with its signals 26.',
  );
});

test('says that an empty list means nothing if signals were never scanned, and what a scan costs', () => {
  expect(note({ modules: modules({ company: '2026-11-20' }) })).toBe(
    'its signals were never scanned, so an empty list means nothing. ' +
      'refresh_company with modules ["signals"] scans for them, for 26 credits.',
  );
});

test('dates the last signal scan of a fresh company with older signals', () => {
  const stored = modules({ company: '2026-11-20', signals: '2026-10-01' });
  expect(note({ modules: stored, hasSignalsAnswer: true })).toContain('last scanned on 2026-10-01');
});

test('reports that no signal source responded for a fresh company', () => {
  const stored = modules({ company: '2026-11-20', signals: '2026-11-20' });
  expect(note({ modules: stored })).toContain('no source of signals responded on 2026-11-20');
});

test('names a running batch only to the account that started it', () => {
  const running = { batchId: BATCH, accountId: ACCOUNT_ID };
  expect(note({ running })).toBe(
    `being scanned; nothing is on file. Poll get_scan_status with batch_id ${BATCH}, which is free.`,
  );
  const another = note({
    running: { ...running, accountId: 2 },
    modules: modules({ company: '2026-11-01' }),
  });
  expect(another).toBe('being scanned; the data on file is from 2026-11-01. Check again in a few minutes.');
});

test('says when a scan that found nothing can be repeated', () => {
  expect(note({ noDataAt: dayAt('2026-11-21'), cooldownSeconds: 3_600 })).toBe(
    'a scan on 2026-11-21 found nothing; nothing is on file. It can be scanned again in 60 minutes.',
  );
});

describe('the note on a company that is not indexed', () => {
  test('states the price of a scan', () => {
    expect(note({})).toBe(
      'not indexed, so nothing is known about it. refresh_company scans it for 10 credits, with its signals for 26.',
    );
  });

  test('mentions a failed attempt and that it says nothing about the company', () => {
    expect(note({ lastFailedAt: dayAt('2026-11-20') })).toContain(
      'An attempt on 2026-11-20 failed because the sources did not respond. That says nothing about the company.',
    );
  });

  test('mentions a scan that found nothing, after its cooldown, but not an earlier failure', () => {
    const said = note({ noDataAt: dayAt('2026-11-15'), lastFailedAt: dayAt('2026-11-14') });
    expect(said).toContain(
      'a scan on 2026-11-15 found nothing, but that is too long ago to conclude anything.',
    );
    expect(said).not.toContain('failed');
  });

  test('offers no refresh if the company cannot be enriched', () => {
    const closed = companyNote(company({}, { canBeLookedUp: false }), READER, NOW);
    expect(closed).toContain('no source covers it');
    expect(closed).not.toContain('refresh');
  });
});

test('says that a company from an imported dataset was never scanned', () => {
  expect(note({ isImported: true })).toMatch(
    /^not indexed: it is in an imported dataset, but was never scanned\. refresh/,
  );
});

test('mentions a failed attempt on a stale company only if it came after the scan', () => {
  const stored = modules({ company: '2026-10-01' });
  expect(note({ modules: stored, lastFailedAt: dayAt('2026-11-20') })).toContain(
    'An attempt on 2026-11-20 failed',
  );
  expect(note({ modules: stored, lastFailedAt: dayAt('2026-09-20') })).not.toContain('failed');
});

test('groups companies with the same note', () => {
  const others = ['beta.example', 'gamma.example'].map((domain) => company({}, { domain }));
  const notes = coverageNotes(
    [company({}), ...others, company({ noDataAt: dayAt('2026-11-15') })],
    null,
    AGENT_WORDING,
  );
  expect(notes).toHaveLength(2);
  expect(notes[0]).toMatch(/^acme\.example, beta\.example, gamma\.example: not indexed/);
});
