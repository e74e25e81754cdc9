import { ServiceError, type ErrorCode } from '@firmlens/contract';
import { isDatabaseUnavailable, PasswordsBusy } from '@firmlens/domain';
import { PANEL_ERROR_STATUS, type PanelErrorBody, type PanelErrorCode } from '@firmlens/panel-contract';
import type { Logger } from '@firmlens/runtime';
import type { ErrorRequestHandler } from 'express';
import { findParserRefusal } from '../middleware/error-handler';

interface Details {
  /** Message by field of the input. */
  fields?: Readonly<Record<string, string>>;
  /** Seconds. */
  retryAfter?: number;
}

/** An error for the person who uses the panel. `message` is safe to show. */
export class PanelError extends Error {
  constructor(
    readonly code: PanelErrorCode,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
  }
}

/** Seconds after which to try again while PostgreSQL or Redis is down. */
const OUTAGE_RETRY_SECONDS = 5;

export const unavailable = () =>
  new PanelError('unavailable', 'The service is not available at the moment. Try again.', {
    retryAfter: OUTAGE_RETRY_SECONDS,
  });

/** For a session or a password that ended while the request ran, or a proof that was used meanwhile. */
export const ended = () => new PanelError('sign_in_required', 'Sign in to continue.');

/** The panel's codes for refusals of the API's own middleware. Others are invalid input. */
const CODES: Partial<Record<ErrorCode, PanelErrorCode>> = {
  not_found: 'not_found',
  company_not_found: 'not_found',
  enrichment_in_progress: 'conflict',
  recently_enriched: 'conflict',
  no_data_cooldown: 'conflict',
  insufficient_credits: 'conflict',
  concurrent_limit_reached: 'conflict',
  refund_limit_reached: 'conflict',
  subscription_required: 'conflict',
  list_not_found: 'not_found',
  data_unavailable: 'not_found',
  list_ended: 'conflict',
  watch_limit_reached: 'conflict',
  rate_limit_exceeded: 'too_many_attempts',
};

/** Returns the panel's form of an error that a middleware, the router or the file server threw, or null. */
function findRefusal(error: unknown): PanelError | null {
  if (error instanceof PanelError) return error;
  if (error instanceof PasswordsBusy) {
    return new PanelError('too_many_attempts', 'Many people are signing in. Try again.', { retryAfter: 1 });
  }
  if (isDatabaseUnavailable(error)) return unavailable();
  const refusal = error instanceof ServiceError ? error : findParserRefusal(error);
  if (refusal !== null) {
    const retryAfter = refusal.extra['retry_after'];
    return new PanelError(
      CODES[refusal.code] ?? 'invalid_input',
      refusal.message,
      typeof retryAfter === 'number' ? { retryAfter } : {},
    );
  }
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 403 || status === 404) return new PanelError('not_found', 'There is no such page.');
  return typeof status === 'number' && status >= 400 && status < 500
    ? new PanelError('invalid_input', 'This address is not valid.')
    : null;
}

/** Turns every error of the panel into a response. No other place does. */
export function panelErrorHandler(logger: Logger): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const refusal = findRefusal(error);
    if (refusal === null) logger.error('request failed', { request_id: response.locals['requestId'], error });
    const { code, message, details } =
      refusal ?? new PanelError('internal_error', 'Something went wrong on our side. Try again.');
    const { fields, retryAfter } = details;
    const body: PanelErrorBody = {
      error: code,
      message,
      ...(fields === undefined ? {} : { fields }),
      ...(retryAfter === undefined ? {} : { retry_after: retryAfter }),
    };
    response.locals['error'] = { code, message };
    if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
    response.status(PANEL_ERROR_STATUS[code]).json(body);
  };
}
