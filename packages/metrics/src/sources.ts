import { Counter, Gauge, Histogram } from 'prom-client';
import { type Subject, UNREGISTERED } from './subject';

/** `outcome`: `found`, `nothing`, `not_asked` or `failed`. */
export const sourceSeconds = new Histogram({
  name: 'firmlens_source_query_duration_seconds',
  help: 'Time that a source took for one company, its queue included, by outcome',
  labelNames: ['source', 'outcome'],
  buckets: [0.1, 0.5, 2, 10, 30, 120],
  ...UNREGISTERED,
});

export const reusedResponses = new Counter({
  name: 'firmlens_source_reused_responses_total',
  help: 'Queries that a stored response of the source answered',
  labelNames: ['source'],
  ...UNREGISTERED,
});

const hosts = new Gauge({
  name: 'firmlens_source_hosts',
  help: 'Hosts of the source by the state of their circuit breaker; those of the last two hours',
  labelNames: ['source', 'state'],
  ...UNREGISTERED,
});

const waitingTurns = new Gauge({
  name: 'firmlens_source_waiting_turns',
  help: 'Requests of all workers that wait for their turn at the source',
  labelNames: ['source'],
  ...UNREGISTERED,
});

interface HostState {
  name: string;
  state: 'closed' | 'open' | 'trial' | 'paused';
  waiting: number;
}

const STATES = ['closed', 'open', 'trial', 'paused'] as const;

/** What the sources are asked. */
export const SOURCE_QUERIES: Subject = { metrics: [sourceSeconds, reusedResponses] };

/** How the hosts of the sources are. `sourceOf` names the source of a host. */
export function sourceHostMetrics(
  readHosts: () => Promise<readonly HostState[]>,
  sourceOf: (host: string) => string,
): Subject {
  return {
    gauges: [hosts, waitingTurns],
    async read() {
      const states = await readHosts();
      for (const gauge of [hosts, waitingTurns]) gauge.reset();
      for (const { name, state, waiting } of states) {
        const source = sourceOf(name);
        for (const each of STATES) hosts.inc({ source, state: each }, each === state ? 1 : 0);
        waitingTurns.inc({ source }, waiting);
      }
    },
  };
}
