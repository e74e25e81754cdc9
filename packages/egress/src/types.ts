/** Why a request got no response. Each code is a case that callers handle differently. */
export type EgressErrorCode =
  /** The URL may not be requested: its scheme, user info, a fragment, or a host that is not a public name. */
  | 'refused_url'
  /** The host is, or resolves to, an address that is not public. */
  | 'refused_address'
  /** The name does not exist, or has no address. */
  | 'name_not_found'
  /** The resolver did not respond or failed. The name may exist. */
  | 'resolver_failed'
  | 'connection_refused'
  /** The connection was reset or closed early, or the host is unreachable. */
  | 'connection_failed'
  | 'tls_failed'
  /** No connection within `connectTimeoutMs`, or no complete response within `timeoutMs`. */
  | 'timeout'
  /** Headers over the limit, an unsupported content coding, or a malformed response. */
  | 'bad_answer'
  | 'too_many_redirects'
  /** `followRedirect` refused the redirect, or its target may not be requested. */
  | 'refused_redirect'
  /** The caller's signal fired, or the client was closed. */
  | 'aborted';

export interface EgressRequest {
  method?: 'GET' | 'HEAD' | 'POST';
  /**
   * `accept-encoding` and `user-agent` are added if they are missing. A redirect to another origin carries
   * only these two, `accept` and `accept-language`, so that no credential reaches another origin.
   */
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
  /** Whether plain http is allowed, for the URL and for redirects. Default: false. */
  allowHttp?: boolean;
  /** The most redirects to follow. With 0, the default, the 3xx response is returned. A POST is never redirected. */
  maxRedirects?: number;
  /** Called before each redirect is followed. If it returns false, the request fails with `refused_redirect`. */
  followRedirect?: (target: URL) => boolean;
  /** The most bytes of the body to return, after decompression. The rest is not read. Default 2 MiB. */
  maxBytes?: number;
  /** The time limit from the name look-up to the last byte, redirects included. Default 15 s. */
  timeoutMs?: number;
  /**
   * For callers that only need the status: the body is read for at most this many milliseconds after the
   * headers, and never fails the request. `body` is what has arrived by then, and `truncated` says that it is
   * incomplete. If this is not set, a body that takes longer than `timeoutMs` is a `timeout`.
   */
  bodyTimeoutMs?: number;
  signal?: AbortSignal;
}

export interface EgressResponse {
  /** The URL of the response, after redirects. */
  url: string;
  status: number;
  /** Keyed by lower-case name. A repeated header has its values in order. */
  headers: Readonly<Record<string, string[]>>;
  /** The decompressed body, at most `maxBytes`. */
  body: Buffer;
  /** Whether the body was longer than `maxBytes`, or broke off. */
  truncated: boolean;
  /** The redirects that were followed, in order. */
  redirects: { from: string; to: string; status: number }[];
  /** The issuer organisation of the certificate behind the final URL; null for http, or if it names none. */
  certificateIssuer: string | null;
}

export interface EgressSettings {
  /** `HOST:PORT:ADDRESS:PORT` entries, like curl's `--connect-to`. They bypass the resolver and the guard. */
  connectTo: readonly string[];
  /**
   * Origins that the operator trusts, such as `http://localhost:11434`. They are resolved by the system and
   * bypass the guard. A redirect from another origin may not lead to them. Default: none.
   */
  trustedOrigins?: readonly string[];
  /** The time limit for a connection, TLS included. It is part of a request's `timeoutMs`. Default 5 s. */
  connectTimeoutMs?: number;
  /** PEM certificates to trust in addition to Node's roots. */
  extraCa: string | null;
  /** Name servers as `ADDRESS:PORT`. If empty, those of the system. */
  dnsServers: readonly string[];
  userAgent: string;
}

/** The HTTP client through which the service sends every request to a third party. */
export interface Egress {
  /** Returns the response, whatever its status. Throws `EgressError` if there was none. */
  request(url: string | URL, options?: EgressRequest): Promise<EgressResponse>;
  /**
   * Checks whether the URL could be requested now, without connecting: its form, https, and that every
   * address of its host is public. Throws `EgressError` (`refused_url`, `refused_address`, `name_not_found`,
   * `resolver_failed`).
   */
  check(url: string | URL): Promise<void>;
  /** Whether `connectTo` maps this host and port. */
  isMapped(host: string, port: number): boolean;
  /** Closes every connection. Requests in flight fail with `aborted`. */
  close(): Promise<void>;
}
