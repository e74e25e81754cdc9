import { ERROR_STATUS, type ErrorCode, ServiceError } from '@firmlens/contract';
import { isDatabaseUnavailable } from '@firmlens/domain';
import type { Logger } from '@firmlens/runtime';
import type { ErrorRequestHandler, Response } from 'express';

/** Retry-After in seconds if the database is unreachable. */
const DATABASE_RETRY_SECONDS = 5;

/** Errors of the body parser, by type. */
const PARSER_ERRORS: Readonly<Record<string, [ErrorCode, string]>> = {
  'entity.too.large': ['payload_too_large', 'The body is larger than'],
  'entity.parse.failed': ['invalid_json', 'The body is not valid JSON.'],
  'entity.verify.failed': ['invalid_json', 'The body is not valid JSON.'],
  'encoding.unsupported': ['unsupported_media_type', 'Compressed bodies are not supported.'],
  'charset.unsupported': ['unsupported_media_type', 'The body must be UTF-8.'],
  'request.size.invalid': ['invalid_json', 'The body does not match its Content-Length.'],
  'request.aborted': ['invalid_json', 'The body is incomplete.'],
};

/** Returns the limit that a body is larger than, for the end of a sentence; nothing for other errors. */
function limitOf(error: unknown): string {
  const isTooLarge = error instanceof Error && 'limit' in error && typeof error.limit === 'number';
  return isTooLarge ? ` ${Math.floor(Number(error.limit) / 1_024)} KB.` : '';
}

/** Returns the error of the published shape for an error of the body parser, or null. */
export function findParserRefusal(error: unknown): ServiceError | null {
  const type = error instanceof Error && 'type' in error && typeof error.type === 'string' ? error.type : '';
  const [code, message] = (Object.hasOwn(PARSER_ERRORS, type) ? PARSER_ERRORS[type] : undefined) ?? [];
  if (!code || !message) return null;
  return new ServiceError(code, `${message}${limitOf(error)}`, { cause: error });
}

/**
 * Converts an error to the one that the caller sees. Unexpected errors become `internal_error` and are
 * logged.
 */
export function toServiceError(error: unknown, logger: Logger, response: Response): ServiceError {
  const refusal = error instanceof ServiceError ? error : findParserRefusal(error);
  if (refusal !== null) return refusal;
  logger.error('request failed', { request_id: response.locals['requestId'], error });
  return new ServiceError('internal_error', 'Something went wrong on our side. Try again.', {
    headers: isDatabaseUnavailable(error) ? { 'Retry-After': String(DATABASE_RETRY_SECONDS) } : {},
  });
}

/** Turns every error into a response of the published shape. No other place does. */
export function errorHandler(logger: Logger): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) {
      logger.error('a response broke off', { request_id: response.locals['requestId'], error });
      next(error);
      return;
    }
    const refusal = toServiceError(error, logger, response);
    response.locals['error'] = { code: refusal.code, message: refusal.message };
    response
      .status(ERROR_STATUS[refusal.code])
      .set(refusal.headers)
      .json({
        success: false,
        error: refusal.code,
        message: refusal.message,
        ...refusal.extra,
        credits_used: 0,
      });
  };
}
