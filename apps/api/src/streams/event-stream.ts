import type { Request, Response } from 'express';

/** A watcher that reads so slowly that this many bytes wait is sent away. It can come back. */
const MAX_WAITING_BYTES = 262_144;

/** Server-sent events to one client (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export interface EventStream<Event> {
  /** The id of the last event that the client has, if it comes back. */
  lastEventId: string | null;
  send(event: Event, id?: string): void;
  /** Resolves at the next heartbeat or call of `wake`: false if the stream is over. */
  next(): Promise<boolean>;
  wake(): void;
}

interface ServeOptions {
  heartbeatMs: number;
  shutdown: AbortSignal;
  /** Throws if the client may no longer read the stream. */
  checkAccess: () => Promise<unknown>;
}

/**
 * Runs a handler that sends events, and ends the response after it: when it returns, the client leaves or may no
 * longer read, or the process shuts down. What it throws before the first event becomes an ordinary response.
 */
export async function serveEvents<Event>(
  request: Request,
  response: Response,
  { heartbeatMs, shutdown, checkAccess }: ServeOptions,
  handle: (stream: EventStream<Event>) => Promise<void>,
): Promise<void> {
  // Whoever only asks for the head must not wait for the end.
  if (request.method === 'HEAD') {
    response.type('text/event-stream').end();
    return;
  }
  const isOver = () => response.destroyed || shutdown.aborted;
  let isAwake = false;
  let wakeUp = (): void => undefined;

  function write(text: string): void {
    if (isOver()) return;
    // Proxies must not collect events before they pass them on.
    if (!response.headersSent) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
    }
    response.write(text);
    if (response.writableLength > MAX_WAITING_BYTES) response.destroy();
  }

  const stream: EventStream<Event> = {
    lastEventId: request.get('last-event-id') ?? null,
    send(event, id) {
      write(`${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(event)}\n\n`);
    },
    async next() {
      const isHeartbeat = await new Promise<boolean>((resolve) => {
        const timer = setTimeout(() => resolve(true), heartbeatMs);
        wakeUp = () => {
          clearTimeout(timer);
          resolve(false);
        };
        if (isAwake || isOver()) wakeUp();
      });
      isAwake = false;
      if (isHeartbeat && !isOver()) {
        // A comment keeps the connection from being taken for dead.
        write(':\n\n');
        await checkAccess();
      }
      return !isOver();
    },
    wake() {
      isAwake = true;
      wakeUp();
    },
  };
  const { wake } = stream;
  response.once('close', wake);
  shutdown.addEventListener('abort', wake);
  try {
    await handle(stream);
  } catch (error) {
    if (!response.headersSent) throw error;
  } finally {
    shutdown.removeEventListener('abort', wake);
  }
  response.end();
}
