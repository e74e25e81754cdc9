import type { Span } from '../spans';

const CHECK_EVERY_MS = 100;
/** Any busy machine has shorter pauses. */
const PAUSE_MS = 1_000;

/** Returns when the whole machine stood still, up to now. */
export type Pauses = () => readonly Span[];

/**
 * Records when the whole machine stood still, as a shared machine may: this process should have run, was not
 * scheduled, and used next to no CPU time. During a pause every timeout in the service keeps running, and
 * nothing that it waits for arrives.
 */
export function watchMachine(): { pauses: Pauses; stop: () => void } {
  const spans: Span[] = [];
  let [lastAt, lastCpu] = [performance.now(), process.cpuUsage()];
  const look = () => {
    const { user, system } = process.cpuUsage(lastCpu);
    const [pausedMs, busyMs] = [performance.now() - lastAt, (user + system) / 1_000];
    if (pausedMs > PAUSE_MS && busyMs < pausedMs / 10)
      spans.push({ from: Date.now() - pausedMs, until: Date.now() });
    [lastAt, lastCpu] = [performance.now(), process.cpuUsage()];
  };
  const timer = setInterval(look, CHECK_EVERY_MS).unref();
  return {
    // What arrived during a pause may be read before the next check.
    pauses: () => {
      look();
      return spans;
    },
    stop: () => clearInterval(timer),
  };
}
