const MINUTE = 60;
const HOUR = 3_600;

/**
 * Formats a time for messages: `1 second`, `90 seconds`, `5 minutes`, `24 hours`. Rounds up, so that nobody
 * who is told to wait comes back too early.
 */
export function formatDuration(seconds: number): string {
  if (seconds < 2 * MINUTE) return counted(seconds, 'second');
  if (seconds < 2 * HOUR) return counted(Math.ceil(seconds / MINUTE), 'minute');
  return counted(Math.ceil(seconds / HOUR), 'hour');
}

function counted(count: number, unit: string): string {
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}
