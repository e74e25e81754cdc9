import { isAsWritten } from '../request';
import { headerValues } from '../wire/read-response';
import { type Examined, type Fault, isObject } from './fault';

const COMMON_HEADERS: readonly (readonly [name: string, value: RegExp])[] = [
  ['x-request-id', /^[\w.-]{1,128}$/],
  ['x-api-version', /^1\.0\.0$/],
  ['cache-control', /^no-store$/],
  ['x-content-type-options', /^nosniff$/],
];
const AUTHENTICATED_HEADERS = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'].map(
  (name) => [name, /^\d{1,15}$/] as const,
);

/** Error codes that are returned only once the key has been accepted. */
const AUTHENTICATED_CODES: ReadonlySet<unknown> = new Set([
  'webhook_required',
  'invalid_domain',
  'invalid_module',
  'invalid_filter_value',
  'missing_parameter',
  'insufficient_credits',
  'batch_forbidden',
  'company_not_found',
  'batch_not_found',
  'logo_not_found',
  'data_unavailable',
  'enrichment_in_progress',
  'recently_enriched',
  'no_data_cooldown',
  'enrichment_processing',
  'no_data_found',
  'enrichment_failed',
  'deprecated_parameter',
  'invalid_webhook_url',
  'concurrent_limit_reached',
  'refund_limit_reached',
  'invalid_list',
  'list_not_found',
  'watch_not_found',
  'watch_limit_reached',
  'idempotency_key_reused',
]);

const PUBLIC_PATH = /^\{\{base\}\}\/(?:health|openapi\.json)(?:\?|$)/;

/** Returns the error code of a REST or JSON-RPC response. */
function codeOf(body: unknown): unknown {
  if (!isObject(body)) return undefined;
  const { error } = body;
  return isObject(error) && isObject(error['data']) ? error['data']['error'] : error;
}

/** Checks the headers of every response, and those that only some carry. */
export function responseHeaderFaults({ request, response, body }: Examined): Fault[] {
  const { status } = response;
  const isToAKey =
    (status < 300 && isAsWritten(request) && !PUBLIC_PATH.test(request.target)) ||
    AUTHENTICATED_CODES.has(codeOf(body));
  const due = [
    ...COMMON_HEADERS,
    ...(isToAKey ? AUTHENTICATED_HEADERS : []),
    ...(status === 429 ? [['retry-after', /^[1-9]\d*$/] as const] : []),
    ...(status === 405 ? [['allow', /^[A-Z, ]+$/] as const] : []),
  ];
  return due.flatMap(([name, value]) => {
    const found = headerValues(response, name);
    return found.length === 1 && value.test(found[0] ?? '')
      ? []
      : [{ rule: 'headers', what: `${name}: ${found.length === 0 ? 'missing' : found.join(' | ')}` }];
  });
}
