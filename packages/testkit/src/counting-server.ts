import { once } from 'node:events';
import type { AddressInfo, Server, Socket } from 'node:net';

export interface CountingServer {
  port: number;
  /** Connections accepted so far. */
  connections(): number;
  /** Closes open connections. */
  close(): Promise<void>;
}

/**
 * Starts a server on this address, by default on a free port, and counts its connections. Rejects if the port
 * is taken.
 */
export async function startCountingServer(server: Server, host: string, port = 0): Promise<CountingServer> {
  const open = new Set<Socket>();
  let accepted = 0;
  server.on('connection', (socket: Socket) => {
    accepted += 1;
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => accepted,
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
