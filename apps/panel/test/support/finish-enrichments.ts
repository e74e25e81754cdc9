import {
  advanceLists,
  advanceWatches,
  claimBatch,
  type Database,
  finishModule,
  storeCollectedEvidence,
  tellSignals,
} from '@firmlens/domain';
import { waitUntil } from '@firmlens/testkit';

const DAY_SECONDS = 86_400;
const RULES = {
  ...{ freshnessSeconds: DAY_SECONDS, cooldownSeconds: DAY_SECONDS },
  ...{ deadlineSeconds: 1_800, refundsPerHour: 1_000 },
};
const SILENT = { onBegun: () => undefined, onOwed: () => undefined };

interface Wanted {
  accountId: number;
  /** How many run. */
  count: number;
  /** The events that are found about each company. */
  highlights?: readonly object[];
}

/** Waits until an account has so many enrichments that run, ends them as a worker does, and begins what follows. */
export async function finishEnrichments(
  db: Database,
  { accountId, count, highlights = [] }: Wanted,
): Promise<void> {
  const queued = () => db.batch.findMany({ where: { accountId, status: 'queued' }, select: { id: true } });
  await waitUntil(async () => (await queued()).length === count, { what: `${count} enrichments` });
  for (const { id } of await queued()) {
    const batch = await claimBatch(db, id);
    if (batch === null) throw new Error(`${id} cannot be claimed`);
    await storeCollectedEvidence(db, batch, [], []);
    for (const module of ['company', ...batch.modules] as const) {
      const data = module === 'company' ? { name: `Firm ${batch.domain}` } : {};
      const signals = module === 'signals' ? { highlights_count: highlights.length, highlights } : {};
      await finishModule(db, batch, module, { ...data, ...signals });
    }
  }
  await takeSteps(db);
}

/** Takes the steps of lists and watches that are due, as every process does. */
export async function takeSteps(db: Database): Promise<void> {
  const { signal } = new AbortController();
  await tellSignals(db, DAY_SECONDS, signal);
  await advanceWatches(db, signal);
  await advanceLists(db, RULES, SILENT, signal);
  await advanceWatches(db, signal);
}
