import type { HealthResponse } from '@firmlens/contract';
import { type Database, databaseProblem, pingDatabase } from '@firmlens/domain';
import type { Logger } from '@firmlens/runtime';
import type { RequestHandler } from 'express';
import { shareResult } from '../edge/shared-result';

/** How long an answer of the database counts for all who ask. */
const PROBE_INTERVAL_MS = 1_000;

/** Returns a function that says whether the database has this version's migrations, and logs what it lacks. */
function watchMigrations({ db, logger }: HealthDeps): () => Promise<boolean> {
  let isDone = false;
  let logged: string | null = null;
  return async () => {
    if (isDone) return true;
    const problem = await databaseProblem(db);
    isDone = problem === null;
    if (problem !== null && problem !== logged) logger.warn('requests are not served', { reason: problem });
    logged = problem;
    return isDone;
  };
}

interface HealthDeps {
  db: Database;
  logger: Logger;
}

/**
 * `GET /health`: 200 if requests can be served, which means that the database responds and has been migrated, else 503.
 * The database is asked once a second at most, whoever asks.
 */
export function getHealth(deps: HealthDeps, intervalMs = PROBE_INTERVAL_MS): RequestHandler {
  const isMigrated = watchMigrations(deps);
  const probe = shareResult(async () => (await pingDatabase(deps.db)) && (await isMigrated()), intervalMs);
  return async (_request, response) => {
    const database = await probe();
    const body: HealthResponse = {
      status: database ? 'ok' : 'unavailable',
      service: 'firmlens',
      time: new Date().toISOString(),
      checks: { database },
    };
    response.status(database ? 200 : 503).json(body);
  };
}
