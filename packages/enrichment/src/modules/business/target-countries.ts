import { type CountryObservation, type Evidence, evidenceFor, type TargetCountry } from '@firmlens/contract';
import { sortByTrust, type FieldEvidence } from '../../merge/sort-by-trust';
import { type Finding, listOf } from '../../merge/finding';
import { type Group, groupEvidence } from '../../merge/group-evidence';
import { compareText } from '../../merge/name-keys';

type CountryField = 'business.target_countries' | 'business.potential_target_countries';

/** The kinds of evidence as a sentence names them, in that order. */
const PROOFS: Readonly<Record<CountryObservation['proof'], string>> = {
  language_version: 'language version',
  area_served: 'named service area',
  currency: 'currency',
  domain_variant: 'country domain',
  office: 'office',
  customer_story: 'customer story',
  job: 'job opening',
  headquarters: 'headquarters',
};

const MAX_COUNTRIES = 100;
const enumeration = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Returns the distinct kinds of evidence for a country, as text. */
function proofsOf(group: Group<CountryField>): string[] {
  const seen = new Set(group.map(({ value }) => value.proof));
  return Object.entries(PROOFS)
    .filter(([proof]) => seen.has(proof as CountryObservation['proof']))
    .map(([, words]) => words);
}

function targetCountry(group: Group<CountryField>): TargetCountry {
  const { country, country_code } = group[0].value;
  const sentence = `${enumeration.format(proofsOf(group))} found for ${country}.`;
  return {
    country,
    country_code,
    ai_reasoning: sentence.charAt(0).toUpperCase() + sentence.slice(1),
    // One kind of evidence is easily an accident, such as a translation for a neighbouring country. Two
    // kinds rarely are.
    confidence: proofsOf(group).length >= 2 ? 'high' : 'medium',
  };
}

/** Returns the countries that evidence points to, those with the most kinds of evidence first. */
function findCountries(evidence: readonly Evidence[], field: CountryField): Finding<TargetCountry[] | null> {
  const groups = groupEvidence(evidence, field, ({ country_code }) => [country_code]).sort(
    (a, b) =>
      proofsOf(b).length - proofsOf(a).length ||
      compareText(a[0].value.country_code, b[0].value.country_code),
  );
  return listOf(groups, MAX_COUNTRIES, targetCountry);
}

/**
 * Returns the countries that the company sells to. The reason is the sentence that was written from the
 * evidence, otherwise one that names the kinds of evidence. A sentence about a country without evidence is
 * left out.
 */
export function findTargetCountries(evidence: readonly Evidence[]): Finding<TargetCountry[] | null> {
  const countries = findCountries(evidence, 'business.target_countries');
  const reasons = new Map<string, FieldEvidence<'business.country_reasons'>>();
  for (const item of sortByTrust<'business.country_reasons'>(
    evidenceFor(evidence, 'business.country_reasons'),
  )) {
    const { country_code } = item.value;
    const isTarget = countries.value?.some((country) => country.country_code === country_code) ?? false;
    if (isTarget && !reasons.has(country_code)) reasons.set(country_code, item);
  }
  if (countries.value === null || reasons.size === 0) return countries;
  return {
    value: countries.value.map((country) => {
      const reason = reasons.get(country.country_code)?.value.reason;
      return reason === undefined ? country : { ...country, ai_reasoning: reason };
    }),
    evidence: [...countries.evidence, ...reasons.values()],
  };
}

/**
 * Returns the countries that the company may sell to next: those hinted at that are not target countries yet.
 * Empty if the target countries are known and nothing hints at more.
 */
export function findPotentialCountries(
  evidence: readonly Evidence[],
  targets: Finding<TargetCountry[] | null>,
): Finding<TargetCountry[] | null> {
  const codes = new Set(targets.value?.map(({ country_code }) => country_code));
  const others = evidence.filter(
    (item) => item.field !== 'business.potential_target_countries' || !codes.has(item.value.country_code),
  );
  const potential = findCountries(others, 'business.potential_target_countries');
  return potential.value === null && targets.value !== null ? { value: [], evidence: [] } : potential;
}
