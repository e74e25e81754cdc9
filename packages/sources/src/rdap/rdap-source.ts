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
/** IANA changes its list every few days. */
const LIST_LIFETIME_MS = 86_400_000;
const MAX_BYTES = 2 * 1024 * 1024;
/**
 * The holder can be an agency or an owner, so that no register entry is to be taken for the company's because it bears
 * the holder's name: see `knownCompanyNames`.
 */
const CONFIDENCE = { organization: 0.35, country: 0.3 };

/** Any host that answers by RDAP: one request a second, and none beside it. */
const rdapHost = (name: string, accept: string): Upstream => ({
  isHost: (host) => host === name,
  limit: { name, requestsPerSecond: 1, parallel: 1 },
  headers: { accept },
  maxBytes: MAX_BYTES,
});
const LIST_HOST = rdapHost(IANA, 'application/json');

/**
 * Who holds a domain by its registry (RFC 9082 and 9083), where the registry publishes it. One request, and one a day for
 * IANA's list of servers.
 */
export function createRdapSource(): Source {
  let list: { services: unknown[]; until: number } | null = null;
  let beingRead: Promise<unknown> | null = null;

  /** The services of IANA's list; null where it answered without. Look-ups at once wait for the first to read it. */
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
      // Holders who are people come with their homes.
      const registry = { ...rdapHost(server.hostname, 'application/rdap+json'), maxKeptBytes: 0 };
      const answer = await http.json(registry, url);
      if (answer === null) return { status: 'nothing', reason: 'the registry does not know the domain' };
      if (objectOf(answer)['objectClassName'] !== 'domain')
        return { status: 'failed', reason: `${server.hostname} answered without a domain` };
      const registrant = readRegistrant(answer);
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
