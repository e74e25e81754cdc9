import { isPublished } from './error-object';
import { type Examined, type Fault, type Fields, isObject } from './fault';

/** JSON-RPC codes with their HTTP status. Null if the code in `data` determines it. */
const STATUS_OF_CODE: ReadonlyMap<unknown, number | null> = new Map([
  [-32700, 400],
  [-32600, 400],
  [-32601, 200],
  [-32602, 200],
  [-32603, 500],
  [-32000, null],
]);
const COVERAGE = new Set(['fresh', 'stale', 'scanning', 'no_data', 'not_indexed', 'not_applicable']);

/** Returns the posted message, or undefined if the bytes may not be one. */
function sentMessage({ request: { body, headers, delivery } }: Examined): unknown {
  if (body === null || body.encoding !== 'utf8' || delivery.kind === 'corrupt' || delivery.kind === 'cut') {
    return undefined;
  }
  // A placeholder could be the id.
  if (
    body.text.includes('{{') ||
    headers.some(([name]) => /^content-/i.test(name) && name !== 'Content-Type')
  ) {
    return undefined;
  }
  try {
    // UTF-8 has no lone surrogates: they were sent as U+FFFD.
    return JSON.parse(body.text.toWellFormed()) as unknown;
  } catch {
    return undefined;
  }
}

const idOf = (message: unknown): unknown => {
  const id = isObject(message) && Object.hasOwn(message, 'id') ? message['id'] : null;
  return typeof id === 'string' || Number.isSafeInteger(id) ? id : null;
};

/** Checks what every tool response carries as fields, and that the text has them or at least begins like them. */
function* toolFaults({ structuredContent: fields, content, isError }: Fields): Generator<string, void> {
  if (!isObject(fields)) {
    yield 'structured content is missing';
    return;
  }
  const [first] = Array.isArray(content) ? (content as unknown[]) : [];
  const { message, coverage, notes, billing, error } = fields;
  const text = isObject(first) ? first['text'] : undefined;
  const isSummary = isError !== true && String(text).startsWith(`${String(message)}\n`);
  if (text !== JSON.stringify(fields) && !isSummary) yield 'the text differs from the structured content';
  if (!isObject(coverage) || !COVERAGE.has(String(coverage['status']))) yield 'coverage is missing';
  if (!Array.isArray(notes)) yield 'notes are missing';
  const { price, credits_charged: charged, credits_remaining: left } = isObject(billing) ? billing : {};
  if (![price, charged, left].every((credits) => Number.isInteger(credits) && Number(credits) >= 0)) {
    yield 'billing is missing';
    return;
  }
  if (Number(charged) > Number(price)) yield 'the charge exceeds the price';
  if (isError === true && charged !== 0) yield 'a refusal was charged';
  if ((isError === true) !== (typeof error === 'string')) yield '`isError` and `error` disagree';
}

function* resultFaults(result: unknown): Generator<string, void> {
  if (!isObject(result)) {
    yield 'the result is not an object';
    return;
  }
  if ('content' in result) yield* toolFaults(result);
}

function* errorFaults(error: unknown, status: number): Generator<string, void> {
  if (!isObject(error) || Object.keys(error).sort().join() !== 'code,data,message') {
    yield 'the error is not {code, message, data}';
    return;
  }
  const { code, message, data } = error;
  if (typeof message !== 'string' || message === '') yield 'the error has no message';
  const ofCode = STATUS_OF_CODE.get(code);
  const reason = isObject(data) ? data['error'] : undefined;
  if (ofCode === undefined) yield `${JSON.stringify(code)} is not a JSON-RPC code`;
  else if (ofCode !== null && ofCode !== status) yield `${JSON.stringify(code)} came with ${status}`;
  // Message errors returned with 200 use codes that are published for 4xx.
  const statuses = status === 200 ? [400, 404] : [status];
  if (!statuses.some((each) => isPublished(reason, each))) {
    yield `${JSON.stringify(reason)} is not a code of ${status}`;
  }
}

function* envelopeFaults(examined: Examined): Generator<string, void> {
  const { response, body } = examined;
  const { status } = response;
  const sent = sentMessage(examined);
  if (status === 202) {
    if (response.body.length > 0) yield 'a 202 has a body';
    if (isObject(sent) && 'id' in sent && 'method' in sent)
      yield 'a request got the response of a notification';
    return;
  }
  if (!isObject(body)) {
    yield 'it is not an object';
    return;
  }
  const { jsonrpc, id, result, error } = body;
  if (jsonrpc !== '2.0') yield '`jsonrpc` is not 2.0';
  const keys = Object.keys(body).sort().join();
  if (keys !== 'id,jsonrpc,result' && keys !== 'error,id,jsonrpc') yield `its fields are ${keys}`;
  // If the body was refused unread, there is no id to respond with.
  if (sent !== undefined && id !== idOf(sent) && id !== null) yield 'it has the id of another request';
  if (result !== undefined) {
    if (status !== 200) yield `a result came with ${status}`;
    if (id === null) yield 'a result has no id';
    if (sent !== undefined && id !== idOf(sent)) yield 'the id of the request is missing';
    yield* resultFaults(result);
  } else yield* errorFaults(error, status);
}

/** Checks a response against the rules of JSON-RPC and of the agent endpoint. */
export function agentEnvelopeFaults(examined: Examined): Fault[] {
  return [...envelopeFaults(examined)].map((what) => ({ rule: 'agent envelope', what }));
}
