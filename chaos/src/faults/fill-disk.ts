import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Fault, Scene } from '../fault';
import { inSeparateHarness } from '../separate-harness';
import { sendWithRetry } from '../load/customers';
import { openProbes } from '../load/probes';
import type { Harness } from '../harness/harness';
import { waitUntilHealthy } from './kill-postgres';

const DISK = '300m';
/** The preallocated log space is used up within this time, even on a slow machine. */
const FULL_WITHIN_MS = 120_000;
const FULL_MS = 15_000;
const UNAIDED_WITHIN_MS = 10_000;
const RECOVERS_WITHIN_MS = 60_000;

/** Mounts a small disk at this folder. Returns false if mounting is not allowed. */
const mount = (folder: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder]).status === 0;

/** Leaves no free byte on the disk. */
function fill(file: string): void {
  const { bavail, bsize } = statfsSync(path.dirname(file));
  spawnSync('fallocate', ['-l', String(bavail * bsize), file]);
}

/**
 * Makes PostgreSQL keep a log smaller than the disk, so that there is room again once the ballast is removed.
 */
async function limitLogSize({ db }: Harness): Promise<void> {
  await db.$executeRaw`ALTER SYSTEM SET min_wal_size = '32MB'`;
  await db.$executeRaw`ALTER SYSTEM SET max_wal_size = '64MB'`;
  await db.$executeRaw`SELECT pg_reload_conf()`;
}

/** Fills the disk while customers continue, and frees it again. PostgreSQL may have ended because of it. */
async function fillAndFree({ harness, history }: Scene, disk: string): Promise<string[]> {
  const scene = { harness, history };
  const probes = await openProbes(scene);
  const violations: string[] = [];
  await limitLogSize(harness);
  const before = await probes.ask();
  if ((await probes.waitFor(before, 'ended', RECOVERS_WITHIN_MS)) === null)
    violations.push('nothing ends although there is room');
  const isBack = history.databaseAway();
  const ballast = path.join(disk, 'ballast');
  fill(ballast);
  harness.upset('postgres');
  let refused = 0;
  for (let end = performance.now() + FULL_WITHIN_MS; performance.now() < end; await delay(100)) {
    const request = { account: probes.account, path: `/company/probe-${1 + (refused % 60)}.example` };
    const { status } = await sendWithRetry(harness, history, {
      ...request,
      webhookUrl: harness.world.receiver.url,
    });
    if (status === 500) {
      if (refused === 0) end = performance.now() + FULL_MS;
      refused += 1;
    }
    // Uses up the preallocated log space too: after a write, a switch consumes a whole log file.
    await harness.db
      .$executeRaw`SELECT pg_logical_emit_message(false, 'chaos', 'full'), pg_switch_wal()`.catch(
      () => undefined,
    );
  }
  rmSync(ballast, { force: true });
  if ((await waitUntilHealthy(scene, UNAIDED_WITHIN_MS)) === null) {
    // PostgreSQL ended, or gave up recovery because it could not write its log. An operator would start it
    // again.
    await harness.postgres.kill();
    await harness.postgres.start();
  }
  if ((await waitUntilHealthy(scene, RECOVERS_WITHIN_MS)) === null)
    violations.push('some processes are unhealthy 60 s after there was room again');
  isBack();
  harness.upset('postgres');
  if (refused === 0) violations.push('no request was refused: the disk was not full');
  const after = await probes.ask();
  if ((await probes.waitFor(after, 'ended', RECOVERS_WITHIN_MS)) === null)
    violations.push(`${after.batchId}, requested after there was room again, did not end`);
  return violations;
}

/** C20: the disk of PostgreSQL is full. */
export const fillDisk: Fault = {
  id: 'C20',
  title: 'the disk of PostgreSQL is full',
  async inject(_scene, times) {
    const folder = mkdtempSync(path.join(tmpdir(), 'firmlens-disk-'));
    chmodSync(folder, 0o755);
    if (!mount(folder)) {
      rmSync(folder, { recursive: true });
      return {
        skipped: 'a separate disk cannot be mounted',
        injected: 0,
        checked: 'nothing',
        violations: [],
      };
    }
    try {
      const violations: string[] = [];
      for (let fills = 0; fills < times; fills += 1) {
        const dataDir = path.join(folder, 'postgres');
        violations.push(
          ...(await inSeparateHarness({ postgres: { dataDir } }, (scene) => fillAndFree(scene, folder))),
        );
      }
      return {
        injected: times,
        checked: "500 with Retry-After; afterwards all invariants and clients' histories hold",
        violations,
      };
    } finally {
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
