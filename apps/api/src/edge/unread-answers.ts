import type { ServerResponse } from 'node:http';
import type { Connection, Connections } from './connections';
import type { ConnectionLimits } from './limits';

/** A connection whose answer is complete but has not left the process. */
interface Unread {
  connection: Connection;
  bytes: number;
  /** When it was first seen, in ms of the process's clock. */
  since: number;
}

/**
 * Closes connections that do not read their answers: each after a time that depends on the answer's size,
 * and the slowest ones earlier if the answers of all connections together are too large.
 *
 * Node's own timeout notices a connection on which nothing moves. This also notices one that only writes, or
 * that reads a little from time to time. Returns a function that ends the checks.
 */
export function closeUnread(
  connections: Connections,
  { stalledMs, bytesPerStalledMs, waitingBytes, checkMs }: ConnectionLimits,
): () => void {
  const firstSeen = new WeakMap<ServerResponse, Pick<Unread, 'since' | 'bytes'>>();

  function unreadOf(connection: Connection, now: number): Unread[] {
    const [response] = connection.unanswered;
    if (!response?.writableEnded || response.writableFinished) return [];
    const seen = firstSeen.get(response) ?? { since: now, bytes: connection.socket.writableLength };
    firstSeen.set(response, seen);
    return [{ connection, ...seen }];
  }

  function check(): void {
    const now = performance.now();
    const slowestFirst = [...connections.all()]
      .flatMap((connection) => unreadOf(connection, now))
      .sort((one, other) => one.since - other.since);
    let waiting = 0;
    for (const { socket } of connections.all()) waiting += socket.writableLength;
    for (const { connection, bytes, since } of slowestFirst) {
      const isLate = now - since >= stalledMs * Math.max(1, Math.ceil(bytes / bytesPerStalledMs));
      if (!isLate && waiting <= waitingBytes) continue;
      waiting -= connection.socket.writableLength;
      connections.reset(connection, isLate ? 'an answer was not read' : 'too many bytes wait in answers');
    }
  }

  const timer = setInterval(check, checkMs).unref();
  return () => clearInterval(timer);
}
