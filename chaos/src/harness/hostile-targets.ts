import { type CertificateFlaw, hostileSites, type SimulatedSite } from '@firmlens/simulator';

const COPIES_OF_EACH = 20;

/** Websites that harm crawlers, by the kind of hostile site. Null is a closed port. */
const SITES = {
  refusing: null,
  blackhole: 'silence.example',
  dripping: 'one-byte-a-second.example',
  enormous: 'huge-content-length.example',
  bomb: 'bomb-gzip.example',
  redirecting: 'redirect-without-end.example',
  leading: 'redirect-to-private.example',
  expired: 'expired.example',
} as const;

/** Names for which the name server misbehaves. */
const NAMES = ['nxdomain', 'servfail', 'rebinding'] as const;

export type HostileTarget = keyof typeof SITES | (typeof NAMES)[number];
export const HOSTILE_TARGETS: readonly HostileTarget[] = [
  ...(Object.keys(SITES) as (keyof typeof SITES)[]),
  ...NAMES,
];

export function targetDomains(target: HostileTarget): string[] {
  const end = target in SITES ? 'example' : 'net';
  return Array.from({ length: COPIES_OF_EACH }, (_, index) => `${target}-${index + 1}.${end}`);
}

/** Returns the targets that are websites, for the simulated web. */
export function hostileTargets(): {
  sites: Record<string, SimulatedSite>;
  certificateFlaws: Record<string, CertificateFlaw>;
} {
  const sites = hostileSites();
  return {
    sites: Object.fromEntries(
      Object.entries(SITES).flatMap(([target, name]) =>
        targetDomains(target as keyof typeof SITES).map((domain): [string, SimulatedSite] => [
          domain,
          name === null ? null : (sites[name] ?? null),
        ]),
      ),
    ),
    certificateFlaws: Object.fromEntries(targetDomains('expired').map((domain) => [domain, 'expired'])),
  };
}
