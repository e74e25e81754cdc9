import type { ErrorCode, ServiceError } from '@firmlens/contract';

/** Codes of JSON-RPC 2.0; a refusal that is the service's own has the last, and its REST code in `data.error`. */
export const RPC_ERROR_CODES = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internalError: -32603,
  refused: -32000,
} as const;

interface RpcErrorDetails {
  /** Of the HTTP answer; 200 where nothing else is said. */
  status?: number;
  headers?: Readonly<Record<string, string>>;
  /** Fields that go with the code in `data`. */
  extra?: Readonly<Record<string, unknown>>;
}

/** An error that is answered as JSON-RPC has it: `error` is the code that goes into `data`, like REST's. */
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

/** A message that is no request of this protocol. */
export function invalidRequest(message: string, extra: RpcErrorDetails['extra'] = {}): RpcError {
  return new RpcError(RPC_ERROR_CODES.invalidRequest, 'invalid_parameter', message, { status: 400, extra });
}

/** An argument that cannot be taken; the message names it and says what to send instead. `data` can name another code. */
export function invalidArgument(
  field: string,
  message: string,
  data: Readonly<Record<string, unknown>> = {},
): RpcError {
  return new RpcError(RPC_ERROR_CODES.invalidParams, 'invalid_parameter', `${field}: ${message}`, {
    extra: { field, ...data },
  });
}

/** What a refusal of the service is over JSON-RPC. */
export function rpcErrorOf({ code, message, status, extra, headers }: ServiceError): RpcError {
  return new RpcError(RPC_CODES[code] ?? RPC_ERROR_CODES.refused, code, message, {
    status,
    extra: { ...retryAfter(headers), ...extra },
    // A key is what this asks for, by the name that HTTP has for it.
    headers: status === 401 ? { ...headers, 'WWW-Authenticate': 'Bearer realm="firmlens"' } : headers,
  });
}

/** When to come back, in seconds: clients show agents the error, and not the header. */
function retryAfter({ 'Retry-After': seconds }: ServiceError['headers']): { retry_after?: number } {
  return seconds === undefined ? {} : { retry_after: Number(seconds) };
}

const RPC_CODES: Partial<Record<ErrorCode, number>> = {
  invalid_json: RPC_ERROR_CODES.parseError,
  internal_error: RPC_ERROR_CODES.internalError,
};
