import { isJSONRPCErrorResponse } from '@modelcontextprotocol/sdk/types.js';
import type { Request, Response } from 'express';
import { admissionOf } from '../../admission/request-admission';
import { annotateRequestLog } from '../../middleware/request-log';
import { createAgentServer } from '../server';
import type { AgentDeps, ToolCall } from '../tool';
import { validateParams } from './validate-params';
import { handleMessage } from './handle-message';
import { readsOnlyText, validateVersionHeader } from './http-rules';
import { parseMessage } from './parse-message';

/** Responds to one message: to a request with its result, to anything else with 202 and no effect. */
export async function respondToAgent(deps: AgentDeps, request: Request, response: Response): Promise<void> {
  const message = parseMessage(request.body);
  // `initialize` is what negotiates the version.
  if (message?.method !== 'initialize') validateVersionHeader(request);
  if (message === null) {
    response.status(202).end();
    return;
  }
  const params = validateParams(message);
  let failure: { error: unknown } | undefined;
  const server = createAgentServer(deps, callOf(deps, request, response), {
    tool: (tool) => annotateRequestLog(response, { tool }),
    refused: ({ code, message }) => {
      response.locals['error'] = { code, message };
    },
    failed: (error) => {
      failure = { error };
    },
  });
  const reply = await handleMessage(server, params);
  if (failure !== undefined) throw failure.error;
  if (isJSONRPCErrorResponse(reply)) throw new Error(`refused by the library: ${reply.error.message}`);
  response.json(reply);
}

function callOf(deps: AgentDeps, request: Request, response: Response): ToolCall {
  const admission = admissionOf(response);
  const { accountId, series: keySeries } = admission.record;
  let isScan = false;
  return {
    caller: { accountId, keySeries, admission },
    readsOnlyText: readsOnlyText(request),
    queued: (batchId) => {
      isScan = true;
      annotateRequestLog(response, { batchId });
    },
    charged: ({ charged, balance, ledgerSequence }) => {
      // The cost of a scan is recorded with its batch and may be refunded.
      if (!isScan) annotateRequestLog(response, { credits: charged });
      // If Redis is down, the next request reads PostgreSQL.
      deps.cache.putBalance(accountId, ledgerSequence, balance).catch(() => undefined);
    },
  };
}
