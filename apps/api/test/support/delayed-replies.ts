import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { waitUntil } from '@firmlens/testkit';

/** A proxy to PostgreSQL that executes statements and delays the replies. */
export interface DelayedReplies {
  /** The database URL with the proxy's address. */
  url: string;
  /** Resolves once the replies of a connection are held back. */
  held(): Promise<void>;
  /** Forwards the held replies and all later ones. */
  release(): void;
  close(): Promise<void>;
}

/**
 * Starts a proxy to a server. Once a connection has sent `text`, the server's replies on it wait for
 * `release`.
 */
export async function delayReplies(serverUrl: string, text: string): Promise<DelayedReplies> {
  const target = new URL(serverUrl);
  const pairs = new Map<Socket, Socket>();
  const held = new Set<Socket>();
  const server = createServer((inner) => {
    const outer = connect(Number(target.port), target.hostname);
    pairs.set(inner, outer);
    inner.on('data', (bytes) => {
      if (bytes.includes(text)) {
        outer.unpipe(inner);
        held.add(inner);
      }
      outer.write(bytes);
    });
    outer.pipe(inner);
    for (const socket of [inner, outer]) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        pairs.delete(inner);
        inner.destroy();
        outer.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    held: () => waitUntil(() => held.size > 0, { what: 'a connection to be held' }).then(() => undefined),
    release() {
      for (const inner of held) pairs.get(inner)?.pipe(inner);
      held.clear();
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      await closed;
    },
  };
}
