import type { HostGate, HostLimit, TurnRequest } from '@firmlens/sources';

/**
 * The longest queue that a lookup joins at a host, in ms. Null: none. It only takes a turn that no account
 * waits for.
 */
export type MaxQueueMs = number | null;

/** The gate of one lookup. */
export interface LookupGate extends HostGate {
  /** Whether a request of the lookup got no turn, whatever the reason. */
  hadNoTurn(): boolean;
}

/**
 * Limits the queue that a lookup joins at each host. Only its first request there can find the queue too
 * long: to give up halfway would waste the turns that it has already had.
 */
export function limitQueue(gate: HostGate, maxQueueMs: MaxQueueMs): LookupGate {
  const admittedBy = new Set<string>();
  let hadNoTurn = false;
  return {
    async take(limit, request) {
      const isFirst = !admittedBy.has(limit.name);
      let isAdmitted = false;
      try {
        const turn = await gate.take(limit, isFirst ? firstRequest(limit, request, maxQueueMs) : request);
        isAdmitted = turn.status === 'go';
        return turn;
      } finally {
        if (isAdmitted) admittedBy.add(limit.name);
        else hadNoTurn = true;
      }
    },
    hadNoTurn: () => hadNoTurn,
  };
}

function firstRequest(
  { requestsPerSecond }: HostLimit,
  request: TurnRequest,
  maxQueueMs: MaxQueueMs,
): TurnRequest {
  if (maxQueueMs !== null) return { ...request, withinMs: Math.min(request.withinMs, maxQueueMs) };
  // The host's next turn, if nobody else wants it.
  return { ...request, account: null, withinMs: Math.min(request.withinMs, 1_000 / requestsPerSecond) };
}
