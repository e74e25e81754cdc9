import { connect } from 'node:net';
import { type Answer, readAnswer } from './read-answer';

/** Where a server listens. */
export interface Address {
  host: string;
  port: number;
}

/** Why there is no answer: the server closed, wrote what is no HTTP, or nothing in time. */
export type NoAnswer = 'closed' | 'unreadable' | 'silent';

/** A connection to a server, over which bytes go as they are. */
export interface Connection {
  /** Whether the server has neither closed nor written anything that nobody waited for. */
  isIdle(): boolean;
  /** Resolves once the bytes are with the operating system, or the connection is gone. */
  write(bytes: Buffer): Promise<void>;
  /** Closes our side: nothing more will be sent. */
  end(): void;
  /** Cuts it off. */
  reset(): void;
  close(): void;
  /** The next answer. `hasBody` is false for that to a HEAD. */
  next(hasBody: boolean, timeoutMs: number): Promise<Answer | NoAnswer>;
  /** What came behind the answers that were read. */
  unread(): Buffer;
}

/** That the server goes on reading (100), as often as it says so, and nothing behind it. */
const INTERIM_ALONE = /^(?:HTTP\/1\.1 1\d\d[^\r\n]*\r\n\r\n)*$/;

/** Opens one; a server that cannot be reached is one that closes. */
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

  /** Whether something changed in time. */
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
        const reading = received.length === 0 ? 'incomplete' : readAnswer(received, hasBody, hasEnded);
        if (typeof reading === 'object') {
          received = reading.rest;
          return reading.answer;
        }
        if (reading === 'unreadable') return reading;
        if (hasEnded) return INTERIM_ALONE.test(received.toString('latin1')) ? 'closed' : 'unreadable';
        const left = deadline - performance.now();
        if (left <= 0 || !(await change(left))) return 'silent';
      }
    },
  };
}
