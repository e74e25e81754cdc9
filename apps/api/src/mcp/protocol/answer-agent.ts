import { AGENT_ROUTE } from '@firmlens/domain';
import {
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCErrorResponse,
  isJSONRPCResultResponse,
  type JSONRPCMessage,
} from '@modelcontextprotocol/sdk/types.js';
import type { RequestHandler } from 'express';
import { admissionOf } from '../../admission/request-admission';
import { describeRequest } from '../../middleware/request-log';
import { createAgentServer } from '../server';
import type { AgentDeps, Call } from '../tool';
import { exchange } from './exchange';
import { RPC, RpcError } from './rpc-error';

/** Answers one message: a request with what it asks for, a notification with 202. */
export function answerAgent(deps: AgentDeps): RequestHandler {
  return async ({ body }, response) => {
    describeRequest(response, { route: AGENT_ROUTE });
    if (isJSONRPCNotification(body) || isJSONRPCResultResponse(body) || isJSONRPCErrorResponse(body)) {
      response.status(202).end();
      return;
    }
    if (!isJSONRPCRequest(body)) {
      throw new RpcError(RPC.invalidRequest, 'This is not a JSON-RPC 2.0 request.', { status: 400 });
    }
    const admission = admissionOf(response);
    const { accountId, series: keySeries } = admission.record;
    const call: Call = {
      caller: { accountId, keySeries, admission },
      queued: (batchId) => describeRequest(response, { batchId }),
      charged: ({ charged, balance, ledgerSequence }) => {
        describeRequest(response, { credits: charged });
        // Without Redis the next request reads PostgreSQL.
        deps.cache.putBalance(accountId, ledgerSequence, balance).catch(() => undefined);
      },
    };
    let status = 200;
    const server = createAgentServer(deps, call, {
      tool: (tool) => describeRequest(response, { tool }),
      refused: ({ code, message }) => {
        response.locals['error'] = { code, message };
      },
      failed: (error) => {
        status = error instanceof RpcError ? error.status : 500;
      },
    });
    const answer: JSONRPCMessage = await exchange(server, body);
    response.status(status).json(answer);
  };
}
