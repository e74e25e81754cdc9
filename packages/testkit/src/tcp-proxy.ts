import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy in front of a server, for tests of what happens while the server is down. */
export interface TcpProxy {
  /** The server's URL with the proxy's address. */
  url: string;
  /** Closes every connection and accepts no new ones, like a stopped server. */
  shut(): Promise<void>;
  open(): Promise<void>;
  /** Bytes received from clients so far. */
  received(): number;
  /** Silently stops forwarding on the open connections, like a lost network path. */
  silence(): void;
  /** Breaks the next connection on which a client sends this text, once. */
  breakAt(text: string, dueFailure: Failure): void;
  close(): Promise<void>;
}

/** How a connection breaks. */
interface Failure {
  /** Before the text is forwarded, or when the response arrives. */
  when: 'before' | 'answered';
  /** Whether the client sees an orderly end or a reset. */
  how: 'end' | 'reset';
  /** What happens while the text is held back. */
  meanwhile?: () => Promise<void>;
}

/** Starts a proxy on 127.0.0.1 in front of the server that the URL names. It is open at first. */
export async function startTcpProxy(serverUrl: string): Promise<TcpProxy> {
  const target = new URL(serverUrl);
  const pairs = new Set<[Socket, Socket]>();
  let bytes = 0;
  let failureToCome: (Failure & { text: string }) | undefined;
  const server = createServer((inner) => {
    const outer = connect(Number(target.port), target.hostname);
    const pair: [Socket, Socket] = [inner, outer];
    inner.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      const dueFailure =
        failureToCome !== undefined && chunk.includes(failureToCome.text) ? failureToCome : undefined;
      if (dueFailure !== undefined) failureToCome = undefined;
      const end = () => (dueFailure?.how === 'reset' ? inner.resetAndDestroy() : inner.destroy());
      if (dueFailure?.when === 'before') {
        void (dueFailure.meanwhile?.() ?? Promise.resolve()).finally(end);
        return;
      }
      if (dueFailure?.when === 'answered') outer.unpipe().once('data', end).resume();
      outer.write(chunk);
    });
    inner.on('end', () => outer.end());
    outer.pipe(inner);
    pairs.add(pair);
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        pairs.delete(pair);
        for (const end of pair) end.destroy();
      });
    }
  });
  const listen = async (port: number): Promise<void> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const breakBoth = () => {
    for (const socket of [...pairs].flat()) socket.destroy();
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${port}`;

  const shut = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    breakBoth();
    await closed;
  };
  return {
    url: url.href,
    shut,
    open: () => listen(port),
    received: () => bytes,
    silence() {
      for (const [inner, outer] of pairs) {
        inner.pause();
        outer.unpipe().pause();
      }
    },
    breakAt(text, dueFailure) {
      failureToCome = { ...dueFailure, text };
    },
    close: shut,
  };
}
