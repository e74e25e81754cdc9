import { HIGHLIGHT_TYPES, type Module } from '@firmlens/contract';
import {
  advanceLists,
  advanceWatches,
  brokenInvariants,
  createWatch,
  type NewWatch,
  tellSignals,
} from '@firmlens/domain';
import {
  complete,
  observed,
  openAccount,
  openTestDomain,
  type TestAccount,
  type TestDomain,
} from './test-domain';

export const WEBHOOK = 'https://hooks.tanner.example/in';

/** A day in seconds. */
export const DAY = 86_400;
const RULES = { freshnessSeconds: DAY, cooldownSeconds: DAY, deadlineSeconds: 600, refundsPerHour: 1_000 };
const listener = { onBegun: () => undefined, onOwed: () => undefined };

/**
 * Opens a database for the tests of a file, and hands each test an account. After each test every invariant holds, and its
 * watches do not look any more.
 */
export function setUpWatches(use: (opened: { domain: TestDomain; account: TestAccount }) => void): void {
  let domain: TestDomain;
  beforeAll(async () => {
    domain = await openTestDomain();
  });
  beforeEach(async () => use({ domain, account: await openAccount(domain.db, 'enterprise') }));
  afterEach(async () => {
    expect(await brokenInvariants(domain.db)).toEqual([]);
    await domain.sql(`UPDATE watches SET status = 'paused', reason = 'requested'`);
  });
  afterAll(() => domain.close());
}

/** Stores a watch of these companies, weekly and for all signals unless the test says otherwise. */
export async function watch(
  { db }: TestDomain,
  { accountId, keySeries }: TestAccount,
  domains: readonly string[],
  options: Partial<NewWatch> = {},
): Promise<string> {
  const id = await db.$transaction((tx) =>
    createWatch(tx, {
      ...{
        accountId,
        keySeries,
        domains,
        search: null,
        types: HIGHLIGHT_TYPES,
        includesRumours: false,
        frequency: 'weekly',
      },
      ...{ modules: ['signals'] satisfies Module[], maxCreditsPerMonth: 10_000, webhookUrl: WEBHOOK },
      ...options,
    }),
  );
  if (id === null) throw new Error('the watch was not stored');
  return id;
}

/** Takes all steps that a process takes when it is woken. */
export async function takeSteps({ db }: Pick<TestDomain, 'db'>): Promise<void> {
  const { signal } = new AbortController();
  await tellSignals(db, RULES.freshnessSeconds, signal);
  await advanceWatches(db, signal);
  await advanceLists(db, RULES, listener, signal);
  await advanceWatches(db, signal);
}

/** What an enrichment finds about a company. */
export interface Scan {
  highlights: readonly object[];
  /** The reports behind the highlights. */
  reports?: readonly { title: string; url: string }[];
}

/** Completes the running batches with what `found` says of each domain, and takes the steps that follow. */
export async function finishRunning(
  domain: TestDomain,
  found: (name: string) => Scan = () => ({ highlights: [] }),
): Promise<string[]> {
  const running = await domain.db.batch.findMany({ where: { completedAt: null }, orderBy: { id: 'asc' } });
  for (const { id, domain: name } of running) {
    const { highlights, reports = [] } = found(name);
    const evidence = reports.map(({ title, url }) =>
      observed(
        'signals.highlights',
        { type: 'funding', title, date: null, description: null, entities: {}, class: 'reported' },
        { url },
      ),
    );
    await complete(domain.db, id, {
      evidence: [observed('company.name', 'Tanner'), ...evidence],
      data: { company: { name: 'Tanner' }, signals: { highlights_count: highlights.length, highlights } },
    });
  }
  await takeSteps(domain);
  return running.map(({ domain: name }) => name);
}

/** A whole look: what is due begins, and enrichments find this. Returns the companies that were enriched. */
export async function look(domain: TestDomain, found?: (name: string) => Scan): Promise<string[]> {
  const enriched: string[] = [];
  for (;;) {
    await takeSteps(domain);
    const some = await finishRunning(domain, found);
    if (some.length === 0) return enriched;
    enriched.push(...some);
  }
}

/** Lets time pass for watches and what is on file. */
export async function passTime({ sql }: TestDomain, days: number): Promise<void> {
  const back = `make_interval(secs => ${days * DAY})`;
  await sql(`UPDATE watches SET next_look_at = next_look_at - ${back}, created_at = created_at - ${back}`);
  await sql(`UPDATE watch_companies SET joined_at = joined_at - ${back}`);
  await sql(`UPDATE lists SET created_at = created_at - ${back}, ended_at = ended_at - ${back}`);
  await sql(`UPDATE company_modules SET enriched_at = enriched_at - ${back}`);
}

/** The titles that a watch told, in that order. */
export const toldTitles = async ({ sql }: TestDomain, watchId: string): Promise<unknown[]> =>
  (
    await sql<{ title: string }>(
      `SELECT told ->> 'title' AS title FROM watch_signals WHERE watch_id = $1 AND told IS NOT NULL ORDER BY id`,
      [watchId],
    )
  ).map(({ title }) => title);
