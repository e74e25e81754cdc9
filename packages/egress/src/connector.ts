import { isIPv6, type LookupFunction, type Socket } from 'node:net';
import { checkServerIdentity, type PeerCertificate, TLSSocket, type SecureContext } from 'node:tls';
import { buildConnector } from 'undici';
import { portOf } from './validate-url';
import { hostKey, type ConnectTarget } from './connect-to';
import { toEgressError } from './egress-error';
import type { HostGuard } from './host-guard';
import type { trustedOrigins } from './trusted-origins';

/** How long one address of several is tried before the next one is. */
const ADDRESS_MS = 1000;
const MAX_ISSUERS = 1000;

export interface ConnectorSettings {
  connectTo: ReadonlyMap<string, ConnectTarget>;
  /** Tells the origins that are not guarded. */
  isTrusted: ReturnType<typeof trustedOrigins>;
  guard: HostGuard;
  certificates: SecureContext;
  /** How long a connection may take, TLS included. */
  timeoutMs: number;
}

export interface Connector {
  /** For undici: opens every connection, through the guard unless `connectTo` maps it. Fails with `EgressError`. */
  connect: buildConnector.connector;
  /** Issuer organisation of the latest certificate seen for a host and port. */
  issuerOf(hostname: string, port: number): string | null;
}

/**
 * The place where connections are made. The addresses that the guard let pass are the ones that are connected
 * to: nothing resolves the name a second time.
 */
export function createConnector({
  connectTo,
  isTrusted,
  guard,
  certificates,
  timeoutMs,
}: ConnectorSettings): Connector {
  const issuers = new Map<string, string | null>();

  function remember(key: string, socket: Socket): void {
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
    const at = { host: hostname, handshake: protocol === 'https:' };
    const open = async (): Promise<void> => {
      const isFree = target !== undefined || isTrusted({ protocol, hostname, port: options.port });
      const lookup = isFree ? undefined : pinned(await guard(hostname));
      const connector = buildConnector({
        timeout: timeoutMs,
        autoSelectFamily: true,
        autoSelectFamilyAttemptTimeout: ADDRESS_MS,
        allowH2: false,
        maxCachedSessions: 0,
        secureContext: certificates,
        rejectUnauthorized: true,
        // By default a mapped IP host would be compared with the address it is mapped to.
        checkServerIdentity: (_host, certificate) => checkServerIdentity(hostname, certificate),
        ...(lookup && { lookup }),
      });
      const to = target ? { ...options, hostname: target.address, port: String(target.port) } : options;
      connector(to, (error, socket) => {
        if (error !== null) return callback(toEgressError(error, at), null);
        remember(key, socket);
        callback(null, socket);
      });
    };
    open().catch((error: unknown) => callback(toEgressError(error, at), null));
  };

  return { connect, issuerOf: (hostname, port) => issuers.get(hostKey(hostname, port)) ?? null };
}

/** Answers the socket's look-up with these addresses; a literal host's socket never asks. */
function pinned(addresses: readonly string[]): LookupFunction {
  const answers = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_name, _options, callback) => callback(null, answers);
}

/** The certificate is empty where the peer showed none, whatever its type says. */
function issuerOrganisation({ issuer }: Partial<PeerCertificate>): string | null {
  const organisation: string | string[] | undefined = issuer?.O;
  return (Array.isArray(organisation) ? organisation[0] : organisation) ?? null;
}
