import type { Fault } from './fault';
import { killEnrichmentWorker } from './faults/kill-enrichment-worker';

export type ProfileName = 'short' | 'long';

/** Every fault with how often it is done in each profile; 0 leaves it out. In the order in which they are done. */
export const FAULTS: readonly { fault: Fault; times: Record<ProfileName, number> }[] = [
  { fault: killEnrichmentWorker, times: { short: 3, long: 200 } },
];

/** How busy the customers are meanwhile. */
export const LOADS: Record<ProfileName, { customers: number; pauseMs: number }> = {
  short: { customers: 8, pauseMs: 600 },
  long: { customers: 12, pauseMs: 900 },
};
