import { type Evidence, evidenceFor } from '@firmlens/contract';
import { countOf, firstKnown, singleFinding, records, texts } from '../../merge/finding';
import { textKey } from '../../merge/name-keys';
import { preferStated } from '../../merge/prefer-stated';
import { isCompanyDataset } from '../../merge/trust';
import type { ModuleBuilder } from '../../module-builder';
import { findPotentialCountries, findTargetCountries } from './target-countries';

const MAX_MODELS = 10;
const MAX_INDUSTRIES = 20;
const MAX_TAXONOMY = 50;
const MAX_SERVICES = 50;
const MAX_CERTIFICATES = 50;
const MAX_PROBLEMS = 20;

const byName = ({ name }: { name: string }): [string] => [textKey(name)];
const byTitle = ({ title }: { title: string }): [string] => [textKey(title)];

export const buildBusiness: ModuleBuilder<'business'> = (evidence) => {
  const evidenceOfIndustries = preferStated(evidence, ['business.industries']);
  const industriesIn = (items: readonly Evidence[]) => texts(items, 'business.industries', MAX_INDUSTRIES);
  // A dataset picks from a short list, often beside what the company does.
  const industries = firstKnown(
    industriesIn(evidenceOfIndustries.filter(({ source }) => !isCompanyDataset(source))),
    industriesIn(evidenceOfIndustries),
  );
  const taxonomy = texts(narrowestTopics(evidence), 'business.taxonomy', MAX_TAXONOMY);
  const services = records(evidence, 'business.services', MAX_SERVICES, byName);
  const certificates = records(evidence, 'business.certificates_and_compliance', MAX_CERTIFICATES, byName);
  const problems = records(evidence, 'business.market_problems', MAX_PROBLEMS, byTitle);
  const targets = findTargetCountries(evidence);
  const potential = findPotentialCountries(evidence, targets);

  return {
    industries_count: countOf(industries),
    industries,
    business_model: texts(
      preferStated(evidence, ['business.business_model']),
      'business.business_model',
      MAX_MODELS,
    ),
    revenue_model: texts(evidence, 'business.revenue_model', MAX_MODELS),
    target_audience: singleFinding(evidence, 'business.target_audience'),
    taxonomy_count: countOf(taxonomy),
    taxonomy,
    services_count: countOf(services),
    services,
    certificates_count: countOf(certificates),
    certificates_and_compliance: certificates,
    market_problems_count: countOf(problems),
    market_problems: problems,
    target_countries_count: countOf(targets),
    target_countries: targets,
    potential_target_countries_count: countOf(potential),
    potential_target_countries: potential,
  };
};

/** Leaves out topics whose words are all in a longer topic, such as "Cold chain" beside "Cold chain logistics". */
function narrowestTopics(evidence: readonly Evidence[]): readonly Evidence[] {
  const topics = evidenceFor(evidence, 'business.taxonomy').map((item) => ({
    item,
    words: new Set(textKey(item.value).split(' ')),
  }));
  return topics
    .filter(({ words }) =>
      topics.every(
        (other) => other.words.size <= words.size || [...words].some((word) => !other.words.has(word)),
      ),
    )
    .map(({ item }) => item);
}
