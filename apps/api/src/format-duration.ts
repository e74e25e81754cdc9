/** A time to wait as messages have it: `1 second`, `30 seconds`. */
export function formatDuration(seconds: number): string {
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}
