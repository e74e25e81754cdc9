import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { clientNetwork } from './client-network';
import { isCustomerConnection, markCustomerConnection } from './customers';
import { feedInSlices } from './feed-in-slices';
import type { ConnectionLimits } from './limits';
import { createNewcomers } from './newcomers';

/** Why a connection was closed. */
export type ResetReason =
  | 'too many unanswered requests'
  | 'an answer was not read'
  | 'too many bytes wait in answers'
  | 'too many connections'
  | 'too many connections of one address';

/** An open connection. */
export interface Connection {
  readonly socket: Socket;
  /** The client's network, or the proxy's. */
  readonly network: string;
  /** Whether a trusted proxy opened it. */
  readonly isProxy: boolean;
  /** Responses to its unanswered requests, in order. Only the first is under way. */
  readonly unanswered: ServerResponse[];
  /** The last request whose head arrived. */
  latest: IncomingMessage | undefined;
  /** Whether no more of its bytes are parsed. */
  isOver: boolean;
}

/** The server's open connections. */
export interface Connections {
  all(): Iterable<Connection>;
  /**
   * Returns the connection of a socket on which nothing more is to be parsed; undefined if that is so already.
   * Its complete requests still get their responses.
   */
  stopParsing(socket: Duplex): Connection | undefined;
  /**
   * Reads what is there, and returns whether a request that Node gave up for late has arrived, or waits for its turn.
   * Node's clock runs from the start of the connection, and its timers run before it reads. A busy process would
   * refuse clients that it kept waiting itself.
   */
  hasArrived(socket: Duplex): Promise<boolean>;
  /** Closes a connection at once. The kernel drops what it still holds for it. */
  reset(connection: Connection, reason: ResetReason): void;
}

interface ConnectionOptions {
  limits: ConnectionLimits;
  /** Whether an address is that of a trusted proxy. */
  isProxy: (address: string) => boolean;
  /** Whether the first bytes of a connection show a customer. */
  isCustomer: (head: string) => boolean;
  /** Runs a request, once those before it on its connection are answered. */
  run: (request: IncomingMessage, response: ServerResponse) => void;
  onReset: (reason: ResetReason) => void;
}

/** Of the first bytes, as many as show who it is. */
const HEAD_BYTES = 4_096;
/** How much longer idle connections of proxies stay open. A proxy that closes first loses no request. */
const PROXY_GRACE_MS = 15_000;

/**
 * Returns the oldest connection that neither a customer nor a proxy uses. A flood thus replaces its own
 * connections, and a newcomer has time to send its key.
 */
function leastDeserving(connections: Iterable<Connection>): Connection | undefined {
  for (const connection of connections) {
    if (!connection.isProxy && !isCustomerConnection(connection.socket)) return connection;
  }
  return undefined;
}

/**
 * Closes a socket at once. Node makes an error for each of its unanswered requests; their stack traces, which
 * nobody reads, would take a fifth of the time that a flood costs.
 */
function resetWithoutStackTraces(socket: Socket): void {
  let { stackTraceLimit } = Error;
  socket.prependOnceListener('close', () => {
    ({ stackTraceLimit } = Error);
    Error.stackTraceLimit = 0;
  });
  socket.once('close', () => (Error.stackTraceLimit = stackTraceLimit));
  socket.resetAndDestroy();
}

