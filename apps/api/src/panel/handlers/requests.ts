import { findRequest, type LoggedRequest, type RequestPlace, searchRequests } from '@firmlens/domain';
import type { LoggedRequest as LoggedRequestBody } from '@firmlens/panel-contract';
import type { Handlers, PanelDeps } from '../call';
import { dayOf } from '../day-of';
import { idOf } from '../id-of';
import { PanelError } from '../panel-error';

type Names = 'GET /requests' | 'GET /requests/:request_ref';

const PAGE = 50;

const refOf = ({ micros, id }: RequestPlace): string => `${micros}-${id}`;

/** Returns the place that a text names, whose form was checked. */
function placeOf(ref: string): RequestPlace {
  const [micros = '', id = ''] = ref.split('-');
  return { micros: BigInt(micros), id: BigInt(id) };
}

function requestBody(request: LoggedRequest): LoggedRequestBody {
  const { batchId, domain } = request;
  return {
    request_ref: refOf(request.place),
    at: request.requestedAt.toISOString(),
    series: request.keySeries,
    method: request.method,
    endpoint: request.endpoint,
    status: request.status,
    duration_ms: Math.round(request.durationMs * 1_000) / 1_000,
    credits: request.credits,
    error_message: request.errorMessage,
    batch: batchId === null ? null : { batch_id: batchId, domain: domain ?? '' },
  };
}

export function requestHandlers({ panelDb, panelReadLagging }: PanelDeps): Pick<Handlers, Names> {
  return {
    'GET /requests': async ({ input, session }) => {
      const { status, method, path, series, from, to, before } = input;
      const filters = {
        statusClass: status === undefined ? null : Number(status[0]),
        method: method ?? null,
        path: path ?? null,
        keySeries: series === undefined ? null : idOf(series),
        from: dayOf('from', from),
        to: dayOf('to', to),
      };
      const page = { before: before === undefined ? null : placeOf(before), limit: PAGE };
      const { requests, next } = await panelReadLagging(panelDb, (db) =>
        searchRequests(db, session.account.accountId, filters, page),
      );
      return { requests: requests.map(requestBody), next: next && refOf(next) };
    },

    'GET /requests/:request_ref': async ({ input, session }) => {
      const request = await panelReadLagging(panelDb, (db) =>
        findRequest(db, session.account.accountId, placeOf(input.request_ref)),
      );
      if (request === null) throw new PanelError('not_found', 'The account has no such request.');
      return requestBody(request);
    },
  };
}
