import type { DomainState, NormalDomain } from '@firmlens/domain';

/** The part of a domain's state that decides whether it can be enriched. */
export type EnrichmentState = Pick<DomainState, 'isOptedOut' | 'isImported'> & { isHeld: boolean };

/**
 * Whether an enrichment of the domain is accepted: it has not opted out, and it may be known to the public
 * DNS, a dataset or the operator's own mapping, or is on file.
 */
export function canEnrich(
  { domain, isPublic }: NormalDomain,
  { isOptedOut, isImported, isHeld }: EnrichmentState,
  mappedDomains: ReadonlySet<string>,
): boolean {
  return !isOptedOut && (isPublic || isImported || isHeld || mappedDomains.has(domain));
}
