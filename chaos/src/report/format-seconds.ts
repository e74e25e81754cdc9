import { quantile } from './quantile';

/** Formats times in ms for a table: the median and the worst, in seconds. */
export function formatSeconds(times: readonly number[]): string {
  const seconds = (share: number) => (quantile(times, share) / 1_000).toFixed(1);
  return times.length === 0 ? 'none' : `median ${seconds(0.5)} s, worst ${seconds(1)} s`;
}
