import { connect } from 'node:net';
import { type HttpResponse, readResponse } from './read-response';

/** Where a server listens. */
export interface Address {
  host: string;
  port: number;
}

/**
 * Why there is no response: the server closed the connection, sent something that is not HTTP, or timed out.
 */
export type NoResponse = 'closed' | 'unreadable' | 'silent';

/** A connection to a server that sends bytes unchanged. */
export interface Connection {
  /** Whether the server has neither closed the connection nor sent unexpected bytes. */
  isIdle(): boolean;
  /** Resolves once the operating system has the bytes, or the connection is gone. */
  write(bytes: Buffer): Promise<void>;
  /** Closes the client's side: nothing more will be sent. */
  end(): void;
  /** Resets the connection. */
  reset(): void;
  close(): void;
  /** Returns the next response. `hasBody` is false for a response to HEAD. */
  next(hasBody: boolean, timeoutMs: number): Promise<HttpResponse | NoResponse>;
  /** Returns the bytes after the responses that were read. */
  unread(): Buffer;
}

/** Any number of interim responses (1xx) and nothing after them. */
const INTERIM_ALONE = /^(?:HTTP\/1\.1 1\d\d[^\r\n]*\r\n\r\n)*$/;

/** Opens a connection. A server that cannot be reached counts as one that closes. */
export function openConnection({ host, port }: Address): Connection {
  const socket = connect({ host, port, noDelay: true });
  let received: Buffer = Buffer.alloc(0);
  let hasEnded = false;
  let changed: () => void = () => undefined;
  socket.on('data', (bytes) => {
    received = received.length === 0 ? bytes : Buffer.concat([received, bytes]);
    changed();
  });
  const ended = () => {
    hasEnded = true;
    changed();
  };
  socket.once('end', ended).once('error', ended).once('close', ended);

  /** Resolves to true if something changed in time. */
  const change = (timeoutMs: number) =>
    new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), timeoutMs);
      changed = () => {
        clearTimeout(timer);
        resolve(true);
      };
    });

  return {
    isIdle: () => !hasEnded && received.length === 0,
    write: (bytes) => new Promise((resolve) => void socket.write(bytes, () => resolve())),
    end: () => void socket.end(),
    reset: () => void socket.resetAndDestroy(),
    close: () => void socket.destroy(),
    unread: () => received,
    async next(hasBody, timeoutMs) {
      const deadline = performance.now() + timeoutMs;
      for (;;) {
        const reading = received.length === 0 ? 'incomplete' : readResponse(received, hasBody, hasEnded);
        if (typeof reading === 'object') {
          received = reading.rest;
          return reading.response;
        }
        if (reading === 'unreadable') return reading;
        if (hasEnded) return INTERIM_ALONE.test(received.toString('latin1')) ? 'closed' : 'unreadable';
        const left = deadline - performance.now();
        if (left <= 0 || !(await change(left))) return 'silent';
      }
    },
  };
}
