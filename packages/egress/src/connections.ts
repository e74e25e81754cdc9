import { Agent } from 'undici';
import { type Connector, type ConnectorSettings, createConnector } from './connector';

const MAX_HEADER_BYTES = 16 * 1024;
const CONNECTIONS_PER_ORIGIN = 10;
const IDLE_MS = 4000;

export interface Connections extends Pick<Connector, 'issuerOf'> {
  /** Sends requests and keeps their connections open for a while. */
  agent: Agent;
}

/** Returns what sends requests. Opens connections when they are needed. */
export function openConnections(settings: ConnectorSettings): Connections {
  const { connect, issuerOf } = createConnector(settings);
  const agent = new Agent({
    connect,
    connections: CONNECTIONS_PER_ORIGIN,
    keepAliveTimeout: IDLE_MS,
    keepAliveMaxTimeout: IDLE_MS,
    maxHeaderSize: MAX_HEADER_BYTES,
    // Each request has its own deadline.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return { agent, issuerOf };
}
