import { type Competitor, type Evidence, evidenceFor } from '@firmlens/contract';
import { countOf, emptyIf, type Finding, listOf, recordOf, UNKNOWN } from '../../merge/finding';
import { type Group, groupEvidence } from '../../merge/group-evidence';
import { companyKey } from '../../merge/name-keys';
import type { ModuleBuilder } from '../../module-builder';

const MAX_COMPETITORS = 50;
const MAX_SIMILAR = 25;

type CompetitorGroup = Group<'competitors.competitors'>;
type SimilarCompanyGroup = Group<'competitors.similar_companies'>;

const bareDomain = (domain: string): string => domain.toLowerCase().replace(/^www\./, '');

/** Limits a value to 0 to 1 and rounds it to two decimals. */
const share = (value: number): number => Math.round(Math.min(Math.max(value || 0, 0), 1) * 100) / 100;

/**
 * Builds a competitor. The similarity is the computed one if the competitor is on file, otherwise the highest
 * confidence of a source that it competes.
 */
function toCompetitor(group: CompetitorGroup, onFile: SimilarCompanyGroup | undefined): Competitor {
  const { name, domain, description, reason } = recordOf(group);
  return {
    name,
    domain: domain === null ? null : bareDomain(domain),
    description,
    similarity: share(onFile?.[0].value.similarity ?? Math.max(...group.map(({ confidence }) => confidence))),
    reason,
    source: group[0].source,
  };
}

function findNamedCompetitors(
  evidence: readonly Evidence[],
  isOwnCompany: (named: { name: string; domain: string | null }) => boolean,
  similarCompanies: ReadonlyMap<string, SimilarCompanyGroup>,
): Finding<Competitor[] | null> {
  const competitors = groupEvidence(evidence, 'competitors.competitors', (value) => [
    `name ${companyKey(value.name)}`,
    ...(value.domain === null ? [] : [`domain ${bareDomain(value.domain)}`]),
  ])
    .filter((group) => !group.some(({ value }) => isOwnCompany(value)))
    .map((group) => {
      const onFile = similarCompanies.get(bareDomain(recordOf(group).domain ?? ''));
      return { competitor: toCompetitor(group, onFile), evidence: [...group, ...(onFile ?? [])] };
    })
    .sort((a, b) => b.competitor.similarity - a.competitor.similarity)
    .slice(0, MAX_COMPETITORS);
  if (competitors.length === 0) return UNKNOWN;
  return {
    value: competitors.map(({ competitor }) => competitor),
    evidence: competitors.flatMap((one) => one.evidence),
  };
}

export const buildCompetitors: ModuleBuilder<'competitors'> = (evidence, { domain, queriedFields }) => {
  const ownNames = new Set(
    [...evidenceFor(evidence, 'company.name'), ...evidenceFor(evidence, 'company.legal_name')].map(
      ({ value }) => companyKey(value),
    ),
  );
  // A page "Acme or Other" names both.
  const isOwnCompany = (named: { name: string; domain: string | null }): boolean =>
    ownNames.has(companyKey(named.name)) || (named.domain !== null && bareDomain(named.domain) === domain);
  const candidates = groupEvidence(evidence, 'competitors.similar_companies', (value) => [
    bareDomain(value.domain),
  ]).filter(([{ value }]) => bareDomain(value.domain) !== domain);

  const byDomain = new Map(candidates.map((group) => [bareDomain(group[0].value.domain), group]));
  const competitors = emptyIf(
    queriedFields?.has('competitors.competitors'),
    findNamedCompetitors(evidence, isOwnCompany, byDomain),
  );
  const competitorDomains = new Set(competitors.value?.map((competitor) => competitor.domain));
  const similar = candidates
    .filter(([{ value }]) => !competitorDomains.has(bareDomain(value.domain)))
    .sort(([a], [b]) => share(b.value.similarity) - share(a.value.similarity));
  const similarCompanies = emptyIf(
    queriedFields?.has('competitors.similar_companies'),
    listOf(similar, MAX_SIMILAR, ([{ value, source }]): Competitor => ({
      ...value,
      domain: bareDomain(value.domain),
      similarity: share(value.similarity),
      source,
    })),
  );

  return {
    competitors_count: countOf(competitors),
    competitors,
    similar_companies_count: countOf(similarCompanies),
    similar_companies: similarCompanies,
  };
};
