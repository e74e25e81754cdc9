import { readFileSync } from 'node:fs';
import { waitUntil } from '@firmlens/testkit';
import { type App, type AppName, REPOSITORY } from '../harness/app';
import type { Scene } from '../fault';
import { migrate } from '../harness/migrate';
import { inSeparateHarness } from '../separate-harness';
import { lastRelease } from './last-release';

const APPS: readonly AppName[] = ['api', 'enrichment-worker', 'webhook-worker'];
/** What an app logs when it has done a piece of its work. */
const WORK: Record<AppName, string> = {
  api: '"msg":"request"',
  'enrichment-worker': '"msg":"collected"',
  'webhook-worker': '"msg":"delivery attempted"',
};
/** Only a process that hangs takes so long, however busy the machine is. */
const HANGS_AFTER_MS = 300_000;
/** Running batches of each account, so that a busy machine gets no more work than it does. */
const CONCURRENT_BATCHES = 3;
/** How much each process does beside those of the other version. */
const PIECES = 3;

const linesOf = ({ logFile }: App) => readFileSync(logFile, 'utf8').split('\n').filter(Boolean);

/**
 * Waits until each process has done some more work than at the call, and together they have completed a new batch, or
 * until a request has failed.
 */
async function whileAllWork({ harness: { apps, db }, history }: Scene): Promise<void> {
  const since = new Date();
  const work = (app: App) => linesOf(app).filter((line) => line.includes(WORK[app.name])).length;
  const before = new Map(apps.map((app) => [app, work(app)]));
  const isDone = (app: App) => work(app) >= (before.get(app) ?? 0) + PIECES;
  const completed = () => db.batch.count({ where: { status: 'completed', requestedAt: { gte: since } } });
  const hasFailed = () => history.wrong.length > 0;
  await waitUntil(async () => hasFailed() || (apps.every(isDone) && (await completed()) > 0), {
    what: 'work of every process',
    timeoutMs: HANGS_AFTER_MS,
  });
}

/** Starts one process of each app in `version`, lets them work beside the others, then ends those one by one. */
async function replaceAll(scene: Scene, version: string): Promise<void> {
  const { harness } = scene;
  const former = [...harness.apps];
  for (const name of APPS) await harness.addApp(name, {}, version);
  harness.routeTo(harness.appsOf('api'));
  await whileAllWork(scene);
  harness.routeTo(harness.appsOf('api').filter((api) => !former.includes(api)));
  for (const app of former) await harness.endApp(app);
  await whileAllWork(scene);
}

test('the last release and this version share a database under load, there and back, and no request fails', async () => {
  const release = await lastRelease();
  const violations = await inSeparateHarness(
    {
      checkout: release,
      processes: APPS,
      load: { customers: 4, pauseMs: 700 },
      isQuiet: true,
      // A site may be given up on a busy machine.
      outcomes: 'any',
    },
    async (scene) => {
      const { harness } = scene;
      await harness.db.account.updateMany({ data: { concurrentLimit: CONCURRENT_BATCHES } });
      await whileAllWork(scene);
      await migrate(REPOSITORY, harness.postgres.url);
      await whileAllWork(scene);
      await replaceAll(scene, REPOSITORY);
      await replaceAll(scene, release);
      return harness.upsets.map(({ what }) => `a process of ${what} died`);
    },
  );
  expect(violations).toEqual([]);
  // Two minutes on an idle machine, of which one is for companies whose websites fail three times.
}, 1_200_000);
