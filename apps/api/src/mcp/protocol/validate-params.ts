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

/** A schema of the protocol library. */
interface Schema {
  safeParse: (request: unknown) => { success: boolean; error?: { issues: readonly Issue[] } };
}

/** Supported methods with the schemas of their parameters. */
const METHODS: ReadonlyMap<string, Schema> = new Map<string, Schema>([
  ['initialize', InitializeRequestSchema],
  ['ping', PingRequestSchema],
  ['tools/list', ListToolsRequestSchema],
  ['tools/call', CallToolRequestSchema],
  ['prompts/list', ListPromptsRequestSchema],
  ['prompts/get', GetPromptRequestSchema],
]);

/** Fields of any request that are ignored here. The library would reject the first and look up the second. */
const IGNORED_PARAMS: ReadonlySet<string> = new Set(['task', '_meta']);

/**
 * Validates a request and returns it in the library's form. Throws -32601 for an unknown method, or -32602
 * naming the fault.
 */
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
  const parsed = schema.safeParse({ method, params });
  if (!parsed.success) throw firstFault(parsed.error?.issues ?? []);
  const known = Object.fromEntries(
    Object.entries(params as object).filter(([name]) => !IGNORED_PARAMS.has(name)),
  ) as Record<string, unknown>;
  rejectProtoArgument(known['arguments']);
  return { jsonrpc: '2.0', id, method, params: known };
}

function firstFault(issues: readonly Issue[]): RpcError {
  const [{ path, message } = { path: [], message: 'not valid in the protocol' }] = issues;
  const [, ...within] = path.map(String);
  const field = (within[0] === 'arguments' && within.length > 1 ? within.slice(1) : within).join('.');
  return invalidArgument(field || 'params', `${message}.`);
}

/** Rejects an argument that the library would silently lose when it reads the request. */
function rejectProtoArgument(args: unknown): void {
  if (typeof args === 'object' && args !== null && Object.hasOwn(args, '__proto__')) {
    throw invalidArgument('__proto__', 'unknown argument.');
  }
}
