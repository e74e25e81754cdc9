import type { Logger } from '@firmlens/runtime';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { requireAdmission } from '../admission/request-admission';
import { anyJsonBody } from '../middleware/json-body';
import { handleAgentRequest } from './protocol/handle-agent-request';
import { requireKnownOrigin, requirePost } from './protocol/http-rules';
import { rpcErrorHandler } from './protocol/rpc-error-handler';
import type { AgentDeps } from './tool';

export { loadAgents } from './protocol/handle-agent-request';

/**
 * The body is parsed before the key is checked, so that errors can carry its id. A parse error is held back
 * until the key has been accepted.
 */
const keepFault: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  response.locals['bodyFault'] = { error };
  next();
};

const refuseFault: RequestHandler = (_request, response, next) => {
  const fault = response.locals['bodyFault'] as { error: unknown } | undefined;
  if (fault !== undefined) throw fault.error;
  next();
};

/**
 * `POST /mcp`: agents, over the Model Context Protocol. One request, one JSON response, no state in between.
 */
export function agentRoute(
  deps: AgentDeps & { logger: Logger; corsOrigins: readonly string[] },
): (RequestHandler | ErrorRequestHandler)[] {
  return [
    ...anyJsonBody,
    keepFault,
    requireKnownOrigin(deps),
    requirePost,
    requireAdmission(deps),
    refuseFault,
    handleAgentRequest(deps),
    rpcErrorHandler(deps.logger),
  ];
}
