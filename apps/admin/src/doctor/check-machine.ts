import { statfs } from 'node:fs/promises';
import { Resolver } from 'node:dns/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createEgress, EgressError } from '@firmlens/egress';
import { USER_AGENT } from '@firmlens/runtime';
import { type Check, fail, isAtLeast, type Machine, ok, oneLine, warn } from './check';
import type { ReadableSettings } from './check-settings';

/** A host that nearly every enrichment needs. */
const OUTSIDE = 'api.gleif.org';
const DNS_TIMEOUT_MS = 2_000;
const NETWORK_TIMEOUT_MS = 8_000;
const MIN_NODE = [20, 19];
const GIB = 1_073_741_824;

/** This machine, as it is. */
export const THIS_MACHINE: Machine = {
  now: Date.now,
  nodeVersion: process.version,
  async disk(folder) {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  },
};

export function checkNode({ nodeVersion }: Machine): Check {
  return isAtLeast(nodeVersion, MIN_NODE)
    ? ok('Node.js', nodeVersion)
    : fail('Node.js', nodeVersion, `Install Node.js ${MIN_NODE.join('.')} or newer`);
}

/** Returns the folder, or the nearest one above it that exists. */
function existing(folder: string): string {
  const whole = path.resolve(folder);
  return existsSync(whole) ? whole : existing(path.dirname(whole));
}

/** Checks the disk of `DATA_DIR`. That of a PostgreSQL elsewhere cannot be seen from here. */
export async function checkDisk(dataDir: string, machine: Machine): Promise<Check> {
  const { free, total } = await machine.disk(existing(dataDir));
  const found = `${(free / GIB).toFixed(1)} GiB of ${(total / GIB).toFixed(1)} GiB are free below ${dataDir}`;
  const change = 'Free space, or move DATA_DIR and the data of PostgreSQL and Redis to a larger disk';
  if (free < 0.02 * total || free < 0.5 * GIB) return fail('disk', found, change);
  return free < 0.1 * total ? warn('disk', found, change) : ok('disk', found);
}

/** Asks the configured name servers, or the system's, for a name outside. */
export async function checkDns(egress: ReadableSettings['egress']): Promise<Check> {
  const servers = egress?.dnsServers ?? [];
  const who = servers.length > 0 ? `DNS_SERVERS (${servers.join(', ')})` : "the system's name servers";
  const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 1 });
  if (servers.length > 0) resolver.setServers(servers);
  const change =
    servers.length > 0
      ? 'Correct DNS_SERVERS, or unset it to use those of the system'
      : 'Correct /etc/resolv.conf, or set DNS_SERVERS';
  try {
    await resolver.resolve4(OUTSIDE);
    return ok('DNS', `${who} know ${OUTSIDE}`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return ['ENOTFOUND', 'ENODATA'].includes(code ?? '')
      ? warn('DNS', `${who} respond, and do not know ${OUTSIDE}`, change)
      : fail('DNS', `${who} do not respond (${code ?? oneLine(error)}): no website can be found`, change);
  } finally {
    resolver.cancel();
  }
}

/** Connects to a public source as a worker does. */
export async function checkNetwork(settings: ReadableSettings['egress']): Promise<Check> {
  const egress = createEgress({
    connectTo: settings?.connectTo ?? [],
    extraCa: settings?.extraCa ?? null,
    dnsServers: settings?.dnsServers ?? [],
    userAgent: USER_AGENT,
  });
  try {
    await egress.request(`https://${OUTSIDE}/`, {
      timeoutMs: NETWORK_TIMEOUT_MS,
      maxBytes: 1,
      bodyTimeoutMs: 1,
    });
    return ok('network', `https://${OUTSIDE} responds`);
  } catch (error) {
    const reason = error instanceof EgressError ? `${error.code}, ${oneLine(error)}` : oneLine(error);
    return warn(
      'network',
      `https://${OUTSIDE} cannot be reached (${reason}): enrichments will find little`,
      'Let the workers reach port 443 of public addresses; behind a proxy that reads TLS, set EGRESS_CA_FILE',
    );
  } finally {
    await egress.close();
  }
}
