import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage, JSONRPCRequest } from '@modelcontextprotocol/sdk/types.js';

/** Anything that connects to a transport, such as the protocol library's server. */
interface Speaker {
  connect(transport: Transport): Promise<void>;
  close(): Promise<void>;
}

/**
 * Passes one request to a server and returns its one response. The library's own HTTP transport requires
 * clients to accept an event stream and uses its own statuses. Here each POST is answered separately, with
 * the statuses of the contract.
 */
export async function handleMessage(server: Speaker, request: JSONRPCRequest): Promise<JSONRPCMessage> {
  const transport: Transport = {
    start: async () => undefined,
    close: async () => undefined,
    send: async () => undefined,
  };
  const response = new Promise<JSONRPCMessage>((resolve) => {
    transport.send = async (message) => {
      // Messages of the server other than its response have no recipient.
      if (!('method' in message)) resolve(message);
    };
  });
  await server.connect(transport);
  try {
    transport.onmessage?.(request);
    return await response;
  } finally {
    await server.close();
  }
}
