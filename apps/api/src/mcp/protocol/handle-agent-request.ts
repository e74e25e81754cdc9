import { AGENT_ROUTE } from '@firmlens/domain';
import type { RequestHandler } from 'express';
import { annotateRequestLog } from '../../middleware/request-log';
import type { AgentDeps } from '../tool';
import type * as agentsModule from './respond-to-agent';

/** Loads the protocol and the tools, a sixth of all code of the API. Later calls return at once. */
export const loadAgents = () => require('./respond-to-agent') as typeof agentsModule;

/**
 * Responds to one message: to a request with its result, to anything else with 202 and no effect. Loads what this takes
 * if nothing else has.
 */
export function handleAgentRequest(deps: AgentDeps): RequestHandler {
  return (request, response) => {
    const answered = loadAgents().respondToAgent(deps, request, response);
    annotateRequestLog(response, { route: AGENT_ROUTE, work: answered.catch(() => undefined) });
    return answered;
  };
}
