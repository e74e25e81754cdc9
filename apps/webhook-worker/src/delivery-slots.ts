/**
 * Attempts that may be under way to one host from one process: a receiver that hangs holds up no other host. An account takes
 * one more of them only while it has fewer than are left: it takes four who share a host to hold up a fifth there.
 */
const SLOTS_PER_HOST = 10;

/** When what found no slot comes back, and how far apart those come back that wait for the same host or account. */
const BACK_AFTER_MS = 1_000;
const BACK_EVERY_MS = 20;

/** A slot with its release, or when to ask again. */
export type SlotOutcome = { release: () => void } | { retryInSeconds: number };

export interface DeliverySlots {
  take(delivery: { url: string; accountId: number }): SlotOutcome;
}

/** What is under way to a host or for an account, and when the last that waits for it comes back (Unix ms). */
interface Share {
  taken: number;
  lastBackAt: number;
}

/** Those that wait come back in the order in which they asked, few at a time: many of them keep no worker busy. */
function placeInLine(share: Share): SlotOutcome {
  const now = Date.now();
  share.lastBackAt = Math.max(now + BACK_AFTER_MS, share.lastBackAt + BACK_EVERY_MS);
  return { retryInSeconds: (share.lastBackAt - now) / 1_000 };
}

/**
 * Shares the attempts out that a process makes at once, `total` of them: an account takes one more only while it has
 * fewer than are left. The receivers of one that hang leave half of the slots to others, those of two a quarter.
 */
export function createDeliverySlots(total: number): DeliverySlots {
  const shares = new Map<string, Share>();
  let left = total;
  /** For the accounts that have none while none is left: they wait in one line. */
  const withoutSlots: Share = { taken: 0, lastBackAt: 0 };
  const shareOf = (key: string): Share => shares.get(key) ?? { taken: 0, lastBackAt: 0 };

  function move(key: string, share: Share, by: 1 | -1): void {
    share.taken += by;
    if (share.taken === 0) shares.delete(key);
    else shares.set(key, share);
  }

  return {
    take({ url, accountId }) {
      const hostKey = `host ${new URL(url).host}`;
      const accountKey = `account ${accountId}`;
      const atHostKey = `${accountKey} at ${hostKey}`;
      const host = shareOf(hostKey);
      const account = shareOf(accountKey);
      const atHost = shareOf(atHostKey);
      if (atHost.taken >= SLOTS_PER_HOST - host.taken) return placeInLine(atHost.taken === 0 ? host : atHost);
      if (account.taken >= left) return placeInLine(account.taken === 0 ? withoutSlots : account);
      const moveAll = (by: 1 | -1) => {
        left -= by;
        move(hostKey, host, by);
        move(accountKey, account, by);
        move(atHostKey, atHost, by);
      };
      moveAll(1);
      return { release: () => moveAll(-1) };
    },
  };
}
