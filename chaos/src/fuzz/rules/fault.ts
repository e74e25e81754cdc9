import type { FuzzRequest } from '../request';
import type { Answer } from '../wire/read-answer';

/** A rule that a response breaks, and how. */
export interface Fault {
  rule: string;
  what: string;
}

/** A response in the form that the rules check. */
export interface Examined {
  request: FuzzRequest;
  answer: Answer;
  /** Undefined if the body is not JSON. */
  body: unknown;
}

export type Fields = Readonly<Record<string, unknown>>;

/** Whether it is a JSON object. */
export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
