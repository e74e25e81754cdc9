import { setTimeout as delay } from 'node:timers/promises';

export interface WaitUntilOptions {
  /** Default 20 ms. Longer where each look counts as a request of an account. */
  everyMs?: number;
  /** Default 180 s: a shared machine can be slow, and a condition that holds costs no wait. */
  timeoutMs?: number;
  /** Completes the sentence "Waited … for …". */
  what: string;
}

/** Polls until the condition returns something truthy, and returns that. Throws after the time limit. */
export async function waitUntil<T>(
  condition: () => T | Promise<T>,
  { everyMs = 20, timeoutMs = 180_000, what }: WaitUntilOptions,
): Promise<Exclude<T, false | null | undefined | 0 | ''>> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const result = await condition();
    if (result) return result as Exclude<T, false | null | undefined | 0 | ''>;
    if (performance.now() > deadline) throw new Error(`Waited ${timeoutMs} ms for ${what}`);
    await delay(everyMs);
  }
}
