import type { DomainState, NormalDomain } from '@firmlens/domain';

/** What of a domain's state decides whether it can be looked up. */
export type EnrichmentState = Pick<DomainState, 'isOptedOut' | 'isImported'> & { isHeld: boolean };

/**
 * Whether an enrichment of the domain is taken on: nobody asked to be left out, and the public DNS, an imported set or
 * the operator's own mapping may know it, or it is on file.
 */
export function canEnrich(
  { domain, isPublic }: NormalDomain,
  { isOptedOut, isImported, isHeld }: EnrichmentState,
  mappedDomains: ReadonlySet<string>,
): boolean {
  return !isOptedOut && (isPublic || isImported || isHeld || mappedDomains.has(domain));
}
