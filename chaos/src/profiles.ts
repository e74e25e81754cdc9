import type { Fault } from './fault';
import { badReceivers } from './faults/bad-receivers';
import { cachedUnderAttack } from './faults/cached-under-attack';
import { emptyRedis } from './faults/empty-redis';
import { fillDisk } from './faults/fill-disk';
import { fillRedis } from './faults/fill-redis';
import { freezeLeaseHolder } from './faults/freeze-lease-holder';
import { freezePostgres } from './faults/freeze-postgres';
import { freezeRedis } from './faults/freeze-redis';
import { freezeSender } from './faults/freeze-sender';
import { visitHostileTargets } from './faults/hostile-targets';
import { keylessFlood } from './faults/keyless-flood';
import { killAtFailPoints } from './faults/kill-at-fail-points';
import { killBeforeRecord } from './faults/kill-before-record';
import { killEnrichmentWorker } from './faults/kill-enrichment-worker';
import { killPostgres } from './faults/kill-postgres';
import { loseAcceptedResponse } from './faults/lose-accepted-response';
import { loseRedis } from './faults/lose-redis';
import { moreCompaniesThanCredits } from './faults/more-companies-than-credits';
import { moveMoneyAllAtOnce } from './faults/move-money-all-at-once';
import { neverEndingWork } from './faults/never-ending-work';
import { occupyPostgres } from './faults/occupy-postgres';
import { oneCompanyManyAccounts } from './faults/one-company-many-accounts';
import { poisonCompany } from './faults/poison-company';
import { rateLimitAtFourApis } from './faults/rate-limit-at-four-apis';
import { rollingRestart } from './faults/rolling-restart';
import { restorePostgres } from './faults/restore-postgres';
import { rotateKeys } from './faults/rotate-keys';
import { shiftDatabaseClock } from './faults/shift-database-clock';
import { shiftProcessClocks } from './faults/shift-process-clocks';
import { slowAccounts } from './faults/slow-accounts';
import { silentReceivers } from './faults/silent-receivers';

export type ProfileName = 'short' | 'long';

/** Every fault, in the order of injection, with how often each profile injects it. 0 leaves it out. */
export const FAULTS: readonly { fault: Fault; times: Record<ProfileName, number> }[] = [
  { fault: killEnrichmentWorker, times: { short: 1, long: 200 } },
  { fault: loseAcceptedResponse, times: { short: 11, long: 550 } },
  { fault: killAtFailPoints, times: { short: 2, long: 94 } },
  { fault: freezeLeaseHolder, times: { short: 0, long: 50 } },
  { fault: freezeSender, times: { short: 0, long: 4 } },
  { fault: loseRedis, times: { short: 2, long: 20 } },
  { fault: emptyRedis, times: { short: 1, long: 20 } },
  { fault: fillRedis, times: { short: 0, long: 1 } },
  { fault: freezeRedis(8_000), times: { short: 1, long: 0 } },
  { fault: freezeRedis(60_000), times: { short: 0, long: 3 } },
  { fault: killPostgres, times: { short: 1, long: 20 } },
  { fault: freezePostgres, times: { short: 0, long: 3 } },
  { fault: occupyPostgres, times: { short: 1, long: 6 } },
  { fault: shiftProcessClocks, times: { short: 0, long: 8 } },
  { fault: shiftDatabaseClock, times: { short: 0, long: 1 } },
  { fault: fillDisk, times: { short: 0, long: 1 } },
  { fault: restorePostgres, times: { short: 0, long: 1 } },
  { fault: neverEndingWork, times: { short: 0, long: 100 } },
  { fault: killBeforeRecord, times: { short: 2, long: 100 } },
  { fault: visitHostileTargets, times: { short: 0, long: 20 } },
  { fault: cachedUnderAttack, times: { short: 0, long: 1 } },
  { fault: keylessFlood, times: { short: 0, long: 1 } },
  { fault: slowAccounts, times: { short: 0, long: 1 } },
  { fault: poisonCompany, times: { short: 0, long: 10 } },
  { fault: rollingRestart, times: { short: 0, long: 3 } },
  // From here on no process ends, so that measured times are not disturbed.
  { fault: badReceivers, times: { short: 2, long: 50 } },
  { fault: oneCompanyManyAccounts, times: { short: 1_000, long: 10_000 } },
  { fault: moreCompaniesThanCredits, times: { short: 300, long: 10_000 } },
  { fault: moveMoneyAllAtOnce, times: { short: 20, long: 1_000 } },
  { fault: rotateKeys, times: { short: 5, long: 100 } },
  { fault: rateLimitAtFourApis, times: { short: 1, long: 3 } },
  { fault: silentReceivers, times: { short: 0, long: 200 } },
];

/** How busy the customers are meanwhile. */
export const LOAD = { customers: 8, pauseMs: 1_800 };

/** How many fuzzed requests are sent at the end. */
export const FUZZED: Record<ProfileName, number> = { short: 5_000, long: 100_000 };
