import { createServer } from 'node:net';
import { startCountingServer, type CountingServer } from './counting-server';

/** A listener that nothing may ever reach. */
export type Canary = CountingServer;

const REACHED = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\nconnection: close\r\n\r\nreached';

/**
 * Listens on every address of this machine, IPv4 and IPv6, by default on a free port, and responds to every
 * request with a web page.
 */
export function startCanary(port = 0): Promise<Canary> {
  return startCountingServer(
    createServer((socket) => void socket.end(REACHED)),
    '::',
    port,
  );
}
