import type { FuzzRequest } from '../request';
import type { HttpResponse } from '../wire/read-response';

/** A rule that a response breaks, and how. */
export interface Fault {
  rule: string;
  what: string;
}

/** A response in the form that the rules check. */
export interface Examined {
  request: FuzzRequest;
  response: HttpResponse;
  /** Undefined if the body is not JSON. */
  body: unknown;
}

export type Fields = Readonly<Record<string, unknown>>;

/** Whether it is a JSON object. */
export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
