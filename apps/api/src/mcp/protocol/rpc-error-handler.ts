import type { Logger } from '@firmlens/runtime';
import type { ErrorRequestHandler } from 'express';
import { toServiceError } from '../../middleware/error-handler';
import { requestIdOf } from './parse-message';
import { ArgumentError } from '../../search/arguments/argument-error';
import { invalidArgument, RpcError, rpcErrorOf } from './rpc-error';

/**
 * Turns every error into a JSON-RPC response, with the request's id if it could be read. No other place does.
 */
export function rpcErrorHandler(logger: Logger): ErrorRequestHandler {
  return (error: unknown, { body }, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const { code, message, data, status, headers } =
      findRpcError(error) ?? rpcErrorOf(toServiceError(error, logger, response));
    response.locals['error'] = { code: data.error, message };
    response
      .status(status)
      .set(headers)
      .json({ jsonrpc: '2.0', id: requestIdOf(body), error: { code, message, data } });
  };
}

function findRpcError(error: unknown): RpcError | null {
  if (error instanceof ArgumentError) return invalidArgument(error.field, error.message, error.data);
  return error instanceof RpcError ? error : null;
}
