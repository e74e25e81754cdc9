import type { SimulatedSite } from '@firmlens/simulator';
import { slowSites } from './slow-sites';
import { siteOf, type SiteKind } from './simulated-web';

/** Companies that only one fault requests: how many, and what their websites are like. */
const FAULT_SITES = {
  probe: { count: 60, kind: 'small' },
  unacknowledged: { count: 600, kind: 'slow' },
  poison: { count: 40, kind: 'small' },
  restart: { count: 330, kind: 'slow' },
  contested: { count: 1, kind: 'small' },
  found: { count: 60, kind: 'small' },
  vanished: { count: 60, kind: 'absent' },
} satisfies Record<string, { count: number; kind: SiteKind }>;

export type FaultSites = keyof typeof FAULT_SITES;

/** Returns the domains for one fault. */
export function faultDomains(name: FaultSites): string[] {
  return Array.from({ length: FAULT_SITES[name].count }, (_, index) => `${name}-${index + 1}.example`);
}

/** Receives the webhooks of batches that fuzzed requests queued. */
export const FUZZ_RECEIVER = 'fuzz-hooks.example';

/** Returns all of them for the simulated web. */
export function faultSites(): Record<string, SimulatedSite> {
  const names = Object.keys(FAULT_SITES) as FaultSites[];
  const receiver: SimulatedSite = (_request, response) => void response.writeHead(204).end();
  const companies = Object.fromEntries(
    names.flatMap((name) =>
      faultDomains(name).map((domain) => [domain, siteOf({ domain, kind: FAULT_SITES[name].kind })]),
    ),
  );
  return { ...companies, ...slowSites(), [FUZZ_RECEIVER]: receiver };
}
