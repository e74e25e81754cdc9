import type { Socket } from 'node:net';

/** Bytes of at most 40 requests. */
const SLICE_BYTES = 1_024;

/**
 * Hands the bytes of a connection to Node's parser in slices. It would parse everything that was read at
 * once, 64 KB or 2,000 requests, even if the first of them closed the connection.
 *
 * `isOver` says whether the parser may no longer be used.
 */
export function feedInSlices(socket: Socket, isOver: () => boolean): void {
  const [parse, ...others] = socket.listeners('data') as ((bytes: Buffer) => void)[];
  // Another version of Node may read in another way, and then keeps to it.
  if (parse === undefined || others.length > 0) return;
  socket.removeListener('data', parse);
  socket.on('data', (bytes) => {
    for (let start = 0; start < bytes.length && !isOver(); start += SLICE_BYTES) {
      if (socket.isPaused()) {
        socket.unshift(bytes.subarray(start));
        return;
      }
      parse.call(socket, bytes.subarray(start, start + SLICE_BYTES));
    }
  });
}
