import { setTimeout as delay } from 'node:timers/promises';
import {
  bytesOf,
  type FuzzRequest,
  isWellFormed,
  mayBeIncomplete,
  type ResolvePlaceholder,
  requestBytes,
  resolve,
  sharesConnection,
} from '../request';
import { type Address, type Connection, type NoResponse, openConnection } from './connection';
import { type HttpResponse, headerValues } from './read-response';

/** The outcome of a request. */
export interface Exchange {
  /** One response, or one for each pipelined copy. Fewer if `missing` says why. */
  responses: readonly HttpResponse[];
  missing: NoResponse | null;
  /** Whether the client closed its side first. */
  wasEnded: boolean;
  /** Bytes received after all expected responses. */
  surplus: Buffer;
  /** Time of the slowest response, from when the server had everything it was to get. */
  slowestMs: number;
}

/** Sends requests one after the other. Plain ones share a connection that it keeps open. */
export interface RequestLane {
  send(request: FuzzRequest, meaning: ResolvePlaceholder): Promise<Exchange>;
  close(): void;
}

/** How long a server may take before it counts as hanging. */
const HANG_MS = 15_000;
/**
 * How long to wait for a server that may be waiting for the rest of a request, before closing the client's
 * side.
 */
const PATIENCE_MS = 1_500;
/** A server may close a connection that was idle for longer than this. */
const REUSED_WITHIN_MS = 2_000;

const NOTHING = Buffer.alloc(0);

/** Cuts the bytes at these places, in thousandths of the whole. */
function packets(bytes: Buffer, at: readonly number[]): Buffer[] {
  const places = [0, ...at.map((share) => Math.floor((bytes.length * share) / 1_000)), bytes.length];
  const sorted = places.toSorted((one, other) => one - other);
  return sorted.slice(1).map((end, index) => bytes.subarray(sorted[index], end));
}

/** Returns the packets in which the request is sent. */
function packetsOf(request: FuzzRequest, meaning: ResolvePlaceholder): Buffer[] {
  const bytes = requestBytes(request, meaning);
  const { delivery } = request;
  switch (delivery.kind) {
    case 'whole':
      return [bytes];
    case 'split':
      return packets(bytes, delivery.at);
    case 'pipelined':
      return [Buffer.concat(Array<Buffer>(delivery.times).fill(bytes))];
    case 'followed':
      return [Buffer.concat([bytes, bytesOf(delivery.by)])];
    case 'cut':
      return packets(bytes, [delivery.at]).slice(0, 1);
    case 'corrupt':
      for (const edit of delivery.edits) {
        bytesOf(edit.bytes).copy(bytes, Math.floor((bytes.length * edit.at) / 1_000));
      }
      return [bytes];
    case 'bytes':
      return [bytesOf(resolve(delivery.bytes, meaning))];
  }
}

async function writeAll(connection: Connection, parts: readonly Buffer[]): Promise<void> {
  for (const [index, part] of parts.entries()) {
    // Makes the parts arrive as separate packets.
    if (index > 0) await delay(2);
    await connection.write(part);
  }
}

/** Reads as many responses as are expected. */
async function readAll(connection: Connection, request: FuzzRequest): Promise<Exchange> {
  const { delivery, method } = request;
  const due = delivery.kind === 'pipelined' ? delivery.times : 1;
  const isWhole = !mayBeIncomplete(request);
  let wasEnded = delivery.kind === 'cut';
  if (wasEnded) connection.end();
  const responses: HttpResponse[] = [];
  let slowestMs = 0;
  while (responses.length < due) {
    let since = performance.now();
    let read = await connection.next(method !== 'HEAD', isWhole || wasEnded ? HANG_MS : PATIENCE_MS);
    if (read === 'silent' && !isWhole && !wasEnded) {
      connection.end();
      wasEnded = true;
      since = performance.now();
      read = await connection.next(method !== 'HEAD', HANG_MS);
    }
    slowestMs = Math.max(slowestMs, performance.now() - since);
    if (typeof read === 'string') return { responses, missing: read, wasEnded, surplus: NOTHING, slowestMs };
    responses.push(read);
  }
  return { responses, missing: null, wasEnded, surplus: connection.unread(), slowestMs };
}

/** Whether the server announces that it closes the connection after this response. */
export function isLast(response: HttpResponse | undefined): boolean {
  return response !== undefined && headerValues(response, 'connection').includes('close');
}

/** Opens a lane to one server. */
export function openLane(address: Address): RequestLane {
  let kept: { connection: Connection; since: number } | null = null;

  function connection(): Connection {
    if (kept?.connection.isIdle() === true && performance.now() - kept.since < REUSED_WITHIN_MS) {
      return kept.connection;
    }
    kept?.connection.close();
    return openConnection(address);
  }

  async function sendShared(request: FuzzRequest, meaning: ResolvePlaceholder): Promise<Exchange> {
    const open = connection();
    kept = null;
    await writeAll(open, packetsOf(request, meaning));
    const exchange = await readAll(open, request);
    if (exchange.missing === null && !isLast(exchange.responses.at(-1))) {
      kept = { connection: open, since: performance.now() };
    } else open.close();
    return exchange;
  }

  async function sendApart(request: FuzzRequest, meaning: ResolvePlaceholder): Promise<Exchange> {
    const open = openConnection(address);
    try {
      await writeAll(open, packetsOf(request, meaning));
      if (request.delivery.kind === 'cut' && request.delivery.how === 'reset') {
        open.reset();
        return { responses: [], missing: 'closed', wasEnded: true, surplus: NOTHING, slowestMs: 0 };
      }
      const exchange = await readAll(open, request);
      // Anything may follow bytes that are not a well-formed request.
      return isWellFormed(request) && request.delivery.kind !== 'followed'
        ? exchange
        : { ...exchange, surplus: NOTHING };
    } finally {
      open.close();
    }
  }

  return {
    send: (request, meaning) => (sharesConnection(request) ? sendShared : sendApart)(request, meaning),
    close: () => kept?.connection.close(),
  };
}
