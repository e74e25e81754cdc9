import type { DomainState, NormalDomain } from '@firmlens/domain';

/** The part of a domain's state that decides whether it can be enriched. */
export type EnrichmentState = Pick<DomainState, 'isOptedOut' | 'isImported'> & { isOnFile: boolean };

/**
 * Whether an enrichment of the domain is accepted: it has not opted out, and its TLD is public, or it is in a
 * dataset, in the operator's own mapping, or on file.
 */
export function canEnrich(
  { domain, isPublic }: NormalDomain,
  { isOptedOut, isImported, isOnFile }: EnrichmentState,
  mappedDomains: ReadonlySet<string>,
): boolean {
  return !isOptedOut && (isPublic || isImported || isOnFile || mappedDomains.has(domain));
}
