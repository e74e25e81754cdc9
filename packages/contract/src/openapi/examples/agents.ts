import { DOMAIN, type Examples } from './example';

/** Examples of the messages between agents and the service, by schema. */
export const AGENT_EXAMPLES: Readonly<Record<string, Examples>> = {
  AgentRequest: {
    call: {
      summary: 'Call a tool',
      value: {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'check_coverage', arguments: { domains: [DOMAIN] } },
      },
    },
    list: {
      summary: 'List the tools',
      value: { jsonrpc: '2.0', id: 2, method: 'tools/list' },
    },
    notification: {
      summary: 'A notification, which gets 202 without a body',
      value: { jsonrpc: '2.0', method: 'notifications/initialized' },
    },
  },
  AgentResult: {
    pong: {
      summary: 'The answer to `ping`',
      value: { jsonrpc: '2.0', id: 1, result: {} },
    },
    initialized: {
      summary: 'The answer to `initialize`',
      value: {
        jsonrpc: '2.0',
        id: 1,
        result: {
          protocolVersion: '2025-06-18',
          capabilities: { tools: {}, prompts: {} },
          serverInfo: { name: 'firmlens', version: '1.0.0' },
        },
      },
    },
  },
  AgentError: {
    argument: {
      summary: 'An argument is not valid',
      value: {
        jsonrpc: '2.0',
        id: 1,
        error: {
          code: -32_602,
          message: 'domains: must name at least one company',
          data: { error: 'invalid_parameter', field: 'domains' },
        },
      },
    },
  },
};
