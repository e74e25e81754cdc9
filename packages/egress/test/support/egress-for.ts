import { createEgress, type Egress, type EgressSettings } from '@firmlens/egress';
import { closeAfterTest } from './close-after-test';

/** A port where nothing listens. A test that maps its hosts never queries it. */
const NO_RESOLVER = '127.0.0.1:9';

/** Creates a client for one test; `hosts` maps each `HOST:PORT` to a port on loopback. */
export function egressFor(
  hosts: Readonly<Record<string, number>>,
  settings: Partial<EgressSettings> = {},
): Egress {
  return closeAfterTest(
    createEgress({
      connectTo: Object.entries(hosts).map(([host, port]) => `${host}:127.0.0.1:${port}`),
      extraCa: null,
      dnsServers: [NO_RESOLVER],
      userAgent: 'Firmlens/test',
      ...settings,
    }),
  );
}
