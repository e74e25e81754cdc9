import type { Socket } from 'node:net';

/** More than one request usually has. */
const MAX_WHOLE_BYTES = 1_024;
/** Bytes of at most 14 requests. */
const SLICE_BYTES = 256;

interface FeedOptions {
  /** Whether the parser may no longer be used. */
  isOver: () => boolean;
  /** Whether the connection waits, with its first bytes unparsed, until somebody resumes it. */
  waits: (first: Buffer) => boolean;
}

/**
 * Hands the bytes of a connection to Node's parser in slices. It would parse everything that was read at
 * once, 64 KB or 2,000 requests, even if the first of them closed the connection.
 */
export function feedInSlices(socket: Socket, { isOver, waits }: FeedOptions): void {
  const [parse, ...others] = socket.listeners('data') as ((bytes: Buffer) => void)[];
  // Another version of Node may read in another way, and then keeps to it.
  if (parse === undefined || others.length > 0) return;
  let isFirst = true;
  socket.removeListener('data', parse);
  socket.on('data', (bytes) => {
    const mustWait = isFirst && waits(bytes);
    isFirst = false;
    if (mustWait) {
      socket.pause();
      socket.unshift(bytes);
      return;
    }
    const sliceBytes = bytes.length > MAX_WHOLE_BYTES ? SLICE_BYTES : MAX_WHOLE_BYTES;
    for (let start = 0; start < bytes.length && !isOver(); start += sliceBytes) {
      if (socket.isPaused()) {
        socket.unshift(bytes.subarray(start));
        return;
      }
      parse.call(socket, bytes.subarray(start, start + sliceBytes));
    }
  });
}
