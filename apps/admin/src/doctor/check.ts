/** The outcome of one check. */
export interface Check {
  check: string;
  /** `warn` does not stop the service now. `skip`: it could not be checked because of another failure. */
  status: 'ok' | 'warn' | 'fail' | 'skip';
  /** What was found. Never a secret. */
  found: string;
  /** What to change; null if nothing is wrong. */
  change: string | null;
}

export const ok = (check: string, found: string): Check => ({ check, status: 'ok', found, change: null });
export const warn = (check: string, found: string, change: string): Check => ({
  check,
  status: 'warn',
  found,
  change,
});
export const fail = (check: string, found: string, change: string): Check => ({
  check,
  status: 'fail',
  found,
  change,
});
export const skip = (check: string, found: string): Check => ({ check, status: 'skip', found, change: null });

/** Numbers of the machine that a test can replace. */
export interface Machine {
  now: () => number;
  /** Free and total bytes of the disk that holds a folder. */
  disk: (folder: string) => Promise<{ free: number; total: number }>;
  nodeVersion: string;
}

/** Shortens a message from elsewhere to one line. */
export function oneLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const last = (text.trim().split('\n').at(-1) ?? '').replaceAll(/\s+/g, ' ');
  // Prisma wraps the server's own words.
  return (/Message: `(.+)`/.exec(last)?.[1] ?? last).slice(0, 300);
}

/** Whether a dotted version is at least another. */
export function isAtLeast(version: string, wanted: readonly number[]): boolean {
  const parts = version.replace(/^v/, '').split('.').map(Number);
  for (const [index, part] of wanted.entries()) {
    const given = parts[index] ?? 0;
    if (given !== part) return given > part;
  }
  return true;
}

/** How far two clocks may be apart. */
const CLOCK_WARN_SECONDS = 2;
const CLOCK_FAIL_SECONDS = 30;

/** Compares a server's clock with this machine's, as of before and after the question. */
export function checkClock(
  check: string,
  server: string,
  there: Date,
  [before, after]: readonly [number, number],
): Check {
  const ahead = Math.max(there.getTime() - after, 0) - Math.max(before - there.getTime(), 0);
  const seconds = Math.round(Math.abs(ahead) / 100) / 10;
  if (seconds < CLOCK_WARN_SECONDS) return ok(check, `${server} and this machine show the same time`);
  const found = `${server}'s clock is ${seconds} s ${ahead > 0 ? 'ahead of' : 'behind'} this machine's`;
  const change = 'Synchronise the clocks of both machines (NTP)';
  return seconds < CLOCK_FAIL_SECONDS ? warn(check, found, change) : fail(check, found, change);
}
