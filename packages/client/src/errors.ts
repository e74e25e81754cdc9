import type { components } from './api-types.ts';

/** The body of a refusal: its code in `error`, and the fields that belong to the code. */
export type ErrorBody = components['schemas']['Error'];

/** What every error of this client extends. */
export abstract class FirmlensError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** The service refused a request. Branch on `code`, never on `message`. */
export class FirmlensApiError extends FirmlensError {
  /** Such as `insufficient_credits`; `unknown` if the answer was not one of this service. */
  readonly code: ErrorBody['error'] | 'unknown';
  readonly status: number;
  /** The fields of the answer, such as `credits_required`. */
  readonly body: Partial<ErrorBody>;
  /** When to ask again, in seconds; null if the service did not say. */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, body: Partial<ErrorBody>, retryAfterSeconds: number | null) {
    super(body.message ?? `The service answered with status ${status}.`);
    this.code = body.error ?? 'unknown';
    this.status = status;
    this.body = body;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The service gave no answer. `cause` says why. */
export class FirmlensConnectionError extends FirmlensError {}

/** What was waited for took longer than the caller was ready to wait. It goes on; look at it again later. */
export class FirmlensTimeoutError extends FirmlensError {
  /** The batch or list that runs; null if it is another account's. */
  readonly id: string | null;

  constructor(what: string, timeoutMs: number, id: string | null) {
    super(`${what} did not end within ${Math.round(timeoutMs / 1_000)} seconds.`);
    this.id = id;
  }
}

/** A webhook is not from the service, or was changed or repeated on its way. */
export class FirmlensSignatureError extends FirmlensError {}
