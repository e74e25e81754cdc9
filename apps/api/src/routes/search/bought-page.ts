import { type Coverage, SEARCH_PAGE_PRICE, ServiceError } from '@firmlens/contract';
import {
  type Charge,
  chargeForResponse,
  type Database,
  type LaggingReads,
  requireBalance,
  type Transaction,
} from '@firmlens/domain';
import type { Request, RequestHandler, Response } from 'express';
import { admissionOf } from '../../admission/request-admission';
import { answerOnce, digestOf, idempotencyKey, sendJson } from '../../idempotency/idempotency-key';
import { choice } from '../../middleware/query';
import { annotateRequestLog } from '../../middleware/request-log';
import type { SearchReader } from '../../search/search-wording';
import type { CompanyDeps } from '../company/company-deps';
import { REST_WORDING } from './rest-wording';
import { searchRefusal } from './search-query';
import { csvOf, type Row } from './search-csv';

export interface SearchDeps extends CompanyDeps {
  /** The pool that searches share, so that they take no connection from enrichments. */
  agentDb: Database;
  agentReadLagging: LaggingReads;
}

/** What every page of a search has beside its rows. */
interface Page {
  cursor: string | null;
  message: string;
  coverage: Coverage;
  notes: string[];
  price: number;
}

/** A search as an endpoint. */
interface SearchEndpoint<Query, Found extends Page> {
  /** The route that requests and credits count under. */
  route: string;
  parse: (request: Request) => Query;
  /** Returns what reads the page. Throws as the searches of agents do. */
  prepare: (query: Query) => Promise<(tx: Transaction, reader: SearchReader) => Promise<Found>>;
  /** The page as responses show it, with `next_cursor`. */
  dataOf: (found: Found) => { next_cursor: string | null };
  /** The rows of a page, for CSV. */
  rowsOf: (found: Found) => readonly Row[];
  /** The columns of CSV. */
  columns: readonly string[];
}

interface Bought<Found> {
  response: Found;
  charge: Charge;
}

/**
 * Returns the handler of a search: reads a page and charges its price, both or neither. An empty page is free. A page
 * whose Idempotency-Key has an answer is sent again and charged once.
 */
export function searchHandler<Query extends object, Found extends Page>(
  deps: SearchDeps,
  { route, parse, prepare, dataOf, rowsOf, columns }: SearchEndpoint<Query, Found>,
): RequestHandler {
  const { agentDb: db, agentReadLagging: readLagging, cache } = deps;

  const textOf = ({ response: found, charge }: Bought<Found>): string => {
    const { message, coverage, notes } = found;
    return JSON.stringify({
      ...{ success: true, data: dataOf(found), message, coverage, notes },
      ...{ credits_used: charge.charged, credits_remaining: charge.balance },
    });
  };

  async function answer(request: Request, response: Response): Promise<void> {
    const { accountId, series: keySeries } = admissionOf(response).record;
    const format =
      choice(request, 'format', ['json', 'csv']) ??
      (request.accepts(['application/json', 'text/csv']) === 'text/csv' ? 'csv' : 'json');
    const key = idempotencyKey(request);
    if (key !== null && format === 'csv') {
      throw new ServiceError('invalid_parameter', 'An Idempotency-Key keeps JSON only: send format=json.');
    }
    const query = parse(request);
    const read = await prepare(query).catch((error: unknown) => {
      throw searchRefusal(error);
    });
    const reader = { ...deps, readLagging, accountId, wording: REST_WORDING };
    const digest = () => digestOf(['GET', route, JSON.stringify(query)]);
    const idempotent = key === null ? null : { accountId, key, digest: digest() };
    await answerOnce(db, idempotent, response, async (keep) => {
      await requireBalance(db, accountId, SEARCH_PAGE_PRICE);
      const bought = await chargeForResponse(
        db,
        { accountId, keySeries },
        async (tx) => {
          const found = await read(tx, reader);
          return { response: found, price: found.price };
        },
        route,
        async (tx, made) => keep?.(tx, { status: 200, body: textOf(made) }),
      );
      const { charged, balance, ledgerSequence } = bought.charge;
      annotateRequestLog(response, { credits: charged });
      // If Redis is down, the next request reads PostgreSQL.
      cache.putBalance(accountId, ledgerSequence, balance).catch(() => undefined);
      const { cursor } = bought.response;
      response.set({ 'X-Credits-Used': String(charged), 'X-Credits-Remaining': String(balance) });
      if (cursor !== null) response.set('X-Next-Cursor', cursor);
      if (format === 'json') sendJson(response, { status: 200, body: textOf(bought) });
      else response.type('text/csv; charset=utf-8').send(csvOf(columns, rowsOf(bought.response)));
    });
  }

  return async (request, response) => {
    const answered = answer(request, response);
    // A page that was charged appears in the history even if the client disconnects before the response.
    annotateRequestLog(response, { work: answered.catch(() => undefined) });
    await answered;
  };
}
