import { ServiceError } from '@firmlens/contract';
import type { Request, RequestHandler } from 'express';
import { invalidRequest } from './rpc-error';
import { STRUCTURED_SINCE, SUPPORTED_VERSIONS } from './versions';

/**
 * Rejects pages of other sites, which browsers name in the `Origin` header, unless the operator lists them. Other
 * programs send none.
 */
export function requireKnownOrigin({
  baseUrl,
  corsOrigins,
}: {
  baseUrl: string;
  corsOrigins: readonly string[];
}): RequestHandler {
  const known = new Set([new URL(baseUrl).origin, ...corsOrigins]);
  return (request, _response, next) => {
    const origin = request.get('origin');
    if (origin !== undefined && !known.has(origin)) {
      throw new ServiceError('origin_not_allowed', 'Pages of other sites may not call this.');
    }
    next();
  };
}

/** Rejects every method but POST: there is no event stream to GET and no session to DELETE. */
export const requirePost: RequestHandler = ({ method }, _response, next) => {
  if (method === 'POST') {
    next();
    return;
  }
  throw new ServiceError(
    'method_not_allowed',
    `${method} is not allowed here. POST one JSON-RPC request; the response is immediate.`,
    { headers: { Allow: 'POST' } },
  );
};

/** Throws -32600 if the request's header names an unsupported revision of the protocol. */
export function validateVersionHeader(request: Request): void {
  const version = request.get('mcp-protocol-version');
  if (version === undefined || SUPPORTED_VERSIONS.includes(version)) return;
  throw invalidRequest(`MCP-Protocol-Version: send one of ${SUPPORTED_VERSIONS.join(', ')}, or none.`, {
    supported: SUPPORTED_VERSIONS,
  });
}

/**
 * Whether the client may read results only as text: it says so with `?text=full`, or names no revision that
 * has structured content.
 */
export function readsOnlyText(request: Request): boolean {
  const version = request.get('mcp-protocol-version');
  return request.query['text'] === 'full' || version === undefined || version < STRUCTURED_SINCE;
}
