import autocannon from 'autocannon';

export interface Load {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Responses other than 200, and requests without a response. */
  failures: number;
}

/**
 * Sends requests to one URL over 32 connections for this many seconds, at `rate` requests a second or as fast
 * as the server responds.
 */
export async function load(
  url: string,
  { seconds, headers = {}, rate }: { seconds: number; headers?: Record<string, string>; rate?: number },
): Promise<Load> {
  const result = await autocannon({
    url,
    headers,
    connections: 32,
    duration: seconds,
    ...(rate === undefined ? {} : { overallRate: rate }),
  });
  return {
    perSecond: Math.round(result.requests.average),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
