import {
  closeRefusals,
  CACHED_RESPONSE_DAYS,
  CHANGE_MONTHS,
  type Database,
  deleteExpiredPanelRows,
  deleteOldAnswers,
  deleteOldAudit,
  deleteOldCachedResponses,
  deleteOldChanges,
  deleteOldExchanges,
  deleteOldHeadcounts,
  deleteOldListEntries,
  deleteOldLooks,
  deleteOldPaidReads,
  deleteOldPostponedQueries,
  deleteOldResponses,
  deleteOldResults,
  deleteOldTasks,
  deleteOldTests,
  deleteOldWatchSignals,
  HEADCOUNT_MONTHS,
  rotateRequestLogPartitions,
  SOURCE_RESPONSE_DAYS,
} from '@firmlens/domain';
import type { Logger } from '@firmlens/runtime';

/** The most pages that retention deletes of a table in one sweep, because the rest of the round waits for it. */
const MAX_PAGES = 20;

export interface RetentionSweepDeps {
  db: Database;
  logger: Logger;
  /** `REQUEST_LOG_RETENTION_MONTHS`. */
  requestLogMonths: number;
  /** `RESULTS_RETENTION_DAYS`. */
  resultsDays: number;
}

/**
 * Creates the partitions for the coming months and deletes data past its retention. What it does not get to is left
 * for the next hour.
 */
export async function sweepRetention({
  db,
  logger,
  requestLogMonths,
  resultsDays,
}: RetentionSweepDeps): Promise<void> {
  const dropped = await rotateRequestLogPartitions(db, requestLogMonths);
  if (dropped.length > 0) logger.info('old months of the request log were deleted', { months: dropped });
  await deleteOldPostponedQueries(db);
  await deleteExpiredPanelRows(db);
  await deletePages(() => closeRefusals(db));
  await deletePages(() => deleteOldAnswers(db));
  await deletePages(() => deleteOldAudit(db, requestLogMonths));
  await deletePages(() => deleteOldResults(db, resultsDays));
  await deletePages(() => deleteOldPaidReads(db, resultsDays));
  await deletePages(() => deleteOldListEntries(db, resultsDays));
  await deletePages(() => deleteOldLooks(db, resultsDays));
  await deletePages(() => deleteOldWatchSignals(db));
  await deletePages(() => deleteOldExchanges(db, resultsDays));
  await deletePages(() => deleteOldTests(db, resultsDays));
  await deletePages(() => deleteOldTasks(db, resultsDays));
  await deletePages(() => deleteOldResponses(db, SOURCE_RESPONSE_DAYS));
  await deletePages(() => deleteOldChanges(db, CHANGE_MONTHS));
  await deletePages(() => deleteOldHeadcounts(db, HEADCOUNT_MONTHS));
  await deletePages(() => deleteOldCachedResponses(db, CACHED_RESPONSE_DAYS));
}

async function deletePages(deletePage: () => Promise<number>): Promise<void> {
  for (let page = 0; page < MAX_PAGES && (await deletePage()) > 0; page += 1);
}
