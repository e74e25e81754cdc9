import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Caller } from './accounts';
import type { Api } from './start-api';

export interface AgentResponse {
  isError: boolean;
  /** The structured content. */
  body: Record<string, unknown>;
  text: string;
}

export interface Agent {
  client: Client;
  /** Calls a tool. Throws what the client throws. */
  call(tool: string, args?: Record<string, unknown>): Promise<AgentResponse>;
  close(): Promise<void>;
}

/** Connects an agent with the protocol's own client. */
export async function connectAgent(
  { port }: Pick<Api, 'port'>,
  { key }: Pick<Caller, 'key'>,
): Promise<Agent> {
  const client = new Client({ name: 'test-agent', version: '1.0.0' });
  const transport = new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/api/v1/mcp`), {
    requestInit: { headers: { 'x-api-key': key } },
  });
  await client.connect(transport);
  return {
    client,
    async call(tool, args = {}) {
      const result = await client.callTool({ name: tool, arguments: args });
      const [first] = result.content as { text: string }[];
      return {
        isError: result.isError === true,
        body: result.structuredContent as AgentResponse['body'],
        text: first?.text ?? '',
      };
    },
    close: () => client.close(),
  };
}
