import { type ServiceError } from '@firmlens/contract';

/** Codes of JSON-RPC 2.0; a refusal that is the service's own has the last, and its REST code in `data.error`. */
export const RPC = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internalError: -32603,
  refused: -32000,
} as const;

/** An error that is answered as JSON-RPC has it. The protocol's library reads `code`, `message` and `data`. */
export class RpcError extends Error {
  readonly code: number;
  readonly data: Readonly<Record<string, unknown>>;
  /** Of the HTTP answer. */
  readonly status: number;

  constructor(
    code: number,
    message: string,
    { status = 200, data = {} }: { status?: number; data?: Readonly<Record<string, unknown>> } = {},
  ) {
    super(message);
    this.name = 'RpcError';
    this.code = code;
    this.data = data;
    this.status = status;
  }
}

/** An argument that cannot be taken; the message names it and says what to send instead. */
export function invalidArgument(
  field: string,
  message: string,
  data: Readonly<Record<string, unknown>> = {},
): RpcError {
  return new RpcError(RPC.invalidParams, `${field}: ${message}`, { data: { field, ...data } });
}

/** What a refusal of the service is over JSON-RPC. */
export function rpcErrorOf({ code, message, status, extra }: ServiceError): RpcError {
  const number = status === 500 ? RPC.internalError : RPC.refused;
  return new RpcError(number, message, { status, data: { error: code, ...extra } });
}
