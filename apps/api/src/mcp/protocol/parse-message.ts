import { invalidRequest } from './rpc-error';

export type RequestId = string | number;

/** A request, as JSON-RPC frames it. */
export interface Message {
  id: RequestId;
  method: string;
  params: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isId = (value: unknown): value is RequestId => typeof value === 'string' || Number.isSafeInteger(value);

/** The id to answer with, which errors carry too; null where none can be read. */
export function requestIdOf(body: unknown): RequestId | null {
  return isObject(body) && isId(body['id']) ? body['id'] : null;
}

/** Reads a request; null for what asks for no answer: a notification, or a client's own answer. Throws -32600. */
export function parseMessage(body: unknown): Message | null {
  if (Array.isArray(body)) throw invalidRequest('Batches are not supported: send one request at a time.');
  if (!isObject(body)) throw invalidRequest('A request is a JSON object.');
  const { jsonrpc, method, params } = body;
  if (jsonrpc !== '2.0') throw invalidRequest('jsonrpc: send "2.0".');
  if (method === undefined && ('result' in body || 'error' in body)) return null;
  if (typeof method !== 'string') throw invalidRequest('method: send the name of a method.');
  if (!Object.hasOwn(body, 'id')) return null;
  const id = requestIdOf(body);
  if (id === null) throw invalidRequest('id: send a string or a whole number; omit it from a notification.');
  return { id, method, params };
}
