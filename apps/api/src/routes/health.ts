import type { HealthResponse } from '@firmlens/contract';
import { type Database, pingDatabase } from '@firmlens/domain';
import type { RequestHandler } from 'express';
import { shareResult } from '../edge/shared-result';

/** How long an answer of the database counts for all who ask. */
const PROBE_INTERVAL_MS = 1_000;

/**
 * `GET /health`: 200 if requests can be served, which means that the database responds, else 503. The
 * database is asked once a second at most, whoever asks.
 */
export function getHealth({ db }: { db: Database }, intervalMs = PROBE_INTERVAL_MS): RequestHandler {
  const probe = shareResult(() => pingDatabase(db), intervalMs);
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
