import type { ErrorCode, ServiceError } from '@firmlens/contract';

/**
 * JSON-RPC 2.0 error codes. The last is for the service's own refusals, with their REST code in `data.error`.
 */
export const RPC_ERROR_CODES = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internalError: -32603,
  refused: -32000,
} as const;

interface RpcErrorDetails {
  /** HTTP status, 200 by default. */
  status?: number;
  headers?: Readonly<Record<string, string>>;
  /** Fields that accompany the code in `data`. */
  extra?: Readonly<Record<string, unknown>>;
}

/** An error that is sent as JSON-RPC. `error` is the code in `data`, as in REST. */
export class RpcError extends Error {
  readonly code: number;
  readonly data: Readonly<Record<string, unknown>> & { error: string };
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: number,
    error: ErrorCode,
    message: string,
    { status = 200, headers = {}, extra = {} }: RpcErrorDetails = {},
  ) {
    super(message);
    this.name = 'RpcError';
    this.code = code;
    this.data = { error, ...extra };
    this.status = status;
    this.headers = headers;
  }
}

/** Creates the error for a message that is not a valid request of the protocol. */
export function invalidRequest(message: string, extra: RpcErrorDetails['extra'] = {}): RpcError {
  return new RpcError(RPC_ERROR_CODES.invalidRequest, 'invalid_parameter', message, { status: 400, extra });
}

/**
 * Creates the error for an invalid argument. The message names it and says what to send instead. `data` can
 * set another code.
 */
export function invalidArgument(
  field: string,
  message: string,
  data: Readonly<Record<string, unknown>> = {},
): RpcError {
  return new RpcError(RPC_ERROR_CODES.invalidParams, 'invalid_parameter', `${field}: ${message}`, {
    extra: { field, ...data },
  });
}

/** Converts a ServiceError to a JSON-RPC error. */
export function rpcErrorOf({ code, message, status, extra, headers }: ServiceError): RpcError {
  return new RpcError(RPC_CODES[code] ?? RPC_ERROR_CODES.refused, code, message, {
    status,
    extra: { ...retryAfter(headers), ...extra },
    // HTTP requires this header with a 401.
    headers: status === 401 ? { ...headers, 'WWW-Authenticate': 'Bearer realm="firmlens"' } : headers,
  });
}

/** Returns the wait before a retry in seconds: clients show agents the error but not the header. */
function retryAfter({ 'Retry-After': seconds }: ServiceError['headers']): { retry_after?: number } {
  return seconds === undefined ? {} : { retry_after: Number(seconds) };
}

const RPC_CODES: Partial<Record<ErrorCode, number>> = {
  invalid_json: RPC_ERROR_CODES.parseError,
  internal_error: RPC_ERROR_CODES.internalError,
};
