import { invalidRequest } from './rpc-error';

export type RequestId = string | number;

/** A JSON-RPC request. */
export interface Message {
  id: RequestId;
  method: string;
  params: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isId = (value: unknown): value is RequestId => typeof value === 'string' || Number.isSafeInteger(value);

/** Returns the id to respond with, also on errors, or null if it cannot be read. */
export function requestIdOf(body: unknown): RequestId | null {
  return isObject(body) && isId(body['id']) ? body['id'] : null;
}

/**
 * Parses a request. Returns null for a message that expects no response: a notification, or a client's own
 * response. Throws -32600.
 */
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
