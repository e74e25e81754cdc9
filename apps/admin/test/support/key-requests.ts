import { setTimeout as delay } from 'node:timers/promises';

const CLIENTS = 16;
/** The pause of each client after a response: up to 200 requests a second in all. */
const PAUSE_MS = 70;

/** Responses to a `changing` key are not judged. */
type KeyState = 'good' | 'changing' | 'revoked';

export interface KeyRequests {
  /** Sets how responses to the key are judged from now on. */
  set(key: string, state: KeyState): void;
  /** Resolves after this many more responses. */
  next(count: number): Promise<void>;
  stop(): Promise<{ sent: number; acceptedAfterRevocation: number; rejectedWhileValid: number }>;
}

/** Sends requests to random processes, half of them with revoked keys, and judges each response. */
export function startKeyRequests(origins: readonly string[]): KeyRequests {
  const states = new Map<string, KeyState>();
  const counts = { sent: 0, acceptedAfterRevocation: 0, rejectedWhileValid: 0 };
  let turn = 0;
  let isStopped = false;

  function nextKey(): string | undefined {
    const keys = [...states];
    const revoked = keys.filter(([, state]) => state === 'revoked').slice(-3);
    const others = keys.filter(([, state]) => state !== 'revoked');
    const chosen = turn % 2 === 0 && revoked.length > 0 ? revoked : others;
    return chosen[Math.floor(turn / 2) % chosen.length]?.[0];
  }

  async function sendRequest(): Promise<void> {
    turn += 1;
    const key = nextKey();
    if (key === undefined) return;
    const origin = origins[Math.floor(Math.random() * origins.length)];
    const before = states.get(key);
    const { status } = await fetch(`${origin}/account/credits`, { headers: { 'x-api-key': key } });
    counts.sent += 1;
    if (before === 'revoked' && states.get(key) === 'revoked' && status !== 401)
      counts.acceptedAfterRevocation += 1;
    if (before === 'good' && states.get(key) === 'good' && status !== 200) counts.rejectedWhileValid += 1;
  }

  async function client(): Promise<void> {
    while (!isStopped) {
      await sendRequest();
      await delay(PAUSE_MS);
    }
  }

  const clients = Array.from({ length: CLIENTS }, client);
  return {
    set(key, state) {
      // Keep the latest key last.
      states.delete(key);
      states.set(key, state);
    },
    async next(count) {
      const target = counts.sent + count;
      while (counts.sent < target) await delay(5);
    },
    async stop() {
      isStopped = true;
      await Promise.all(clients);
      return counts;
    },
  };
}
