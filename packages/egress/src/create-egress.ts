import type { Dispatcher } from 'undici';
import type { Connections } from './connections';
import { readBody } from './response-body';
import { validateUrl, portOf } from './validate-url';
import { hostKey, parseConnectTo } from './connect-to';
import { startDeadline, type Deadline } from './deadline';
import { EgressError, toEgressError } from './egress-error';
import { parseHeaders, requestHeaders } from './headers';
import { createHostGuard } from './host-guard';
import { isFollowed, redirectHeaders, redirectTarget, refused } from './redirect';
import { createResolver } from './resolver';
import { trustedCertificates } from './trusted-certificates';
import { trustedOrigins } from './trusted-origins';
import type { Egress, EgressResponse, EgressRequest, EgressSettings } from './types';
import type * as connectionsModule from './connections';

const MAX_INTERIM_RESPONSES = 10;
/** The body of a redirect is read only so that its connection can be reused. */
const REDIRECT_BODY = { maxBytes: 16 * 1024, bodyTimeoutMs: 500 };
const DEFAULT_MAX_BYTES = 2 * 1024 * 1024;
const DEFAULT_TIMEOUT_MS = 15_000;
const DEFAULT_CONNECT_MS = 5_000;

/**
 * Creates the client. Throws if a setting is malformed: a `connectTo` entry, a trusted origin, `extraCa`, a
 * DNS server.
 */
export function createEgress(settings: EgressSettings): Egress {
  const connectTo = parseConnectTo(settings.connectTo);
  const resolver = createResolver(settings.dnsServers);
  const guard = createHostGuard(resolver.resolve);
  const certificates = trustedCertificates(settings.extraCa);
  const isTrusted = trustedOrigins(settings.trustedOrigins ?? []);
  const timeoutMs = settings.connectTimeoutMs ?? DEFAULT_CONNECT_MS;
  let opened: Connections | undefined;
  let isClosed = false;

  /** Loads the HTTP client when it is first needed: it is large, and no process starts with a request. */
  function connections(): Connections {
    if (isClosed) throw new EgressError('aborted', 'the client is closed');
    if (opened === undefined) {
      const { openConnections } = require('./connections') as typeof connectionsModule;
      opened = openConnections({ connectTo, isTrusted, guard, certificates, timeoutMs });
    }
    return opened;
  }

  const isMapped = (host: string, port: number): boolean => connectTo.has(hostKey(host, port));

  async function send(
    url: URL,
    headers: Readonly<Record<string, string>>,
    { method = 'GET', body }: EgressRequest,
    deadline: Deadline,
  ): Promise<Dispatcher.ResponseData> {
    let interim = 0;
    const response = connections().agent.request({
      origin: url.origin,
      path: url.pathname + url.search,
      method,
      headers,
      body: body ?? null,
      signal: deadline.signal,
      onInfo() {
        interim += 1;
        if (interim > MAX_INTERIM_RESPONSES)
          deadline.end('bad_answer', `${url.hostname} sends endless 1xx responses`);
      },
    });
    // undici respects the signal only after it has connected.
    return Promise.race([response, deadline.passed]).catch((error: unknown) => {
      throw toEgressError(error, { host: url.hostname, handshake: false });
    });
  }

  async function followRedirects(
    start: URL,
    options: EgressRequest,
    deadline: Deadline,
  ): Promise<EgressResponse> {
    const redirects: EgressResponse['redirects'] = [];
    let url = start;
    let headers = requestHeaders(settings.userAgent, options.headers);
    for (;;) {
      const response = await send(url, headers, options, deadline).catch((error: EgressError) => {
        const isRefusal = error.code === 'refused_url' || error.code === 'refused_address';
        throw isRefusal && redirects.length > 0 ? refused(url, error) : error;
      });
      const responseHeaders = parseHeaders(response.headers);
      const certificateIssuer =
        url.protocol === 'https:' ? (opened?.issuerOf(url.hostname, portOf(url)) ?? null) : null;
      const { statusCode: status } = response;
      const location = responseHeaders['location']?.[0];
      if (location === undefined || !isFollowed(status, options)) {
        const { maxBytes = DEFAULT_MAX_BYTES, bodyTimeoutMs } = options;
        const encoding = responseHeaders['content-encoding'] ?? [];
        const body = await readBody(response.body, encoding, { maxBytes, bodyTimeoutMs });
        return { url: url.href, status, headers: responseHeaders, ...body, redirects, certificateIssuer };
      }
      await readBody(response.body, [], REDIRECT_BODY);
      if (redirects.length >= (options.maxRedirects ?? 0)) {
        throw new EgressError('too_many_redirects', `more than ${redirects.length} redirects`);
      }
      const target = redirectTarget(url, location, options);
      if (target.origin !== url.origin && isTrusted(target)) throw refused(url);
      redirects.push({ from: url.href, to: target.href, status });
      headers = redirectHeaders(headers, url, target);
      url = target;
    }
  }

  return {
    async request(input, options = {}) {
      const url = validateUrl(input, options.allowHttp ?? false);
      const deadline = startDeadline(options.timeoutMs ?? DEFAULT_TIMEOUT_MS, options.signal);
      try {
        return await followRedirects(url, options, deadline);
      } finally {
        deadline.clear();
      }
    },
    async check(input) {
      const url = validateUrl(input, false);
      if (!isMapped(url.hostname, portOf(url))) await guard(url.hostname);
    },
    isMapped,
    async close() {
      isClosed = true;
      resolver.close();
      await opened?.agent.destroy();
    },
  };
}
