import { setTimeout as delay } from 'node:timers/promises';

const CLIENTS = 16;
/** The pause of each client after a response: up to 200 requests a second in all. */
const PAUSE_MS = 70;

/** A `changing` key is sent too, and may be accepted or not. */
type KeyState = 'good' | 'changing' | 'over';

export interface KeyRequests {
  /** Sets how responses to the key are judged from now on. */
  set(key: string, standing: KeyState): void;
  /** Resolves once this many more requests have been answered. */
  next(count: number): Promise<void>;
  stop(): Promise<{ sent: number; passedAfterEnd: number; refusedWhileGood: number }>;
}

/** Sends requests to random processes, half of them with revoked keys, and judges each response. */
export function startKeyRequests(origins: readonly string[]): KeyRequests {
  const standings = new Map<string, KeyState>();
  const counts = { sent: 0, passedAfterEnd: 0, refusedWhileGood: 0 };
  let turn = 0;
  let isStopped = false;

  function nextKey(): string | undefined {
    const keys = [...standings];
    const over = keys.filter(([, standing]) => standing === 'over').slice(-3);
    const others = keys.filter(([, standing]) => standing !== 'over');
    const chosen = turn % 2 === 0 && over.length > 0 ? over : others;
    return chosen[Math.floor(turn / 2) % chosen.length]?.[0];
  }

  async function ask(): Promise<void> {
    turn += 1;
    const key = nextKey();
    if (key === undefined) return;
    const origin = origins[Math.floor(Math.random() * origins.length)];
    const before = standings.get(key);
    const { status } = await fetch(`${origin}/account/credits`, { headers: { 'x-api-key': key } });
    counts.sent += 1;
    if (before === 'over' && standings.get(key) === 'over' && status !== 401) counts.passedAfterEnd += 1;
    if (before === 'good' && standings.get(key) === 'good' && status !== 200) counts.refusedWhileGood += 1;
  }

  async function client(): Promise<void> {
    while (!isStopped) {
      await ask();
      await delay(PAUSE_MS);
    }
  }

  const clients = Array.from({ length: CLIENTS }, client);
  return {
    set(key, standing) {
      // Keep the latest key last.
      standings.delete(key);
      standings.set(key, standing);
    },
    async next(count) {
      const until = counts.sent + count;
      while (counts.sent < until) await delay(5);
    },
    async stop() {
      isStopped = true;
      await Promise.all(clients);
      return counts;
    },
  };
}
