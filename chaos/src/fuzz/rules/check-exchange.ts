import { type FuzzRequest, isAsWritten, isWellFormed, placeholdersIn } from '../request';
import { type HttpResponse, headerValues } from '../wire/read-response';
import { type Exchange, isLast } from '../wire/send';
import { agentEnvelopeFaults } from './agent-envelope';
import { responseHeaderFaults } from './response-headers';
import type { DocumentValidator } from './matches-document';
import { errorObjectFaults } from './error-object';
import { type Examined, type Fault, isObject } from './fault';
import { parseJsonBody } from './parse-json-body';
import { leakFaults } from './leaks';

/** What is known about the service besides its responses. */
export interface Knowledge {
  document: DocumentValidator;
  /** Text that no response may contain. */
  hidden: readonly string[];
}

/** The longest that a response may take. */
const SLOW_MS = 5_000;
const JSON_TYPE = /^application\/json(?:; charset=utf-8)?$/;
const AGENT_ENDPOINT = /^\{\{base\}\}\/mcp(?:\?|$)/;
const OPEN = /^\{\{base\}\}\/(?:health|openapi\.json)(?:\?|$)/;

/** Whether the response may be empty: to HEAD, or to an agent's notification. */
function isEmptyByRight({ method, target }: FuzzRequest, { status, body }: HttpResponse): boolean {
  return body.length === 0 && (method === 'HEAD' || (status === 202 && AGENT_ENDPOINT.test(target)));
}

/** Whether the response is a file, as documented: results of a list, or a page of a search as CSV. */
function isFile({ target }: FuzzRequest, response: HttpResponse): boolean {
  const [type = ''] = headerValues(response, 'content-type');
  return (
    response.status === 200 &&
    /^\{\{base\}\}\/(?:lists\/[^/]*\/results|(?:companies|signals)\/search)(?:\?|$)/.test(target) &&
    /^(?:application\/x-ndjson|text\/csv)(?:; charset=utf-8)?$/.test(type)
  );
}

/** The only error response of another shape. Its status alone makes it a fault. */
const isHealth = ({ target }: FuzzRequest, status: number) => status === 503 && OPEN.test(target);

/** Whether the request contains any valid key. */
function carriesKey(request: FuzzRequest): boolean {
  return [...placeholdersIn(request)].some((name) => name.startsWith('key '));
}

function* bodyFaults(examined: Examined): Generator<Fault> {
  const { request, response, body } = examined;
  const { status } = response;
  if (isEmptyByRight(request, response) || isFile(request, response)) return;
  const [type = 'none'] = headerValues(response, 'content-type');
  if (!JSON_TYPE.test(type)) yield { rule: 'JSON', what: `content-type: ${type}` };
  if (body === undefined) {
    yield { rule: 'JSON', what: 'the body is not JSON' };
    return;
  }
  // A request that could not be parsed is refused before its target is known.
  const isUnread = isObject(body) && body['success'] === false;
  const isRpc = isWellFormed(request)
    ? AGENT_ENDPOINT.test(request.target) && !(isUnread && (status === 431 || status === 404))
    : isObject(body) && 'jsonrpc' in body;
  if (isRpc) yield* agentEnvelopeFaults(examined);
  else if (status >= 400 && !isHealth(request, status)) yield* errorObjectFaults(examined);
}

/** Whether the server responded to the bytes after the request before it responded to the request. */
function isOfWhatFollowed({ delivery }: FuzzRequest, response: HttpResponse): boolean {
  return delivery.kind === 'followed' && response.status === 400 && isLast(response);
}

function* responseFaults(
  request: FuzzRequest,
  response: HttpResponse,
  knowledge: Knowledge,
): Generator<Fault> {
  const { status } = response;
  const examined = { request, response, body: parseJsonBody(response.body) };
  if (status >= 500) yield { rule: 'no 5xx', what: `it responded with ${status}` };
  if (status >= 300 && status < 400) yield { rule: 'no 3xx', what: `it responded with ${status}` };
  const isKnown = isAsWritten(request);
  if (isKnown && status < 300 && !carriesKey(request) && !OPEN.test(request.target)) {
    yield { rule: 'key', what: `it responded with ${status} without a valid key` };
  }
  if (isOfWhatFollowed(request, response) && isWellFormed(request)) {
    yield { rule: 'own response', what: 'the response belongs to what followed' };
    return;
  }
  yield* bodyFaults(examined);
  yield* responseHeaderFaults(examined);
  yield* leakFaults(response, knowledge.hidden);
  if (isKnown && !isFile(request, response)) yield* knowledge.document(examined);
}

/** Returns the rules that an exchange breaks. */
export function exchangeFaults(request: FuzzRequest, exchange: Exchange, knowledge: Knowledge): Fault[] {
  const { responses, missing, wasEnded, surplus, slowestMs } = exchange;
  const faults = responses.flatMap((response) => [...responseFaults(request, response, knowledge)]);
  // A client that hangs up is owed no response. Bytes after the last response are not read.
  const mayBeClosed = wasEnded || isLast(responses.at(-1));
  const isUnexplained = missing !== null && !(missing === 'closed' && mayBeClosed);
  if (isUnexplained) faults.push({ rule: 'response', what: `missing: ${missing}` });
  if (surplus.length > 0) faults.push({ rule: 'one response', what: 'more bytes followed the response' });
  if (slowestMs > SLOW_MS) faults.push({ rule: 'in time', what: `it took longer than ${SLOW_MS} ms` });
  return faults;
}
