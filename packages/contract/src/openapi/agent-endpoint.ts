import type { TSchema } from '@sinclair/typebox';
import { AgentErrorSchema, AgentRequestSchema, AgentResultSchema } from '../agent-messages';
import { schemaRef } from './components';
import { examplesOf } from './examples';
import { HEADER_KEY } from './parameters';
import { emptyResponse, errorResponses, JSON_RPC, response } from './responses';

/** The schemas of the messages between agents and the service. */
export const AGENT_SCHEMAS: readonly TSchema[] = [AgentRequestSchema, AgentResultSchema, AgentErrorSchema];

const agent = {
  post: {
    operationId: 'callAgentEndpoint',
    summary: 'Call agent tools and prompts',
    description:
      'The endpoint of agents, in the Model Context Protocol. One JSON-RPC 2.0 request, one JSON response: no streams, sessions or batches. Revision 2025-06-18. The methods are ' +
      '`initialize`, `ping`, `tools/list`, `tools/call`, `prompts/list` and `prompts/get`; the endpoint lists its tools and prompts, ' +
      'their arguments and their prices.',
    security: HEADER_KEY,
    parameters: [
      {
        name: 'MCP-Protocol-Version',
        in: 'header',
        description: 'The revision agreed in `initialize`.',
        schema: { type: 'string' },
      },
      {
        name: 'text',
        in: 'query',
        description:
          '`full` repeats the whole result of a tool as text, for clients that show their model nothing else.',
        schema: { type: 'string', enum: ['full'] },
      },
    ],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: schemaRef(AgentRequestSchema),
          examples: examplesOf([AgentRequestSchema]),
        },
      },
    },
    responses: {
      '200': response(
        'The result, or an error in the method or its parameters, which costs nothing. A tool that refuses says so in its result.',
        AgentResultSchema,
        AgentErrorSchema,
      ),
      '202': emptyResponse('A notification, accepted without effect.'),
      ...errorResponses(
        [
          'invalid_json',
          'insufficient_credits',
          'origin_not_allowed',
          'method_not_allowed',
          'payload_too_large',
          'unsupported_media_type',
          'concurrent_limit_reached',
          'refund_limit_reached',
        ],
        JSON_RPC,
      ),
    },
  },
};

/** The endpoint of agents, keyed by path. */
export const AGENT_PATHS = { '/mcp': agent } as const;
