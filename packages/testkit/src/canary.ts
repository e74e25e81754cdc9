import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A listener that nothing may ever reach. */
export interface Canary {
  port: number;
  connections(): number;
  close(): Promise<void>;
}

/** Listens on every address of this machine, IPv4 and IPv6, and answers whoever comes with a web page. */
export async function startCanary(): Promise<Canary> {
  let accepted = 0;
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    accepted += 1;
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
    socket.end('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\nconnection: close\r\n\r\nreached');
  });
  server.listen(0, '::');
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
