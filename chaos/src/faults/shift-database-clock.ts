import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Fault, Scene } from '../fault';
import { inSeparateHarness } from '../separate-harness';
import { openProbes, type Probes } from '../load/probes';
import { type FakeTime, openFakeTime } from '../harness/fake-time';
import { waitUntilHealthy } from './kill-postgres';

const HOUR = 3_600;
/** Seconds by which the clock is set short of the target moment. */
const MARGIN_SECONDS = 4;
const SETTLE_MS = 10_000;
const ENDS_WITHIN_MS = 90_000;

/** Returns how far ahead of `now` the clock must be to show a little before this moment. */
const secondsAhead = (moment: Date, now: number) =>
  Math.round((moment.getTime() - now) / 1_000) - MARGIN_SECONDS;

/**
 * Returns the clock changes. Each starts from where the previous one left the clock, and the last returns to
 * the true time.
 */
function clockChanges(now: number): { what: string; ahead: number }[] {
  const today = new Date(now);
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
  const midnight = new Date(Date.UTC(year, month, today.getUTCDate() + 1));
  return [
    { what: '+3 h', ahead: 3 * HOUR },
    { what: '-1 h', ahead: 2 * HOUR },
    { what: 'over midnight', ahead: secondsAhead(midnight, now) },
    { what: "over a month's end", ahead: secondsAhead(new Date(Date.UTC(year, month + 1, 1)), now) },
    // In Europe the clocks change at 01:00 UTC on the last Sunday. Code that uses UTC does not notice.
    {
      what: 'over a change to summer time',
      ahead: secondsAhead(new Date(Date.UTC(year + 1, 2, 28, 1)), now),
    },
    { what: 'back to the true time', ahead: 0 },
  ];
}

/** Returns the batches that ended for lack of time although they had enough. */
async function falseTimeouts({ harness }: Scene, what: string): Promise<string[]> {
  const rows = await harness.db.$queryRaw<{ id: string; message: string }[]>`
    SELECT id, message FROM batches WHERE status = 'failed' AND message LIKE '%in time%' AND domain NOT LIKE 'broken%'`;
  return rows.map(({ id, message }) => `${id} failed (${message}) after a jump ${what}`);
}

/**
 * Sets the clock while batches run and just after one of their workers has died. Waits until everything
 * continues.
 */
async function leap(
  scene: Scene,
  probes: Probes,
  time: FakeTime,
  { what, ahead }: { what: string; ahead: number },
): Promise<string[]> {
  const { harness } = scene;
  const [worker] = harness.appsOf('enrichment-worker');
  const slow = harness.world.companiesOf('slow').map(({ domain }) => domain);
  const running = [await probes.ask(slow), await probes.ask(slow), await probes.ask(slow)];
  await delay(500);
  worker?.kill('SIGKILL');
  await worker?.ended();
  time.set(ahead);
  harness.upset('postgres');
  await delay(SETTLE_MS);
  await worker?.start();
  running.push(await probes.ask());
  const violations: string[] = [];
  for (const probe of running) {
    if ((await probes.waitFor(probe, 'ended', ENDS_WITHIN_MS)) === null)
      violations.push(`${probe.batchId} did not end in ${ENDS_WITHIN_MS / 1_000} s after a jump ${what}`);
  }
  return [...violations, ...(await falseTimeouts(scene, what))];
}

/**
 * Reads the server's log. libfaketime opens its file inside PostgreSQL's signal handlers, which now and then
 * corrupts a backend's heap. PostgreSQL then restarts itself and is down for a moment.
 */
function watchCrashes() {
  let scene: Scene | undefined;
  let crashes = 0;
  let isBack: (() => void) | undefined;
  async function goesOn(began: Scene, end: () => void): Promise<void> {
    await waitUntilHealthy(began, ENDS_WITHIN_MS);
    began.harness.upset('postgres');
    end();
  }
  return {
    crashes: () => crashes,
    watch(of: Scene) {
      scene = of;
    },
    log(line: string) {
      if (scene === undefined) return;
      if (line.includes('was terminated by signal')) {
        crashes += 1;
        isBack ??= scene.history.databaseAway();
        scene.harness.upset('postgres');
      } else if (line.includes('ready to accept connections') && isBack !== undefined) {
        void goesOn(scene, isBack);
        isBack = undefined;
      }
    },
  };
}

/** Returns the periods that began twice for an account. */
async function renewedTwice({ harness }: Scene): Promise<string[]> {
  const rows = await harness.db.$queryRaw<{ account_id: number; period: number }[]>`
    SELECT account_id, period FROM ledger_entries WHERE kind = 'renewal' GROUP BY account_id, period HAVING count(*) > 1`;
  return rows.map((row) => `account ${row.account_id} got period ${row.period} twice`);
}

/** C14: the clock of PostgreSQL, which the whole service uses. */
export const shiftDatabaseClock: Fault = {
  id: 'C14',
  title: 'the clock of PostgreSQL is changed',
  async inject(_scene, times) {
    const folder = mkdtempSync(path.join(tmpdir(), 'firmlens-clock-'));
    chmodSync(folder, 0o755);
    const time = openFakeTime(folder);
    if (time === null)
      return { skipped: 'libfaketime is not installed', injected: 0, checked: 'nothing', violations: [] };
    let injected = 0;
    const server = watchCrashes();
    // Results are deleted by that clock. If it is months ahead, they would be past their retention.
    const env = { TZ: 'Europe/Berlin', RESULTS_RETENTION_DAYS: '3650' };
    try {
      const violations = await inSeparateHarness(
        { env, postgres: { env: time.env, log: server.log } },
        async (scene) => {
          server.watch(scene);
          const probes = await openProbes(scene);
          const seen: string[] = [];
          for (let turn = 0; turn < times; turn += 1) {
            for (const one of clockChanges(Date.now())) {
              seen.push(...(await leap(scene, probes, time, one)));
              injected += 1;
            }
          }
          return [...seen, ...(await renewedTwice(scene))];
        },
      );
      return {
        injected,
        checked:
          'nothing fails for lack of time, dead workers are noticed, no period begins twice, all invariants hold',
        figures: [
          ...clockChanges(Date.now()).map(({ what }) => what),
          ...(server.crashes() > 0 ? [`the fake clock broke PostgreSQL ${server.crashes()} times`] : []),
        ].join(', '),
        violations,
      };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
