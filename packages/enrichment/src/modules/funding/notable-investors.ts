import { type Evidence, evidenceFor, findNotableInvestors } from '@firmlens/contract';
import { sortByTrust } from '../../merge/sort-by-trust';
import { derive, type Finding, UNKNOWN } from '../../merge/finding';
import type { ModuleData } from '../../module-builder';

/** Returns the well-known investors, each with the logo seen on its domain. */
export function notableInvestors(
  investors: Finding<string[] | null>,
  evidence: readonly Evidence[],
): Finding<ModuleData['funding']['notable_investors']> {
  const { value: notable, evidence: named } = derive(investors, findNotableInvestors);
  if (notable === null) return UNKNOWN;
  const logos = sortByTrust<'funding.investor_logos'>(evidenceFor(evidence, 'funding.investor_logos'));
  const shown = notable.map(({ name, domain }) => ({
    name,
    domain,
    seen: logos.find(({ value }) => value.domain === domain),
  }));
  return {
    value: shown.map(({ name, domain, seen }) => ({ name, logo: seen?.value.logo ?? null, domain })),
    evidence: [...named, ...shown.flatMap(({ seen }) => seen ?? [])],
  };
}
