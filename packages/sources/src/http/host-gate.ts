/** How fast one host, or one group of hosts of the same owner, may be asked by all workers together. */
export interface HostLimit {
  /** Names the limit: mostly the host. */
  name: string;
  requestsPerSecond: number;
  /** Requests in flight at the same time. */
  parallel: number;
}

/** How a request that was let through ended. */
export interface TurnResult {
  /** No answer, or one that tells of a fault on the other side (429 and 5xx). Faults in a row open the circuit breaker. */
  faulty: boolean;
  /** Nobody asks for so long: the other side's `Retry-After`, or the rest of a time whose requests are used up. */
  pauseMs?: number;
}

export type Turn =
  /** Ask now, and say afterwards how it ended; null where that tells nothing of the host, because we gave up or refused. */
  | { status: 'go'; leave(end: TurnResult | null): Promise<void> }
  /** No turn comes within the time that was given. */
  | { status: 'full' }
  /** The circuit breaker is open, or a pause that was asked for lasts longer than the time that was given. */
  | { status: 'closed'; retryInMs: number };

/** Keeps the limits of third-party hosts for all workers together. Rejects where that cannot be done, or on abort. */
export interface HostGate {
  take(limit: HostLimit, withinMs: number, signal: AbortSignal): Promise<Turn>;
}
