import type { EvidencePiece } from '@firmlens/panel-contract';
import { textsOf } from './describe-value';

/** From which fields of evidence a field of the data is made, where it is not only its own. */
const ORIGINS: Readonly<Record<string, readonly string[]>> = {
  'company.founded_year': ['company.date_of_creation'],
  'company.employee_range': ['company.employee_count'],
  'company.headquarter': ['company.headquarter_city', 'company.headquarter_country'],
  'business.target_countries': ['business.country_reasons'],
  'technology.technology_stack': ['technology.technologies'],
  'funding.total_funding': ['funding.stated_total', 'funding.investment_history', 'funding.exchange_rates'],
  'funding.funding_stage': ['funding.investment_history'],
  'funding.last_funding_date': ['funding.investment_history'],
  'funding.last_valuation': ['funding.investment_history'],
  'funding.investors': ['funding.investment_history', 'funding.lead_investors'],
  'funding.lead_investors': ['funding.investment_history'],
  'funding.notable_investors': ['funding.investors', 'funding.investment_history'],
  'team.historical_employee_data': ['company.employee_count'],
  'team.job_listings_count': ['team.job_listings'],
  'team.job_titles': ['team.job_listings'],
  'team.job_locations': ['team.job_listings'],
  'team.key_role_openings': ['team.job_listings'],
  'team.hiring_status': ['team.job_listings_count', 'team.job_listings'],
  'signals.ai_insights': ['signals.highlights'],
};

/** What the evidence is for: a field of the data, and one item if the field is a list. */
export interface Subject {
  field: string;
  item?: string | undefined;
}

/** Returns the pieces of evidence of a value: those it uses first, as the service ranked them. */
export function findPieces(evidence: readonly EvidencePiece[], { field, item }: Subject): EvidencePiece[] {
  const fields = [field, ...(ORIGINS[field] ?? [])];
  const ofField = fields.flatMap((name) => evidence.filter((piece) => piece.field === name));
  if (item === undefined) return ofField;
  const wanted = item.toLowerCase();
  const ofItem = ofField.filter(
    ({ value, url }) =>
      url?.toLowerCase() === wanted || textsOf(value).some((text) => text.toLowerCase() === wanted),
  );
  // The data may name an item by another name than its source.
  return ofItem.length > 0 ? ofItem : ofField;
}
