import { connect, type Socket } from 'node:net';
import { waitUntil } from '@firmlens/testkit';

/** A connection on which a test decides what is written and whether anything is read. */
export interface RawConnection {
  socket: Socket;
  /** Writes this many requests at once. */
  send(path?: string, times?: number): void;
  /** What was read so far. */
  received(): string;
  /** Resolves when that many responses were read. */
  responses(count: number): Promise<unknown>;
  /** Resolves when the connection is closed, in an orderly way or not. */
  closed: Promise<void>;
}

const sockets = new Set<Socket>();

/** Ends what the test left open. A paused socket does not notice that the server closed it. */
export function closeConnections(): void {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
}

/** Opens a connection, unless it is refused. It reads unless the test pauses the socket. */
export async function openConnection(port: number, localAddress?: string): Promise<RawConnection> {
  const socket = connect({
    port,
    host: '127.0.0.1',
    ...(localAddress === undefined ? {} : { localAddress }),
  });
  sockets.add(socket);
  let text = '';
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => (text += chunk));
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const connected = new Promise<void>((resolve) => socket.once('connect', resolve));
  await Promise.race([connected, closed]);
  return {
    socket,
    closed,
    send: (path = '/', times = 1) =>
      void socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(times)),
    received: () => text,
    responses: (count) =>
      waitUntil(() => text.split('HTTP/1.1 ').length > count, { what: `${count} responses` }),
  };
}