/** Keeps the server's connections within their limits, and runs the requests of each one after the other. */
export function guardConnections(
  server: Server,
  { limits, isProxy, isCustomer, run, onReset }: ConnectionOptions,
): Connections {
  const connections = new Map<Duplex, Connection>();
  /** Without those of proxies. */
  const byNetwork = new Map<string, Set<Connection>>();
  let unansweredInAll = 0;
  // The last place is kept free, so Node refuses nobody unless all connections belong to customers.
  server.maxConnections = limits.connections;
  const newcomers = createNewcomers();

  function reset(connection: Connection, reason: ResetReason): void {
    connection.isOver = true;
    connections.delete(connection.socket);
    resetWithoutStackTraces(connection.socket);
    onReset(reason);
  }

  function keepPlaceFree(): void {
    if (connections.size < limits.connections) return;
    const leaving = leastDeserving(connections.values());
    if (leaving) reset(leaving, 'too many connections');
  }

  function admitOfNetwork(connection: Connection): void {
    const { network, socket } = connection;
    const members = byNetwork.get(network) ?? new Set();
    byNetwork.set(network, members);
    if (members.size >= limits.connectionsPerAddress) {
      const leaving = leastDeserving(members) ?? connection;
      members.delete(leaving);
      reset(leaving, 'too many connections of one address');
    }
    members.add(connection);
    socket.once('close', () => {
      members.delete(connection);
      if (members.size === 0) byNetwork.delete(network);
    });
  }

  /** Each request that is cut off costs processor time and memory, so those who flood may not pipeline. */
  function mayWait({ socket, network, isProxy }: Connection): number {
    if (unansweredInAll >= limits.unansweredInAll) return 1;
    if (!isProxy && newcomers.isFlooding(network) && !isCustomerConnection(socket)) return 1;
    return limits.unansweredRequests;
  }

  function runNext(connection: Connection): void {
    const { socket, unanswered } = connection;
    if (unanswered.shift() === undefined) return;
    unansweredInAll -= 1;
    const [next] = unanswered;
    if (next === undefined) {
      if (connection.isProxy) socket.setTimeout(server.keepAliveTimeout + PROXY_GRACE_MS);
      return;
    }
    // The rest of an incomplete request will never be parsed.
    if (socket.destroyed || (connection.isOver && !next.req.complete)) return;
    run(next.req, next);
  }

  server.on('connection', (socket: Socket) => {
    const connection: Connection = {
      socket,
      network: clientNetwork(socket.remoteAddress ?? ''),
      isProxy: isProxy(socket.remoteAddress ?? ''),
      unanswered: [],
      latest: undefined,
      isOver: false,
    };
    connections.set(socket, connection);
    socket.once('close', () => {
      connections.delete(socket);
      unansweredInAll -= connection.unanswered.length;
      connection.unanswered.length = 0;
    });
    feedInSlices(socket, {
      isOver: () => connection.isOver || socket.destroyed,
      waits(first) {
        if (connection.isProxy) return false;
        if (isCustomer(first.toString('latin1', 0, HEAD_BYTES))) {
          markCustomerConnection(socket);
          return false;
        }
        newcomers.add(connection.network, socket);
        return true;
      },
    });
    if (!connection.isProxy) admitOfNetwork(connection);
    keepPlaceFree();
  });
  server.on('request', (request, response) => {
    const connection = connections.get(request.socket);
    if (connection === undefined || connection.isOver) return;
    connection.latest = request;
    if (connection.unanswered.length >= mayWait(connection)) {
      if (!connection.isProxy) newcomers.noteOffence(connection.network);
      reset(connection, 'too many unanswered requests');
      return;
    }
    connection.unanswered.push(response);
    unansweredInAll += 1;
    response.once('close', () => runNext(connection));
    if (connection.unanswered.length === 1) run(request, response);
  });
  return {
    all: () => connections.values(),
    stopParsing(socket) {
      const connection = connections.get(socket);
      if (connection === undefined || connection.isOver) return undefined;
      connection.isOver = true;
      // Bytes that are read and thrown away keep Node's timeout from noticing that nothing moves.
      const overdue = setTimeout(() => socket.destroy(), limits.stalledMs).unref();
      socket.once('close', () => clearTimeout(overdue));
      return connection;
    },
    async hasArrived(socket) {
      const connection = connections.get(socket);
      if (connection === undefined) return false;
      const { latest } = connection;
      const wasComplete = latest?.complete;
      await setImmediate();
      const isWaiting = newcomers.isWaiting(connection.network, connection.socket);
      return isWaiting || connection.latest !== latest || latest?.complete !== wasComplete;
    },
    reset,
  };
}
