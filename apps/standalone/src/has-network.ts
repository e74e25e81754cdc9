import { lookup, Resolver } from 'node:dns/promises';
import { setTimeout as delay } from 'node:timers/promises';

/** A host of one of the public sources. */
const PROBE = 'www.wikidata.org';
const LOOKUP_TIMEOUT_MS = 2_000;

/**
 * Whether public sources can be resolved, by the given resolvers (`ADDRESS:PORT`) or else by the system. A
 * slow response counts as no network.
 */
export async function hasNetwork(dnsServers: readonly string[]): Promise<boolean> {
  const resolver = new Resolver({ timeout: LOOKUP_TIMEOUT_MS, tries: 1 });
  if (dnsServers.length > 0) resolver.setServers(dnsServers);
  const lookUp = dnsServers.length > 0 ? resolver.resolve4(PROBE) : lookup(PROBE);
  const resolved = lookUp.then(
    () => true,
    () => false,
  );
  return Promise.race([resolved, delay(LOOKUP_TIMEOUT_MS, false, { ref: false })]);
}
