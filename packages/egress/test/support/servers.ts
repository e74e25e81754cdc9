import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { startCountingServer, type CountingServer } from '@firmlens/testkit';
import type { Certificate } from './certificates';

export type RunningServer = CountingServer;

export function serveHttp(listener: RequestListener): Promise<RunningServer> {
  return listen(createHttpServer(listener));
}

export function serveHttps(certificate: Certificate, listener: RequestListener): Promise<RunningServer> {
  return listen(createHttpsServer(certificate, listener));
}

/** Starts a server that sends raw bytes, for responses that no HTTP library would send. */
export function serveTcp(listener: (socket: Socket) => void): Promise<RunningServer> {
  return listen(createTcpServer(listener));
}

const listen = (server: Server) => startCountingServer(server, '127.0.0.1');
