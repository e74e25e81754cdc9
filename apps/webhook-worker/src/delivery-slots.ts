/**
 * Concurrent attempts to one host from one process, so that a hanging receiver delays no other host. An
 * account gets another slot only while it has fewer than are left, so it takes four accounts that share a
 * host to block a fifth.
 */
const SLOTS_PER_HOST = 10;

/**
 * The first retry of a delivery that found no slot, and the spacing of retries for the same host or account.
 */
const RETRY_AFTER_MS = 1_000;
const RETRY_SPACING_MS = 20;

/** A slot that has to be released, or when to try again. */
export type SlotOutcome = { release: () => void } | { retryInSeconds: number };

export interface DeliverySlots {
  take(delivery: { url: string; accountId: number }): SlotOutcome;
}

/** Slots used by a host or an account, and when the last delivery that waits for it retries (Unix ms). */
interface SlotUsage {
  taken: number;
  lastBackAt: number;
}

/**
 * Schedules retries in the order of the requests and spaces them, so that many waiting deliveries keep no
 * worker busy.
 */
function scheduleRetry(share: SlotUsage): SlotOutcome {
  const now = Date.now();
  share.lastBackAt = Math.max(now + RETRY_AFTER_MS, share.lastBackAt + RETRY_SPACING_MS);
  return { retryInSeconds: (share.lastBackAt - now) / 1_000 };
}

/**
 * Distributes a process's concurrent attempts, `total` of them. An account gets another slot only while it
 * has fewer than are left. If one account's receivers hang, half of the slots remain for others. If those of
 * two hang, a quarter remains.
 */
export function createDeliverySlots(total: number): DeliverySlots {
  const shares = new Map<string, SlotUsage>();
  let free = total;
  /** Accounts without a slot share one queue while none is left. */
  const withoutSlots: SlotUsage = { taken: 0, lastBackAt: 0 };
  const shareOf = (key: string): SlotUsage => shares.get(key) ?? { taken: 0, lastBackAt: 0 };

  function adjust(key: string, share: SlotUsage, change: 1 | -1): void {
    share.taken += change;
    if (share.taken === 0) shares.delete(key);
    else shares.set(key, share);
  }

  return {
    take({ url, accountId }) {
      const hostKey = `host ${new URL(url).host}`;
      const accountKey = `account ${accountId}`;
      const accountAtHostKey = `${accountKey} at ${hostKey}`;
      const host = shareOf(hostKey);
      const account = shareOf(accountKey);
      const accountAtHost = shareOf(accountAtHostKey);
      if (accountAtHost.taken >= SLOTS_PER_HOST - host.taken)
        return scheduleRetry(accountAtHost.taken === 0 ? host : accountAtHost);
      if (account.taken >= free) return scheduleRetry(account.taken === 0 ? withoutSlots : account);
      const adjustAll = (change: 1 | -1) => {
        free -= change;
        adjust(hostKey, host, change);
        adjust(accountKey, account, change);
        adjust(accountAtHostKey, accountAtHost, change);
      };
      adjustAll(1);
      return { release: () => adjustAll(-1) };
    },
  };
}
