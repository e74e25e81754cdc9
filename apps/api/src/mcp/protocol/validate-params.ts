import {
  CallToolRequestSchema,
  GetPromptRequestSchema,
  InitializeRequestSchema,
  type JSONRPCRequest,
  ListPromptsRequestSchema,
  ListToolsRequestSchema,
  PingRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import type { Message } from './parse-message';
import { invalidArgument, RPC_ERROR_CODES, RpcError } from './rpc-error';

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/** A schema of the protocol's own library. */
interface Schema {
  safeParse: (request: unknown) => { success: boolean; error?: { issues: readonly Issue[] } };
}

/** What each method takes. */
const METHODS: ReadonlyMap<string, Schema> = new Map<string, Schema>([
  ['initialize', InitializeRequestSchema],
  ['ping', PingRequestSchema],
  ['tools/list', ListToolsRequestSchema],
  ['tools/call', CallToolRequestSchema],
  ['prompts/list', ListPromptsRequestSchema],
  ['prompts/get', GetPromptRequestSchema],
]);

/** Fields of every request that are of no use here; the library would refuse the first, and look the other up. */
const PASSED_OVER: ReadonlySet<string> = new Set(['task', '_meta']);

/** The request as the library takes it. Throws -32601 where there is no such method, -32602 naming what is wrong. */
export function validateParams({ id, method, params = {} }: Message): JSONRPCRequest {
  const schema = METHODS.get(method);
  if (schema === undefined) {
    const methods = [...METHODS.keys()];
    throw new RpcError(
      RPC_ERROR_CODES.methodNotFound,
      'not_found',
      `Unknown method. Available methods: ${methods.join(', ')}.`,
      { extra: { methods } },
    );
  }
  const read = schema.safeParse({ method, params });
  if (!read.success) throw firstFault(read.error?.issues ?? []);
  const known = Object.fromEntries(
    Object.entries(params as object).filter(([name]) => !PASSED_OVER.has(name)),
  ) as Record<string, unknown>;
  refuseLostName(known['arguments']);
  return { jsonrpc: '2.0', id, method, params: known };
}

function firstFault(issues: readonly Issue[]): RpcError {
  const [{ path, message } = { path: [], message: 'not valid in the protocol' }] = issues;
  const [, ...within] = path.map(String);
  const field = (within[0] === 'arguments' && within.length > 1 ? within.slice(1) : within).join('.');
  return invalidArgument(field || 'params', `${message}.`);
}

/** An argument of this name would be lost in silence when the library reads the request. */
function refuseLostName(args: unknown): void {
  if (typeof args === 'object' && args !== null && Object.hasOwn(args, '__proto__')) {
    throw invalidArgument('__proto__', 'unknown argument.');
  }
}
