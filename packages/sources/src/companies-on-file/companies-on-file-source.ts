import { type CompanyProfile, evidenceFor, type SimilarCompany } from '@firmlens/contract';
import { observer, type Source, type SourceProfile } from '../source';
import { companyProfile } from './company-profile';

/**
 * Finds the companies on file that do similar work, most similar first. Includes every company on file whose
 * domain is in `competitors`, however dissimilar.
 */
export type FindSimilarCompanies = (
  company: CompanyProfile,
  competitors: readonly string[],
) => Promise<SimilarCompany[]>;

export const COMPANIES_ON_FILE: SourceProfile = {
  name: 'companies-on-file',
  fields: ['competitors.similar_companies'],
  identifies: false,
  wave: 3,
  // Companies are added all the time and may opt out at any time.
  lifetimeSeconds: 0,
  timeLimitMs: 15_000,
};

const MAX_COMPETITORS = 50;

/** Finds similar companies among those on file, from the evidence gathered so far. */
export function createCompaniesOnFileSource({
  findSimilarCompanies,
}: {
  findSimilarCompanies: FindSimilarCompanies;
}): Source {
  return {
    ...COMPANIES_ON_FILE,
    async lookUp({ domain, known, now }) {
      const company = companyProfile(domain, known.evidence);
      const { description, industries, topics, services } = company;
      if (description === null && industries.length + topics.length + services.length === 0)
        return { status: 'nothing', reason: 'too little is known about what the company does' };
      const competitors = evidenceFor(known.evidence, 'competitors.competitors').flatMap(
        ({ value }) => value.domain ?? [],
      );
      const similarCompanies = await findSimilarCompanies(
        company,
        [...new Set(competitors)].slice(0, MAX_COMPETITORS),
      );
      if (similarCompanies.length === 0)
        return { status: 'nothing', reason: 'no company on file does similar work' };
      const observe = observer(COMPANIES_ON_FILE, now);
      return {
        status: 'found',
        evidence: similarCompanies.map((similarCompany) =>
          observe('competitors.similar_companies', similarCompany, {
            url: `https://${similarCompany.domain}/`,
            confidence: similarCompany.similarity,
          }),
        ),
      };
    },
  };
}
