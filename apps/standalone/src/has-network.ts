import { lookup, Resolver } from 'node:dns/promises';
import { setTimeout as delay } from 'node:timers/promises';

/** A host of one of the public sources. */
const PROBE = 'www.wikidata.org';
const PATIENCE_MS = 2_000;

/**
 * Whether the names of public sources can be resolved here, by the resolvers that are named (`ADDRESS:PORT`), else by
 * the system; an answer that takes long counts as none.
 */
export async function hasNetwork(dnsServers: readonly string[]): Promise<boolean> {
  const resolver = new Resolver({ timeout: PATIENCE_MS, tries: 1 });
  if (dnsServers.length > 0) resolver.setServers(dnsServers);
  const asked = dnsServers.length > 0 ? resolver.resolve4(PROBE) : lookup(PROBE);
  const resolved = asked.then(
    () => true,
    () => false,
  );
  return Promise.race([resolved, delay(PATIENCE_MS, false, { ref: false })]);
}
