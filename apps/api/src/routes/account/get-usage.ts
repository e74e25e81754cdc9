import type { UsageResponse } from '@firmlens/contract';
import { type Database, type LaggingReads, monthlyUsage, recentRequests } from '@firmlens/domain';
import type { RequestHandler } from 'express';
import { admissionOf } from '../../admission/request-admission';
import type { RequestLogWriter } from '../../background/request-log-writer';
import { toRequestRecord } from './request-record';

const RECENT = 20;

/** `GET /account/usage`: the current calendar month in UTC. */
export function getUsage({
  db,
  readLagging,
  requestWriter,
}: {
  db: Database;
  readLagging: LaggingReads;
  requestWriter: RequestLogWriter;
}): RequestHandler {
  return async (_request, response) => {
    const { record, minute, day, nowMs } = admissionOf(response);
    await requestWriter.flush();
    const [month, recent] = await Promise.all([
      readLagging(db, (from) => monthlyUsage(from, record.accountId)),
      readLagging(db, (from) => recentRequests(from, record.accountId, RECENT)),
    ]);
    const body: UsageResponse = {
      success: true,
      data: {
        current_limits: {
          requests_today: day,
          requests_this_minute: minute,
          last_request: new Date(nowMs).toISOString(),
        },
        monthly_usage: {
          requests: month.requests,
          credits_consumed: month.creditsConsumed,
          period: { start: month.start.toISOString(), end: month.end.toISOString() },
        },
        top_endpoints: month.topEndpoints.map(({ endpoint, requests, creditsUsed }) => ({
          endpoint,
          requests,
          credits_used: creditsUsed,
          avg_credits_per_request: requests === 0 ? 0 : Math.round((creditsUsed / requests) * 100) / 100,
        })),
        recent_requests: recent.map((entry) => ({
          ...toRequestRecord(entry),
          error_message: entry.errorMessage,
        })),
      },
    };
    response.json(body);
  };
}
