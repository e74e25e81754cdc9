/** Limits on connections. `docs/decisions.md` argues the values. */
export interface ConnectionLimits {
  /** Open connections in all. */
  connections: number;
  /** Open connections of one client address. */
  connectionsPerAddress: number;
  /** Unanswered requests on one connection. It is closed at the next one. */
  unansweredRequests: number;
  /** Unanswered requests on all connections. Beyond, a connection is closed at its second one. */
  unansweredInAll: number;
  /** How long the head of a request may take to arrive. */
  headMs: number;
  /** How long a request may take to arrive as a whole. */
  requestMs: number;
  /** A connection on which nothing moves for this long is closed. */
  stalledMs: number;
  /** Bytes of an answer that have to be read in `stalledMs`. A larger answer has as many times as long. */
  bytesPerStalledMs: number;
  /** Bytes of answers that wait to be read, on all connections together. */
  waitingBytes: number;
  /** How often unread answers are looked at. */
  checkMs: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  connections: 2_000,
  connectionsPerAddress: 1_500,
  unansweredRequests: 16,
  unansweredInAll: 500,
  headMs: 10_000,
  requestMs: 30_000,
  stalledMs: 60_000,
  bytesPerStalledMs: 1_048_576,
  waitingBytes: 134_217_728,
  checkMs: 1_000,
};

/** Limits on requests that carry no key which was accepted before. */
export interface StrangerLimits {
  /** Requests of one client address in a window. */
  perWindow: number;
  windowSeconds: number;
  /** Requests of one client address in progress. */
  inFlightPerAddress: number;
  /** Keys that wait to be looked up in PostgreSQL. */
  waitingLookUps: number;
}

export const STRANGER_LIMITS: StrangerLimits = {
  perWindow: 20_000,
  windowSeconds: 10,
  inFlightPerAddress: 1_000,
  waitingLookUps: 1_000,
};
