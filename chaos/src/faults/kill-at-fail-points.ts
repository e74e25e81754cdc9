import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '../random';
import { type Trigger, NAMED_POINTS, type NamedPoint } from '../fail-points/named-points';
import type { Fault, Scene } from '../fault';
import { type ApiRequest, sendOnce } from '../load/client';
import type { Account } from '../harness/harness';
import { type App, type AppName, baseUrlOf } from '../harness/app';
import type { SiteKind } from '../harness/simulated-web';

/** Far longer than any point needs: the sweepers run every 4 s. */
const REACHED_WITHIN_MS = 60_000;
const REQUEST_EVERY_MS = 150;

/** The kind of company requested, if it is not a small one. */
const SITES: Partial<Record<Trigger, SiteKind>> = { 'absent company': 'absent', 'lost batch': 'slow' };

/** Expires the lease of one of an account's batches, as if its worker had been silent for 20 s. */
async function loseBatch({ harness }: Scene, { id }: Account): Promise<void> {
  const lost = await harness.db.$executeRaw`
    UPDATE batches SET lease_until = clock_timestamp() - interval '1 s'
    WHERE id IN (SELECT id FROM batches WHERE account_id = ${id}::int AND status = 'processing' AND crashes = 0
                   AND lease_until > clock_timestamp() LIMIT 1)`;
  if (lost > 0) harness.upset('enrichment-worker');
}

/** Keeps doing what makes processes reach a point, until aborted. */
async function drive(
  { harness, history }: Scene,
  what: Trigger,
  { account, app, chance, signal }: { account: Account; app: App; chance: Random; signal: AbortSignal },
): Promise<void> {
  const { receiver } = harness.world;
  const endRefusal = what === 'refused webhook' ? receiver.refusals.begin() : () => undefined;
  const api = app.name === 'api' ? app : undefined;
  const request = (): ApiRequest => {
    if (what === 'agent call') {
      const params = { name: 'search_signals', arguments: {} };
      return {
        account,
        method: 'POST',
        path: '/mcp',
        body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
      };
    }
    const { domain } = chance.pick(harness.world.companiesOf(SITES[what] ?? 'small'));
    return { account, path: `/company/${domain}`, webhookUrl: receiver.url };
  };
  while (!signal.aborted) {
    const at = api ?? chance.pick(harness.appsOf('api').filter((one) => one.isRunning()));
    if (what !== 'time') history.add(await sendOnce(baseUrlOf(at), request()));
    if (what === 'lost batch') await loseBatch({ harness, history }, account);
    await delay(REQUEST_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
  endRefusal();
}

/** Kills a process at a fail point and starts it again. Returns what was wrong. */
async function killAt(
  scene: Scene,
  point: NamedPoint,
  app: App,
  account: Account,
  chance: Random,
): Promise<string[]> {
  const { name, process, at, when, match, found } = point;
  const isOver = new AbortController();
  const { reached } = app.arm({ at, when, match, found, act: 'kill' });
  const driving = drive(scene, point.drive, { account, app, chance, signal: isOver.signal });
  const what = await Promise.race([
    reached,
    driving.then(() => null),
    delay(REACHED_WITHIN_MS, undefined, { signal: isOver.signal }).catch(() => null),
  ]);
  isOver.abort();
  app.kill('SIGKILL');
  await Promise.all([app.ended(), driving]);
  await app.start();
  const within = `within ${REACHED_WITHIN_MS / 1_000} s`;
  return typeof what === 'string' ? [] : [`the ${process} did not reach "${name}" ${within}`];
}

function shuffled<T>(all: readonly T[], chance: Random): T[] {
  const left = [...all];
  return all.flatMap(() => left.splice(chance.int(0, left.length - 1), 1));
}

/** C3: every process dies at every step of its work. */
export const killAtFailPoints: Fault = {
  id: 'C3',
  title: 'a process is killed at a named step of its work',
  async inject(scene, times, chance) {
    const { harness } = scene;
    const account = await harness.openAccount();
    const points = shuffled(NAMED_POINTS, chance);
    const kills = Array.from({ length: times }, (_, index) => points[index % points.length]).filter(
      (point) => point !== undefined,
    );
    const violations: string[] = [];
    const lane = async (name: AppName) => {
      const apps = harness.appsOf(name);
      for (const point of kills.filter(({ process }) => process === name))
        violations.push(...(await killAt(scene, point, chance.pick(apps), account, chance)));
    };
    await Promise.all((['api', 'enrichment-worker', 'webhook-worker'] as const).map(lane));
    return {
      injected: times,
      checked: 'each step is reached; the checks common to all faults hold',
      figures: `${Math.min(times, points.length)} of ${NAMED_POINTS.length} steps`,
      violations,
    };
  },
};
