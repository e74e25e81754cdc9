import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A door in front of a server, for tests of what happens while the server is away. */
export interface TcpProxy {
  /** The server's URL with the gate's address in it. */
  url: string;
  /** Cuts every connection and takes no new ones: what a stopped server looks like. */
  shut(): Promise<void>;
  open(): Promise<void>;
  /** Bytes that came from clients so far. */
  received(): number;
  /** Lets nothing more through on the connections there are, without a word: what a lost network path looks like. */
  silence(): void;
  /** Breaks the next connection on which a client sends this text, once. */
  breakAt(text: string, breach: Failure): void;
  close(): Promise<void>;
}

/** How a connection breaks. */
interface Failure {
  /** Before the text is let through, or when it is answered. */
  when: 'before' | 'answered';
  /** As an orderly end looks to the client, or as a reset. */
  how: 'end' | 'reset';
  /** What happens while the text is held back. */
  meanwhile?: () => Promise<void>;
}

/** Puts a gate on 127.0.0.1 in front of the server that the URL names; it is open at first. */
export async function startTcpProxy(serverUrl: string): Promise<TcpProxy> {
  const target = new URL(serverUrl);
  const pairs = new Set<[Socket, Socket]>();
  let bytes = 0;
  let awaited: (Failure & { text: string }) | undefined;
  const server = createServer((inner) => {
    const outer = connect(Number(target.port), target.hostname);
    const pair: [Socket, Socket] = [inner, outer];
    inner.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      const breach = awaited !== undefined && chunk.includes(awaited.text) ? awaited : undefined;
      if (breach !== undefined) awaited = undefined;
      const end = () => (breach?.how === 'reset' ? inner.resetAndDestroy() : inner.destroy());
      if (breach?.when === 'before') {
        void (breach.meanwhile?.() ?? Promise.resolve()).finally(end);
        return;
      }
      if (breach?.when === 'answered') outer.unpipe().once('data', end).resume();
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
  const cut = () => {
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
    cut();
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
    breakAt(text, breach) {
      awaited = { ...breach, text };
    },
    close: shut,
  };
}
