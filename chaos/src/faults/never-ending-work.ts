import { setTimeout as delay } from 'node:timers/promises';
import type { ReplicaSite } from '@firmlens/replica';
import type { Fault, Scene } from '../fault';
import { inOwnRig } from '../in-own-rig';
import { ask } from '../load/customers';
import { inSeconds } from '../report/in-seconds';

const DEADLINE_SECONDS = 8;
const LATEST_SECONDS = 30;
const LOOK_EVERY_MS = 500;

/** Takes a request, and says nothing. */
const silent: ReplicaSite = () => undefined;

interface Row {
  id: string;
  status: string;
  isRefunded: boolean;
  lateSeconds: number;
}

/** Asks for companies whose websites never answer, and looks at what became of the batches. */
async function askForSilence(
  { rig, history }: Scene,
  domains: readonly string[],
  lateMs: number[],
): Promise<string[]> {
  const account = await rig.openAccount();
  for (const [index, domain] of domains.entries()) {
    const asked = {
      account,
      path: `/company/${domain}?enrich=technology`,
      webhookUrl: rig.world.receiver.url,
    };
    await ask(rig, history, asked, index);
  }
  const violations: string[] = [];
  const running = { domain: { in: [...domains] }, status: { in: ['queued', 'processing'] } };
  while ((await rig.db.batch.count({ where: running })) > 0) await delay(LOOK_EVERY_MS);
  const rows = await rig.db.$queryRaw<Row[]>`
    SELECT id, status, credits_refunded = credits_reserved AS "isRefunded",
           extract(epoch FROM completed_at - deadline_at)::float8 AS "lateSeconds"
    FROM batches WHERE domain = ANY (${domains})`;
  if (rows.length !== domains.length)
    violations.push(`${rows.length} batches of ${domains.length} are on file`);
  for (const { id, status, isRefunded, lateSeconds } of rows) {
    lateMs.push(lateSeconds * 1_000);
    if (status !== 'failed' || !isRefunded || lateSeconds < 0 || lateSeconds > LATEST_SECONDS)
      violations.push(`${id} is ${status}, refunded: ${isRefunded}, ${lateSeconds} s after its deadline`);
  }
  return violations;
}

/** A6: work that never comes to an end; the deadline ends it. */
export const neverEndingWork: Fault = {
  id: 'A6',
  title: `websites never answer, and batches have ${DEADLINE_SECONDS} s`,
  async inject(_scene, times) {
    const domains = Array.from({ length: times }, (_, index) => `silent-${index + 1}.example`);
    const lateMs: number[] = [];
    const violations = await inOwnRig(
      {
        env: { BATCH_DEADLINE_SECONDS: String(DEADLINE_SECONDS) },
        sites: Object.fromEntries(domains.map((domain) => [domain, silent])),
      },
      (scene) => askForSilence(scene, domains, lateMs),
    );
    return {
      injected: times,
      checked: `every batch fails with its refund, within ${LATEST_SECONDS} s of its deadline`,
      figures: `${lateMs.length} of ${times}, after it ${inSeconds(lateMs)}`,
      violations,
    };
  },
};
