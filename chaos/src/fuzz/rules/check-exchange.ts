import { type FuzzRequest, isAsWritten, isWellFormed, namesIn } from '../request';
import { type Answer, headerValues } from '../wire/read-answer';
import { type Exchange, isLast } from '../wire/send';
import { agentEnvelopeFaults } from './agent-envelope';
import { answerHeaderFaults } from './answer-headers';
import type { DocumentValidator } from './matches-document';
import { errorObjectFaults } from './error-object';
import { type Examined, type Fault, isObject } from './fault';
import { parseJsonBody } from './parse-json-body';
import { leakFaults } from './leaks';

/** What is known of the service besides its answers. */
export interface Knowledge {
  document: DocumentValidator;
  /** Texts that no answer may hold. */
  hidden: readonly string[];
}

/** Longest that an answer may take. */
const SLOW_MS = 5_000;
const JSON_TYPE = /^application\/json(?:; charset=utf-8)?$/;
const OF_AGENTS = /^\{\{base\}\}\/mcp(?:\?|$)/;
const OPEN = /^\{\{base\}\}\/(?:health|openapi\.json)(?:\?|$)/;

/** Whether there is nothing to read: of HEAD, and of a notification of an agent. */
function isEmptyByRight({ method, target }: FuzzRequest, { status, body }: Answer): boolean {
  return body.length === 0 && (method === 'HEAD' || (status === 202 && OF_AGENTS.test(target)));
}

/** The one refusal of another shape, which is a fault by its status alone. */
const isHealth = ({ target }: FuzzRequest, status: number) => status === 503 && OPEN.test(target);

/** Whether any good key is in the request. */
function carriesKey(request: FuzzRequest): boolean {
  return [...namesIn(request)].some((name) => name.startsWith('key '));
}

function* bodyFaults(examined: Examined): Generator<Fault> {
  const { request, answer, body } = examined;
  const { status } = answer;
  if (isEmptyByRight(request, answer)) return;
  const [type = 'none'] = headerValues(answer, 'content-type');
  if (!JSON_TYPE.test(type)) yield { rule: 'JSON', what: `content-type: ${type}` };
  if (body === undefined) {
    yield { rule: 'JSON', what: 'the body is no JSON' };
    return;
  }
  // What could not be read as a request is refused before anybody knows what it was aimed at.
  const isUnread = isObject(body) && body['success'] === false;
  const isRpc = isWellFormed(request)
    ? OF_AGENTS.test(request.target) && !(isUnread && (status === 431 || status === 404))
    : isObject(body) && 'jsonrpc' in body;
  if (isRpc) yield* agentEnvelopeFaults(examined);
  else if (status >= 400 && !isHealth(request, status)) yield* errorObjectFaults(examined);
}

/** Whether the server told of what followed the request before it had answered the request. */
function isOfWhatFollowed({ delivery }: FuzzRequest, answer: Answer): boolean {
  return delivery.kind === 'followed' && answer.status === 400 && isLast(answer);
}

function* answerFaults(request: FuzzRequest, answer: Answer, knowledge: Knowledge): Generator<Fault> {
  const { status } = answer;
  const examined = { request, answer, body: parseJsonBody(answer.body) };
  if (status >= 500) yield { rule: 'no 5xx', what: `it responded with ${status}` };
  if (status >= 300 && status < 400) yield { rule: 'no 3xx', what: `it responded with ${status}` };
  const isKnown = isAsWritten(request);
  if (isKnown && status < 300 && !carriesKey(request) && !OPEN.test(request.target)) {
    yield { rule: 'key', what: `it responded with ${status} without a good key` };
  }
  if (isOfWhatFollowed(request, answer) && isWellFormed(request)) {
    yield { rule: 'own answer', what: 'what followed was answered in its place' };
    return;
  }
  yield* bodyFaults(examined);
  yield* answerHeaderFaults(examined);
  yield* leakFaults(answer, knowledge.hidden);
  if (isKnown) yield* knowledge.document(examined);
}

/** What of the rules an exchange breaks. */
export function exchangeFaults(request: FuzzRequest, exchange: Exchange, knowledge: Knowledge): Fault[] {
  const { answers, missing, wasEnded, surplus, slowestMs } = exchange;
  const faults = answers.flatMap((answer) => [...answerFaults(request, answer, knowledge)]);
  // Whoever hangs up is owed no answer, and what follows the last answer is not read.
  const isGone = wasEnded || isLast(answers.at(-1));
  const isOwed = missing !== null && !(missing === 'closed' && isGone);
  if (isOwed) faults.push({ rule: 'answer', what: `there is none: ${missing}` });
  if (surplus.length > 0) faults.push({ rule: 'one answer', what: 'more bytes came behind the answer' });
  if (slowestMs > SLOW_MS) faults.push({ rule: 'in time', what: `it took longer than ${SLOW_MS} ms` });
  return faults;
}
