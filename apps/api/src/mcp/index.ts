import { Router } from 'express';
import { requireAdmission } from '../admission/request-admission';
import { allowMethods } from '../middleware/allow-methods';
import { jsonBody } from '../middleware/json-body';
import { answerAgent } from './protocol/answer-agent';
import type { AgentDeps } from './tool';

/** `POST /mcp`: agents, by the Model Context Protocol. One request, one JSON answer; nothing is kept between them. */
export function agentRoute(deps: AgentDeps): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.all('/', allowMethods('POST'), requireAdmission(deps), ...jsonBody, answerAgent(deps));
  return router;
}
