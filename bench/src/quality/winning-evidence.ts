import { type Evidence, type EvidenceField, textKey } from '@firmlens/contract';
import { pickOne } from '@firmlens/enrichment';

/** Fields whose values come from evidence of other fields. */
const DERIVED_FROM: Readonly<Record<string, readonly EvidenceField[]>> = {
  'company.founded_year': ['company.founded_year', 'company.date_of_creation'],
  'company.employee_count': ['company.employee_count', 'company.employee_range'],
  'team.job_titles': ['team.job_listings'],
  'funding.investors': ['funding.investors', 'funding.lead_investors', 'funding.investment_history'],
};

/** The texts of a value that may name it. */
function namesOf(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [textKey(String(value))];
  return ['name', 'title']
    .map((key) => (value as Record<string, unknown>)[key])
    .filter((name) => typeof name === 'string')
    .map(textKey);
}

/**
 * Returns the most trusted piece of the used evidence that states a field's value. If none has exactly this
 * value, as it was derived or merged, returns the most trusted of a field that has one value, otherwise null.
 */
export function winningEvidence(
  used: readonly Evidence[],
  { field, value, isList }: { field: string; value: unknown; isList: boolean },
): Evidence | null {
  const names = namesOf(value);
  for (const origin of DERIVED_FROM[field] ?? [field as EvidenceField]) {
    const pieces = used.filter((piece) => piece.field === origin);
    const same = pieces.filter((piece) => namesOf(piece.value).some((name) => names.includes(name)));
    const { winner } = pickOne(same.length > 0 || isList ? same : pieces, origin);
    if (winner !== null) return winner;
  }
  return null;
}
