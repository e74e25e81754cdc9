import { type Competitor, evidenceFor } from '@firmlens/contract';
import { countOf, listOf, recordOf, UNKNOWN } from '../../merge/finding';
import { type Group, groupEvidence } from '../../merge/group-evidence';
import { companyKey } from '../../merge/name-keys';
import type { ModuleBuilder } from '../../module-builder';

const MAX_COMPETITORS = 50;

type Rival = Group<'competitors.competitors'>;

const bareDomain = (domain: string): string => domain.toLowerCase().replace(/^www\./, '');

/**
 * How alike a named rival is, 0 to 1: as sure as the surest source is that it is one, to two decimals. Nothing of the
 * two companies is compared; that is what `similar_companies` is for.
 */
function similarityOf(rival: Rival): number {
  const surest = Math.max(0, ...rival.map(({ confidence }) => confidence || 0));
  return Math.round(Math.min(surest, 1) * 100) / 100;
}

function competitor(rival: Rival): Competitor {
  const { name, domain, description, reason } = recordOf(rival);
  return {
    name,
    domain: domain === null ? null : bareDomain(domain),
    description,
    similarity: similarityOf(rival),
    reason,
    source: rival[0].source,
  };
}

export const buildCompetitors: ModuleBuilder<'competitors'> = (evidence, { domain }) => {
  const ownNames = new Set(
    [...evidenceFor(evidence, 'company.name'), ...evidenceFor(evidence, 'company.legal_name')].map(
      ({ value }) => companyKey(value),
    ),
  );
  // A page "Acme or Other" names both.
  const isSelf = (named: { name: string; domain: string | null }): boolean =>
    ownNames.has(companyKey(named.name)) || (named.domain !== null && bareDomain(named.domain) === domain);
  const rivals = groupEvidence(evidence, 'competitors.competitors', (value) => [
    `name ${companyKey(value.name)}`,
    ...(value.domain === null ? [] : [`domain ${bareDomain(value.domain)}`]),
  ])
    .filter((rival) => !rival.some(({ value }) => isSelf(value)))
    .sort((a, b) => similarityOf(b) - similarityOf(a));
  const competitors = listOf(rivals, MAX_COMPETITORS, competitor);

  return {
    competitors_count: countOf(competitors),
    competitors,
    // Nobody looked among the companies on file.
    similar_companies_count: UNKNOWN,
    similar_companies: UNKNOWN,
  };
};
