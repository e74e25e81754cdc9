import type { SourceHttp, Upstream } from '../http';
import { objectOf } from '../parsing/json-values';
import { createFieldObserver } from '../parsing/field-observer';
import { observer, type Source, type SourceProfile, MAX_TURN_WAIT_MS } from '../source';
import { readRegistrant } from './read-registrant';
import { findRdapServer, readBootstrapServices } from './rdap-server';

export const RDAP: SourceProfile = {
  name: 'rdap',
  fields: ['company.legal_name', 'company.headquarter_country'],
  identifies: false,
  wave: 2,
  lifetimeSeconds: 7 * 86_400,
  timeLimitMs: MAX_TURN_WAIT_MS,
};

const IANA = 'data.iana.org';
const BOOTSTRAP = `https://${IANA}/rdap/dns.json`;
/** IANA updates its list every few days. */
const LIST_LIFETIME_MS = 86_400_000;
const MAX_BYTES = 2 * 1024 * 1024;
/**
 * Low, because the holder can be an agency or a parent company. The holder's name must not attribute a
 * register entry to the company: see `knownCompanyNames`.
 */
const CONFIDENCE = { organization: 0.35, country: 0.3 };

/** Describes an RDAP host: one request per second, one at a time. */
const rdapHost = (name: string, accept: string): Upstream => ({
  isHost: (host) => host === name,
  limit: { name, requestsPerSecond: 1, parallel: 1 },
  headers: { accept },
  maxBytes: MAX_BYTES,
});
const LIST_HOST = rdapHost(IANA, 'application/json');

/**
 * Finds the holder of a domain through its registry (RFC 9082 and 9083), if the registry publishes it. Makes
 * one request, and one a day for IANA's list of servers.
 */
export function createRdapSource(): Source {
  let list: { services: unknown[]; until: number } | null = null;
  let pendingRequest: Promise<unknown> | null = null;

  /**
   * Returns the services of IANA's list, or null if the response has none. Concurrent lookups wait for the
   * first to fetch it.
   */
  async function services(http: SourceHttp, now: number): Promise<unknown[] | null> {
    if (pendingRequest !== null) await pendingRequest.catch(() => undefined);
    if (list !== null && now < list.until) return list.services;
    const request = http.json(LIST_HOST, BOOTSTRAP).then(readBootstrapServices);
    pendingRequest = request;
    const fetched = await request;
    if (fetched !== null) list = { services: fetched, until: now + LIST_LIFETIME_MS };
    return fetched;
  }

  return {
    ...RDAP,
    async lookUp({ domain, http, now }) {
      const bootstrapServices = await services(http, now.getTime());
      if (bootstrapServices === null) return { status: 'failed', reason: `${IANA} returned no services` };
      const server = findRdapServer(bootstrapServices, domain);
      if (server === null) return { status: 'nothing', reason: 'the registry has no RDAP server' };
      const url = `${server.href}domain/${domain}`;
      // Responses can contain home addresses of holders, so they are not cached.
      const registry = { ...rdapHost(server.hostname, 'application/rdap+json'), maxKeptBytes: 0 };
      const response = await http.json(registry, url);
      if (response === null) return { status: 'nothing', reason: 'the registry does not know the domain' };
      if (objectOf(response)['objectClassName'] !== 'domain')
        return { status: 'failed', reason: `${server.hostname} returned no domain` };
      const registrant = readRegistrant(response);
      const observe = observer(RDAP, now);
      const fieldObserver = (confidence: number) =>
        createFieldObserver(observe, { url, confidence, origin: 'registrant' });
      const evidence = [
        ...fieldObserver(CONFIDENCE.organization)('company.legal_name', registrant?.organization ?? null),
        ...fieldObserver(CONFIDENCE.country)('company.headquarter_country', registrant?.country ?? null),
      ];
      return evidence.length > 0
        ? { status: 'found', evidence }
        : { status: 'nothing', reason: 'the registry does not publish who holds the domain' };
    },
  };
}
