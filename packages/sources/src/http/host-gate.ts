/** The rate limit of one host, or of a group of hosts with the same owner, across all workers. */
export interface HostLimit {
  /** Name of the limit, mostly the host. */
  name: string;
  requestsPerSecond: number;
  /** Maximum number of concurrent requests. */
  parallel: number;
}

/** A request that waits for its turn. */
export interface TurnRequest {
  /** Whose request it is. Null if nobody waits for it: then its turn comes after those of all accounts. */
  account: string | null;
  /** How long it can wait, in ms. */
  withinMs: number;
  signal: AbortSignal;
}

/** The outcome of an admitted request. */
export interface TurnResult {
  /**
   * Whether there was no response, or one that reports a server-side fault (429 and 5xx). Consecutive faults
   * open the circuit breaker.
   */
  faulty: boolean;
  /** How long no worker may query the host: its `Retry-After`, or the time until its rate limit resets. */
  pauseMs?: number;
}

export type Turn =
  /**
   * Send the request now and report the outcome. Null means that it says nothing about the host, because we
   * gave up or refused.
   */
  | { status: 'go'; leave(end: TurnResult | null): Promise<void> }
  /** No turn is free within the given time. */
  | { status: 'full' }
  /** The circuit breaker is open, or a requested pause lasts longer than the given time. */
  | { status: 'closed'; retryInMs: number };

/**
 * Enforces the rate limits of third-party hosts across all workers. Accounts that wait for a host take turns.
 * Rejects if that is not possible, or on abort.
 */
export interface HostGate {
  take(limit: HostLimit, request: TurnRequest): Promise<Turn>;
}
