import type { Fault } from './fault';
import { killAtFailPoints } from './faults/kill-at-fail-points';
import { emptyRedis } from './faults/empty-redis';
import { fillRedis } from './faults/fill-redis';
import { killEnrichmentWorker } from './faults/kill-enrichment-worker';
import { loseAcceptingAnswer } from './faults/lose-accepting-answer';
import { loseRedis } from './faults/lose-redis';

export type ProfileName = 'short' | 'long';

/** Every fault with how often it is done in each profile; 0 leaves it out. In the order in which they are done. */
export const FAULTS: readonly { fault: Fault; times: Record<ProfileName, number> }[] = [
  { fault: killEnrichmentWorker, times: { short: 3, long: 200 } },
  { fault: loseAcceptingAnswer, times: { short: 11, long: 550 } },
  { fault: killAtFailPoints, times: { short: 6, long: 336 } },
  { fault: loseRedis, times: { short: 2, long: 20 } },
  { fault: emptyRedis, times: { short: 1, long: 20 } },
  { fault: fillRedis, times: { short: 1, long: 1 } },
];

/** How busy the customers are meanwhile. */
export const LOADS: Record<ProfileName, { customers: number; pauseMs: number }> = {
  short: { customers: 8, pauseMs: 600 },
  long: { customers: 12, pauseMs: 900 },
};
