import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

/** Largest head of a request, in bytes; a larger one is answered 431. */
const MAX_HEADER_BYTES = 16_384;

/** A server whose clients are bounded in time: slow headers and bodies must not hold a connection. */
export async function listen(app: RequestListener, port: number): Promise<Server> {
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, app);
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 5_000;
  server.maxRequestsPerSocket = 10_000;
  server.listen(port);
  await once(server, 'listening');
  return server;
}

/** Takes no new connection, and waits for the requests in flight. */
export async function stopListening(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  await closed;
}
