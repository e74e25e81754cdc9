import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage, JSONRPCRequest } from '@modelcontextprotocol/sdk/types.js';

/** Anything that speaks over a transport: the server of the protocol's library. */
interface Speaker {
  connect(transport: Transport): Promise<void>;
  close(): Promise<void>;
}

/**
 * Puts one request to a server and gives its one answer. The library's own HTTP transport asks clients to take a stream of
 * events and knows no statuses but its own; here each POST is answered on its own, with what the contract asks.
 */
export async function handleMessage(server: Speaker, request: JSONRPCRequest): Promise<JSONRPCMessage> {
  const transport: Transport = {
    start: async () => undefined,
    close: async () => undefined,
    send: async () => undefined,
  };
  const answer = new Promise<JSONRPCMessage>((resolve) => {
    transport.send = async (message) => {
      // A server that would send more than its answer has nobody to send it to.
      if (!('method' in message)) resolve(message);
    };
  });
  await server.connect(transport);
  try {
    transport.onmessage?.(request);
    return await answer;
  } finally {
    await server.close();
  }
}
