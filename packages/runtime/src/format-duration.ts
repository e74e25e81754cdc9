const MINUTE = 60;
const HOUR = 3_600;

/**
 * Formats a time for messages: `1 second`, `90 seconds`, `5 minutes`, `23 h 57 min`, `24 hours`. Rounds up, so that
 * nobody who is told to wait comes back too early.
 */
export function formatDuration(seconds: number): string {
  if (seconds < 2 * MINUTE) return counted(seconds, 'second');
  const minutes = Math.ceil(seconds / MINUTE);
  if (seconds < 2 * HOUR) return counted(minutes, 'minute');
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? counted(hours, 'hour') : `${hours} h ${rest} min`;
}

/** Says when a wait ends: `in 23 h 57 min, at 2026-11-27 18:02 UTC`. The minute is rounded up, too. */
export function formatWait(seconds: number, now: Date): string {
  const end = Math.ceil((now.getTime() / 1_000 + seconds) / MINUTE) * MINUTE * 1_000;
  const [day, time] = new Date(end).toISOString().split('T');
  return `in ${formatDuration(seconds)}, at ${day} ${time?.slice(0, 5)} UTC`;
}

function counted(count: number, unit: string): string {
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}
