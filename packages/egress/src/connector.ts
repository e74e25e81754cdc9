import { isIPv6, type LookupFunction, type Socket } from 'node:net';
import { checkServerIdentity, type PeerCertificate, TLSSocket, type SecureContext } from 'node:tls';
import { buildConnector } from 'undici';
import { portOf } from './validate-url';
import { hostKey, type ConnectTarget } from './connect-to';
import { toEgressError } from './egress-error';
import type { HostGuard } from './host-guard';
import type { trustedOrigins } from './trusted-origins';

/** How long one of several addresses is tried before the next, in ms. */
const ADDRESS_MS = 1000;
const MAX_ISSUERS = 1000;

export interface ConnectorSettings {
  connectTo: ReadonlyMap<string, ConnectTarget>;
  /** Whether an origin bypasses the guard. */
  isTrusted: ReturnType<typeof trustedOrigins>;
  guard: HostGuard;
  certificates: SecureContext;
  /** The time limit for a connection, TLS included. */
  timeoutMs: number;
}

export interface Connector {
  /**
   * Opens every connection for undici. Goes through the guard unless `connectTo` maps the host or the origin is
   * trusted. Reports failures as `EgressError`.
   */
  connect: buildConnector.connector;
  /** The issuer organisation of the latest certificate seen for a host and port. */
  issuerOf(hostname: string, port: number): string | null;
}

/**
 * Creates the connector that opens all connections. It connects only to addresses that the guard approved, and
 * never resolves a name a second time.
 */
export function createConnector({
  connectTo,
  isTrusted,
  guard,
  certificates,
  timeoutMs,
}: ConnectorSettings): Connector {
  const issuers = new Map<string, string | null>();

  function rememberIssuer(key: string, socket: Socket): void {
    if (!(socket instanceof TLSSocket)) return;
    issuers.delete(key);
    issuers.set(key, issuerOrganisation(socket.getPeerCertificate()));
    const [oldest] = issuers.keys();
    if (issuers.size > MAX_ISSUERS && oldest !== undefined) issuers.delete(oldest);
  }

  const connect: buildConnector.connector = (options, callback) => {
    const { hostname, protocol } = options;
    const key = hostKey(hostname, portOf(options));
    const target = connectTo.get(key);
    const context = { host: hostname, handshake: protocol === 'https:' };
    const open = async (): Promise<void> => {
      const isUnguarded = target !== undefined || isTrusted({ protocol, hostname, port: options.port });
      const lookup = isUnguarded ? undefined : pinnedLookup(await guard(hostname));
      const connector = buildConnector({
        timeout: timeoutMs,
        autoSelectFamily: true,
        autoSelectFamilyAttemptTimeout: ADDRESS_MS,
        allowH2: false,
        maxCachedSessions: 0,
        secureContext: certificates,
        rejectUnauthorized: true,
        // By default Node would compare the certificate with the address that the host is mapped to.
        checkServerIdentity: (_host, certificate) => checkServerIdentity(hostname, certificate),
        ...(lookup && { lookup }),
      });
      const to = target ? { ...options, hostname: target.address, port: String(target.port) } : options;
      connector(to, (error, socket) => {
        if (error !== null) return callback(toEgressError(error, context), null);
        rememberIssuer(key, socket);
        callback(null, socket);
      });
    };
    open().catch((error: unknown) => callback(toEgressError(error, context), null));
  };

  return { connect, issuerOf: (hostname, port) => issuers.get(hostKey(hostname, port)) ?? null };
}

/** Creates a look-up function that always returns these addresses. A socket to a literal address never calls it. */
function pinnedLookup(addresses: readonly string[]): LookupFunction {
  const responses = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_name, _options, callback) => callback(null, responses);
}

/** Returns the issuer's organisation. The certificate is empty if the peer sent none, despite its type. */
function issuerOrganisation({ issuer }: Partial<PeerCertificate>): string | null {
  const organisation: string | string[] | undefined = issuer?.O;
  return (Array.isArray(organisation) ? organisation[0] : organisation) ?? null;
}
