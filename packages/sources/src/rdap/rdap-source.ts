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
 * Low, because the holder can be an agency or an owner. A register entry must not be attributed to the
 * company just because it has the holder's name: see `knownCompanyNames`.
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
  let beingRead: Promise<unknown> | null = null;

  /**
   * Returns the services of IANA's list, or null if the response has none. Concurrent lookups wait for the
   * first to fetch it.
   */
  async function services(http: SourceHttp, now: number): Promise<unknown[] | null> {
    if (beingRead !== null) await beingRead.catch(() => undefined);
    if (list !== null && now < list.until) return list.services;
    const reading = http.json(LIST_HOST, BOOTSTRAP).then(readBootstrapServices);
    beingRead = reading;
    const read = await reading;
    if (read !== null) list = { services: read, until: now + LIST_LIFETIME_MS };
    return read;
  }

  return {
    ...RDAP,
    async lookUp({ domain, http, now }) {
      const listed = await services(http, now.getTime());
      if (listed === null) return { status: 'failed', reason: `${IANA} answered without services` };
      const server = findRdapServer(listed, domain);
      if (server === null) return { status: 'nothing', reason: 'the registry has no RDAP server' };
      const url = `${server.href}domain/${domain}`;
      // Responses can contain home addresses of holders, so they are not cached.
      const registry = { ...rdapHost(server.hostname, 'application/rdap+json'), maxKeptBytes: 0 };
      const response = await http.json(registry, url);
      if (response === null) return { status: 'nothing', reason: 'the registry does not know the domain' };
      if (objectOf(response)['objectClassName'] !== 'domain')
        return { status: 'failed', reason: `${server.hostname} answered without a domain` };
      const registrant = readRegistrant(response);
      const observe = observer(RDAP, now);
      const seen = (confidence: number) =>
        createFieldObserver(observe, { url, confidence, origin: 'registrant' });
      const evidence = [
        ...seen(CONFIDENCE.organization)('company.legal_name', registrant?.organization ?? null),
        ...seen(CONFIDENCE.country)('company.headquarter_country', registrant?.country ?? null),
      ];
      return evidence.length > 0
        ? { status: 'found', evidence }
        : { status: 'nothing', reason: 'the registry does not publish who holds the domain' };
    },
  };
}
