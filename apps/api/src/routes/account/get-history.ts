import {
  type HistoryResponse,
  historyQuerySchema,
  type HistoryQuery,
  ServiceError,
} from '@firmlens/contract';
import { type Database, type LaggingReads, requestHistory } from '@firmlens/domain';
import type { Request, RequestHandler } from 'express';
import { admissionOf } from '../../admission/request-admission';
import type { RequestLogWriter } from '../../background/request-log-writer';
import { singleQueryValue } from '../../middleware/query';
import { toRequestRecord } from './request-record';

function readQuery(request: Request): HistoryQuery {
  const query = { limit: singleQueryValue(request, 'limit'), offset: singleQueryValue(request, 'offset') };
  const result = historyQuerySchema.validate(query);
  if (result.error) throw new ServiceError('invalid_parameter', `${result.error.message}.`);
  return result.value;
}

/** `GET /account/history`: the requests made with the key, newest first. */
export function getHistory({
  db,
  readLagging,
  requestWriter,
}: {
  db: Database;
  readLagging: LaggingReads;
  requestWriter: RequestLogWriter;
}): RequestHandler {
  return async (request, response) => {
    const { limit, offset } = readQuery(request);
    await requestWriter.flush();
    const { requests, total } = await readLagging(db, (from) =>
      requestHistory(from, admissionOf(response).record.series, { limit, offset }),
    );
    const body: HistoryResponse = {
      success: true,
      data: {
        requests: requests.map(toRequestRecord),
        pagination: { total, limit, offset, has_more: offset + requests.length < total },
      },
    };
    response.json(body);
  };
}
