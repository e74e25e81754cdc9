import type { HealthResponse } from '@firmlens/contract';
import { type Database, pingDatabase } from '@firmlens/domain';
import type { RequestHandler } from 'express';

/** `GET /health`: 200 if requests can be served, which means that the database responds, else 503. */
export function getHealth({ db }: { db: Database }): RequestHandler {
  return async (_request, response) => {
    const database = await pingDatabase(db);
    const body: HealthResponse = {
      status: database ? 'ok' : 'unavailable',
      service: 'firmlens',
      time: new Date().toISOString(),
      checks: { database },
    };
    response.status(database ? 200 : 503).json(body);
  };
}
