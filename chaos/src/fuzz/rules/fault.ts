import type { FuzzRequest } from '../request';
import type { Answer } from '../wire/read-answer';

/** A rule that an answer breaks, and how. */
export interface Fault {
  rule: string;
  what: string;
}

/** An answer as the rules look at it. */
export interface Examined {
  request: FuzzRequest;
  answer: Answer;
  /** Undefined where the body is no JSON. */
  body: unknown;
}

export type Fields = Readonly<Record<string, unknown>>;

/** Whether it is a JSON object. */
export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
