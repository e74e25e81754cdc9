import { ServiceError, type Coverage } from '@firmlens/contract';
import { findCredits } from '@firmlens/domain';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { validateArguments } from './arguments/validate-arguments';
import { findCoverageOfArguments } from './arguments/find-coverage-of-arguments';
import { leanCoverage } from './lean-coverage';
import { invalidArgument } from './protocol/rpc-error';
import { summarizeResult } from './result-text';
import type { AgentDeps, AnyTool, ToolCall, ToolResponse } from './tool';

/**
 * Statuses of errors that end the HTTP request because any further call would fail too. Other errors are tool
 * results.
 */
const REQUEST_LEVEL_STATUSES: ReadonlySet<number> = new Set([401, 402, 429, 500]);

/**
 * Calls a tool and returns its result in the protocol's form. `refused` receives an error that is returned as
 * a result.
 */
export async function runTool(
  deps: AgentDeps,
  call: ToolCall,
  tool: AnyTool,
  args: unknown,
  refused: (error: ServiceError) => void,
): Promise<CallToolResult> {
  validateArguments(tool.input, args);
  try {
    const response = await withBalance(deps, call, await tool.call(deps, call, args as never));
    return toToolResult(response, call.readsOnlyText ? JSON.stringify(response) : summarizeResult(response));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.code === 'invalid_domain')
      throw invalidArgument('domain', error.message, { error: error.code });
    if (REQUEST_LEVEL_STATUSES.has(error.status)) throw error;
    refused(error);
    const { coverage, notes } = await findCoverageOfArguments(
      deps,
      tool.domainsOf(args as never),
      call.caller.accountId,
    );
    const response: ToolResponse<object> = {
      message: error.message,
      fields: { error: error.code, ...error.extra, ...retryAfter(error) },
      coverage,
      notes,
      price: priceIn(error) ?? tool.price.credits,
    };
    const complete = await withBalance(deps, call, response);
    // Some clients show only the text of an error.
    return { ...toToolResult(complete, JSON.stringify(complete)), isError: true };
  }
}

/** Returns what the refused call would have cost, if the error says so. */
function priceIn({ extra }: ServiceError): number | null {
  const required = extra['credits_required'];
  return typeof required === 'number' ? required : null;
}

/** Returns the wait before a retry, if the error says so. */
function retryAfter({ headers }: ServiceError): { retry_after_seconds?: number } {
  const seconds = headers['Retry-After'];
  return seconds === undefined ? {} : { retry_after_seconds: Number(seconds) };
}

/** A complete tool result: the fields that every tool returns and the tool's own. */
export interface CompleteResponse {
  message: string;
  coverage: Coverage;
  notes: string[];
  billing: { price: number; credits_charged: number; credits_remaining: number };
}

async function withBalance(
  { db }: AgentDeps,
  { caller, charged }: ToolCall,
  { message, fields, coverage, notes, price, charge }: ToolResponse<object>,
): Promise<CompleteResponse> {
  if (charge !== undefined) charged(charge);
  const remaining = charge?.balance ?? (await findCredits(db, caller.accountId))?.balance ?? 0;
  const billing = { price, credits_charged: charge?.charged ?? 0, credits_remaining: remaining };
  return { message, ...fields, coverage: leanCoverage(coverage), notes, billing };
}

const toToolResult = (response: CompleteResponse, text: string): CallToolResult => ({
  content: [{ type: 'text', text }],
  structuredContent: { ...response },
});
