import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections (from 32768 on Linux, from 49152 elsewhere): such a
 * connection could take the port before the server that it was chosen for listens, or while that server restarts.
 */
const FIRST_PORT = 15_000;
const LAST_PORT = 32_767;

/** Never given twice by this process, since a port stays free until its server listens. */
const given = new Set<number>();

async function canListen(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

/** Returns a TCP port of 127.0.0.1 that is currently free. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT + 1);
    if (given.has(port) || !(await canListen(port))) continue;
    given.add(port);
    return port;
  }
}
