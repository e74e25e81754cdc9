import { parseUrl } from '@firmlens/egress';
import { itemsOf } from '../parsing/json-values';

const MAX_SERVICES = 5_000;
const MAX_NAMES = 5_000;
const MAX_ADDRESSES = 10;

/** Returns the list's services, or null if it is not a bootstrap list. */
export function readBootstrapServices(list: unknown): unknown[] | null {
  const services = typeof list === 'object' && list !== null && 'services' in list ? list.services : null;
  return Array.isArray(services) && services.length > 0 ? services.slice(0, MAX_SERVICES) : null;
}

/**
 * Finds the https address of a domain's RDAP server in IANA's bootstrap list (RFC 9224). The entry that
 * matches most labels of the domain wins. Returns null if none is listed.
 */
export function findRdapServer(services: readonly unknown[], domain: string): URL | null {
  const labels = domain.split('.');
  const endings = labels.map((_, at) => labels.slice(at).join('.'));
  let best: { rank: number; server: URL } | null = null;
  for (const service of services) {
    const [names, addresses] = itemsOf(service, 2);
    const listed = new Set(itemsOf(names, MAX_NAMES));
    const rank = endings.findIndex((ending) => listed.has(ending));
    if (rank === -1 || (best !== null && best.rank <= rank)) continue;
    const [server] = itemsOf(addresses, MAX_ADDRESSES).flatMap((address) => serverAt(address) ?? []);
    if (server) best = { rank, server };
  }
  return best?.server ?? null;
}

function serverAt(address: unknown): URL | null {
  const url = typeof address === 'string' && address.length <= 300 ? parseUrl(address) : null;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '')
    return null;
  return url.pathname.endsWith('/') && url.search === '' && url.hash === '' ? url : null;
}
