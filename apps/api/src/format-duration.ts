/** Formats a waiting time for messages: `1 second`, `30 seconds`. */
export function formatDuration(seconds: number): string {
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}
