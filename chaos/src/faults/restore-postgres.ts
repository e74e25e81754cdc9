import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { migrate } from '@firmlens/domain';
import { createRandom } from '../random';
import { watchInvariants } from '../checks/invariants';
import { leftoverJobs } from '../checks/leftover-jobs';
import { waitUntilSettled } from '../checks/wait-until-settled';
import type { Fault, Scene } from '../fault';
import { sendOnce } from '../load/client';
import { startLoad } from '../load/customers';
import { createHistory, isRetryLaterError } from '../load/history';
import { openProbes } from '../load/probes';
import { faultSites } from '../harness/fault-sites';
import { type Account, openHarness } from '../harness/harness';
import { waitUntilHealthy } from './kill-postgres';

const LOAD = { customers: 3, pauseMs: 600 };
const BACKUP_AGE_MS = 5_000;
const EMPTY_MS = 5_000;
const RECOVERS_WITHIN_MS = 60_000;

/** Copies with the owner, which is another user than this process's. */
const copy = (from: string, to: string) => execFileSync('cp', ['-a', from, to]);

/** Checks how the service responds while the database is empty, without even tables. */
async function checkEmpty({ harness }: Scene, account: Account): Promise<string[]> {
  const violations: string[] = [];
  for (const baseUrl of harness.baseUrls) {
    const health = await sendOnce(baseUrl, { account, path: '/health' });
    if (health.status !== 503)
      violations.push(`/health of an empty database is ${health.status}, expected 503`);
    const response = await sendOnce(baseUrl, { account, path: '/account/info' });
    if (!isRetryLaterError(response))
      violations.push(
        `/account/info of an empty database is ${response.status} ${JSON.stringify(response.body)}, expected 500 with Retry-After`,
      );
  }
  return violations;
}

/** Checks that every process works as before, with the restored database. */
async function checkRestored(scene: Scene, pids: readonly (number | undefined)[]): Promise<string[]> {
  const { harness } = scene;
  const violations: string[] = [];
  if ((await waitUntilHealthy(scene, RECOVERS_WITHIN_MS)) === null)
    violations.push('some processes are unhealthy 60 s after the older database was restored');
  if (harness.apps.some((app, index) => app.pid() !== pids[index])) violations.push('a process ended');
  const probes = await openProbes(scene);
  const probe = await probes.ask();
  if ((await probes.waitFor(probe, 'ended', RECOVERS_WITHIN_MS)) === null)
    violations.push(`${probe.batchId}, requested after the restore, did not end`);
  return violations;
}

/** Empties the database and restores it from a backup that is some seconds old. Redis keeps its data. */
async function emptyAndRestore(scene: Scene): Promise<string[]> {
  const { harness } = scene;
  const dataDir = path.join(harness.folder, 'postgres');
  const backup = path.join(harness.folder, 'backup');
  const account = await harness.openAccount();
  const pids = harness.apps.map((app) => app.pid());
  await harness.postgres.stop();
  copy(dataDir, backup);
  await harness.postgres.start();
  if ((await waitUntilHealthy(scene, RECOVERS_WITHIN_MS)) === null) return ['unhealthy after a backup'];

  const load = startLoad(harness, scene.history, createRandom(1, 'restore'), LOAD);
  await delay(BACKUP_AGE_MS);
  await load.stop();

  await harness.db.$executeRaw`DROP SCHEMA public, request_log_months CASCADE`;
  await harness.db.$executeRaw`CREATE SCHEMA public`;
  await delay(EMPTY_MS);
  const violations = await checkEmpty(scene, account);
  await migrate(harness.postgres.url);
  if ((await waitUntilHealthy(scene, RECOVERS_WITHIN_MS)) === null)
    violations.push('some processes are unhealthy 60 s after the tables were created');

  await harness.postgres.kill();
  rmSync(dataDir, { recursive: true });
  copy(backup, dataDir);
  await harness.postgres.start();
  violations.push(...(await checkRestored(scene, pids)));
  return violations;
}

/** B5: PostgreSQL comes back empty, then with an older state. The queues hold batches that it never had. */
export const restorePostgres: Fault = {
  id: 'B5',
  title: 'PostgreSQL comes back empty, then from an older backup, with the queues as they were',
  async inject(_scene, times) {
    const violations: string[] = [];
    for (let restores = 0; restores < times; restores += 1) {
      const harness = await openHarness({ sites: faultSites() });
      try {
        const invariants = watchInvariants(harness);
        const history = createHistory();
        violations.push(...(await emptyAndRestore({ harness, history })));
        // Nothing can be said about batches that are gone with the database, but the responses can be
        // checked.
        for (const { path: asked, status } of history.wrong)
          violations.push(`${asked} returned ${status} while the database was up`);
        violations.push(...(await waitUntilSettled(harness)), ...(await leftoverJobs(harness)));
        for (const { id, violations: broken } of await invariants.lookAtAll())
          violations.push(...broken.map((one) => `${id}: ${one}`));
      } finally {
        await harness.close({ keepLogs: violations.length > 0 });
      }
    }
    return {
      injected: times,
      checked: '503 and 500; every process continues without a restart; all invariants hold',
      violations,
    };
  },
};
