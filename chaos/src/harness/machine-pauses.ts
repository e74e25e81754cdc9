import type { Span } from '../spans';

const LOOK_EVERY_MS = 100;
/** Less is what any busy machine does. */
const PAUSE_MS = 1_000;

/** When the whole machine stood still until now. */
export type Pauses = () => readonly Span[];

/**
 * Notes when the whole machine stood still, as one does that others share: this process should have run, was not let, and had
 * next to nothing to do. Every patience in the service goes on to run then, and nothing that it waits for comes.
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
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return {
    // What came in meanwhile may be read before the next look.
    pauses: () => {
      look();
      return spans;
    },
    stop: () => clearInterval(timer),
  };
}
