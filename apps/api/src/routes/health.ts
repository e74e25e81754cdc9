import type { HealthAnswer } from '@firmlens/contract';
import { type Database, pingDatabase } from '@firmlens/domain';
import type { RequestHandler } from 'express';

const PING_TIMEOUT_MS = 2_000;

/** `GET /health`: 200 where requests can be served, that is, where the database answers; else 503. */
export function getHealth({ db }: { db: Database }): RequestHandler {
  return async (_request, response) => {
    let timer: NodeJS.Timeout | undefined;
    const overdue = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), PING_TIMEOUT_MS);
    });
    const database = await Promise.race([pingDatabase(db), overdue]);
    clearTimeout(timer);
    const answer: HealthAnswer = {
      status: database ? 'ok' : 'unavailable',
      service: 'firmlens',
      time: new Date().toISOString(),
      checks: { database },
    };
    response.status(database ? 200 : 503).json(answer);
  };
}
