import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { createServer as createTcpServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Certificate } from './certificates';

export interface RunningServer {
  port: number;
  /** Connections accepted so far. */
  connections(): number;
  close(): Promise<void>;
}

export function serveHttp(listener: RequestListener): Promise<RunningServer> {
  return listen(createHttpServer(listener));
}

export function serveHttps(certificate: Certificate, listener: RequestListener): Promise<RunningServer> {
  return listen(createHttpsServer(certificate, listener));
}

/** A server of bytes, for answers that no HTTP library would send. */
export function serveTcp(listener: (socket: Socket) => void): Promise<RunningServer> {
  return listen(createTcpServer(listener));
}

async function listen(server: Server): Promise<RunningServer> {
  const open = new Set<Socket>();
  let accepted = 0;
  server.on('connection', (socket: Socket) => {
    accepted += 1;
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
  });
  server.listen(0, '127.0.0.1');
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
