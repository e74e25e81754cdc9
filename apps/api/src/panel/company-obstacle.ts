import type { DomainState, NormalDomain } from '@firmlens/domain';
import type { EnrichmentObstacle } from '@firmlens/panel-contract';
import { type EnrichmentDeps, findObstacle } from '../routes/company/request-enrichment';

/** Returns why the account cannot enrich a company, and until when if that passes; null if it can. */
export function obstacleTo(
  deps: Pick<EnrichmentDeps, 'mappedDomains'>,
  company: NormalDomain,
  state: DomainState,
  accountId: number,
): EnrichmentObstacle | null {
  const until = (seconds: number | null) =>
    seconds === null ? null : new Date(Date.now() + seconds * 1_000).toISOString();
  switch (findObstacle(deps, company, state, accountId)?.code) {
    case undefined:
      return null;
    case 'enrichment_in_progress':
      return { reason: 'running', until: null };
    case 'no_data_cooldown':
      return state.cooldownSeconds === null
        ? { reason: 'unreadable', until: until(state.unreadableSeconds) }
        : { reason: 'found_nothing', until: until(state.cooldownSeconds) };
    default:
      return { reason: 'unknown', until: null };
  }
}
