import autocannon from 'autocannon';

export interface Load {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Responses with another status than expected, and requests without a response. */
  failures: number;
  /** Responses in all. */
  requests: number;
}

export interface LoadOptions {
  seconds: number;
  headers?: Record<string, string>;
  /** Requests a second; as fast as the server responds if omitted. */
  rate?: number;
  /** The request of each call in place of the URL's path and the headers. */
  next?: () => { path: string; headers: Record<string, string> };
  /** The expected status. */
  status?: number;
}

/** How long each round loads a server. Less shows that a benchmark works. */
export const secondsOfLoad = (usual: number): number => Number(process.env['BENCH_LOAD_SECONDS'] ?? usual);

/** Sends requests over 32 connections, which several URLs share equally. */
export async function load(
  url: string | readonly string[],
  { seconds, headers = {}, rate, next, status = 200 }: LoadOptions,
): Promise<Load> {
  const result = await autocannon({
    // It takes several, which its types do not know.
    url: url as string,
    headers,
    connections: 32,
    duration: seconds,
    ...(rate === undefined ? {} : { overallRate: rate }),
    ...(next && { requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }] }),
  });
  const answered = Object.values(result.statusCodeStats ?? {}).reduce((sum, { count = 0 }) => sum + count, 0);
  const expected = result.statusCodeStats?.[`${status}`]?.count ?? 0;
  return {
    perSecond: Math.round(expected / result.duration),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: answered - expected + result.errors + result.timeouts,
    requests: answered,
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
