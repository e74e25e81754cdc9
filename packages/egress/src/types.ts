/** Why a request got no answer. Each names what a caller would treat differently. */
export type EgressErrorCode =
  /** The URL is not one that may be asked: scheme, user info, fragment, or a host that is not a public name. */
  | 'refused_url'
  /** The host is, or resolves to, an address that is not public. */
  | 'refused_address'
  /** The name does not exist, or has no address. */
  | 'name_not_found'
  /** The resolver did not answer or failed; the name may exist. */
  | 'resolver_failed'
  | 'connection_refused'
  /** Reset, unreachable, closed early. */
  | 'connection_failed'
  | 'tls_failed'
  /** No connection within `connectTimeoutMs`, or no whole answer within `timeoutMs`. */
  | 'timeout'
  /** Headers over the limit, an encoding that is not taken, a malformed answer. */
  | 'bad_answer'
  | 'too_many_redirects'
  /** A redirect that `followRedirect` refused, or that leads to a URL or address that may not be asked. */
  | 'refused_redirect'
  /** The caller's signal, or `close`. */
  | 'aborted';

export interface EgressRequest {
  method?: 'GET' | 'HEAD' | 'POST';
  /**
   * `accept-encoding` and `user-agent` are added where they are missing. A redirect to another origin gets
   * only those two, `accept` and `accept-language`, so that no credential leaves the origin it was meant for.
   */
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
  /** Plain http is refused unless this is set, for redirects as well. */
  allowHttp?: boolean;
  /** Redirects to follow; 0, the default, returns the 3xx answer itself. A POST is never redirected. */
  maxRedirects?: number;
  /** Asked before each redirect is followed; false ends the request with `refused_redirect`. */
  followRedirect?: (target: URL) => boolean;
  /** Bytes of the body kept, after decompression; the rest is not read. Default 2 MiB. */
  maxBytes?: number;
  /** From the name look-up to the last byte, redirects included. Default 15 s. */
  timeoutMs?: number;
  /**
   * For callers that only need the status: the body is read for so many milliseconds after the headers at
   * most, and never fails the request. What came until then is the body, and `truncated` tells that there
   * was more, or that it could not be read. Without it a body that takes longer than `timeoutMs` is a `timeout`.
   */
  bodyTimeoutMs?: number;
  signal?: AbortSignal;
}

export interface EgressResponse {
  /** The URL that answered, after redirects. */
  url: string;
  status: number;
  /** Lower-case names; a repeated header's values in order. */
  headers: Readonly<Record<string, string[]>>;
  /** Decompressed, at most `maxBytes`. */
  body: Buffer;
  /** True where the body went on past `maxBytes`, or broke off. */
  truncated: boolean;
  /** Every redirect followed, in order. */
  redirects: { from: string; to: string; status: number }[];
  /** Issuer organisation of the certificate of the last https connection, where it named one. */
  certificateIssuer: string | null;
}

export interface EgressSettings {
  /** `HOST:PORT:ADDRESS:PORT` pairs, as curl's `--connect-to`; such connections are neither resolved nor guarded. */
  connectTo: readonly string[];
  /**
   * Origins such as `http://localhost:11434` that the operator vouches for, wherever they lead: resolved by the system
   * and not guarded. A redirect from another origin does not get there. Default: none.
   */
  trustedOrigins?: readonly string[];
  /** How long a connection may take, TLS included; it counts into a request's `timeoutMs`. Default 5 s. */
  connectTimeoutMs?: number;
  /** PEM certificates trusted in addition to the system's roots. */
  extraCa: string | null;
  /** Resolvers as `ADDRESS:PORT`; empty means the system's. */
  dnsServers: readonly string[];
  userAgent: string;
}

/** The only way out: every byte that the service sends to a third party goes through one of these. */
export interface Egress {
  /** Resolves with any status. Throws `EgressError` if there was no response. */
  request(url: string | URL, options?: EgressRequest): Promise<EgressResponse>;
  /**
   * Checks whether the URL could be requested now, without connecting: its form, https, and that every
   * address of its host is public. Throws `EgressError` (`refused_url`, `refused_address`, `name_not_found`,
   * `resolver_failed`).
   */
  check(url: string | URL): Promise<void>;
  /** Whether `connectTo` maps this host and port. */
  isMapped(host: string, port: number): boolean;
  /** Ends every connection; requests in flight fail with `aborted`. */
  close(): Promise<void>;
}
