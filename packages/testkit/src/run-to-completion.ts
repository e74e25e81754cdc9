import { createContext, Script } from 'node:vm';

/** Far beyond what linear work needs on a slow machine, far below what backtracking needs on a fast one. */
const WATCHDOG_MS = 30_000;

/**
 * Returns what the synchronous work returns. Interrupts work that does not end, such as a regular expression that
 * backtracks over hostile text, so that the test fails instead of hanging. Passes on what the work throws.
 */
export function runToCompletion<T>(work: () => T): T {
  return new Script('work()').runInContext(createContext({ work }), { timeout: WATCHDOG_MS }) as T;
}
