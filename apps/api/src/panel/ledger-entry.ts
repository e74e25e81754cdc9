import type { LedgerEntry } from '@firmlens/domain';
import type { LedgerEntry as LedgerEntryBody } from '@firmlens/panel-contract';

/** Returns an entry as pages show it. */
export function ledgerEntryBody(entry: LedgerEntry): LedgerEntryBody {
  const { sequence, writtenAt, kind, amount, balanceAfter, period, batchId, domain } = entry;
  return {
    sequence,
    at: writtenAt.toISOString(),
    kind,
    amount,
    balance_after: balanceAfter,
    period,
    batch: batchId === null ? null : { batch_id: batchId, domain: domain ?? '' },
  };
}
