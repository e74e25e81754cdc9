import type { HostGate, HostLimit } from '@firmlens/sources';

/** The longest queue that a lookup may join at a host, in ms. */
export type MaxQueueMs = (limit: HostLimit) => number;

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
    async take(limit, withinMs, signal) {
      const maxMs = admittedBy.has(limit.name) ? withinMs : Math.min(withinMs, maxQueueMs(limit));
      let isAdmitted = false;
      try {
        const turn = await gate.take(limit, maxMs, signal);
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
