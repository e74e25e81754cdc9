import type { Evidence, EvidenceField, EvidenceValues } from '@firmlens/contract';
import { EARLIEST_YEAR, isPastDay, parsePastDay } from './plausible-day';

type Check<F extends EvidenceField> = (value: EvidenceValues[F], now: Date) => boolean;

const isText = (value: string): boolean => value.trim() !== '';
const isNamed = ({ name }: { name: string }): boolean => isText(name);
const isTitled = ({ title }: { title: string }): boolean => isText(title);
const isCountry = (value: { country: string; country_code: string }): boolean =>
  isText(value.country) && /^[A-Z]{2}$/.test(value.country_code);

/** The largest employers in the world have fewer than 3 million people. */
const isHeadcount = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 5_000_000;

/** Whether a number can be a round's amount or a company's valuation, in any currency. */
export function isAmount(value: number): boolean {
  return value > 0 && value <= 1e17;
}

/** Like `isAmount`, in US dollars: twice the value of the most valuable company. */
export function isDollarAmount(value: number): boolean {
  return value > 0 && value <= 1e13;
}

/** What each field's value must satisfy, whatever its source. */
const CHECKS: { readonly [F in EvidenceField]: Check<F> } = {
  'company.name': isText,
  'company.description': isText,
  'company.founded_year': (year, now) =>
    Number.isInteger(year) && year >= EARLIEST_YEAR && year <= now.getUTCFullYear(),
  'company.company_status': isText,
  'company.phone': isText,
  'company.email': isText,
  'company.domain': isText,
  'company.linkedin_url': isText,
  'company.facebook_url': isText,
  'company.twitter_url': isText,
  'company.logo_url': (url) => /^https?:\/\/\S+$/.test(url),
  'company.headquarter_country': isText,
  'company.headquarter_city': isText,
  'company.registered_address': isText,
  'company.office_locations': isText,
  'company.employee_count': isHeadcount,
  'company.employee_range': isText,
  'company.legal_name': isText,
  'company.company_number': isText,
  'company.company_type': isText,
  'company.date_of_creation': isPastDay,
  'company.jurisdiction': isText,
  'company.sic_codes': isText,
  'business.industries': isText,
  'business.business_model': isText,
  'business.revenue_model': isText,
  'business.target_audience': isText,
  'business.taxonomy': isText,
  'business.services': isNamed,
  'business.certificates_and_compliance': isNamed,
  'business.market_problems': isTitled,
  'business.target_countries': isCountry,
  'business.potential_target_countries': isCountry,
  'business.country_reasons': ({ country_code, reason }) => /^[A-Z]{2}$/.test(country_code) && isText(reason),
  'technology.technologies': isNamed,
  // A round without a day, a stage and an amount says nothing.
  'funding.investment_history': ({ date, stage, amount, amount_usd }, now) =>
    parsePastDay(date, now) !== null ||
    (stage !== null && isText(stage)) ||
    (amount !== null && isAmount(amount)) ||
    (amount_usd !== null && isDollarAmount(amount_usd)),
  'funding.investors': isText,
  'funding.lead_investors': isText,
  'funding.acquisitions': isText,
  'funding.funding_stage': isText,
  'funding.last_valuation': isDollarAmount,
  'funding.stated_total': ({ amount, currency, date }, now) =>
    /^[A-Z]{3}$/.test(currency) && isPastDay(date, now) && isAmount(amount),
  'funding.exchange_rates': ({ currency, date, usd }, now) =>
    /^[A-Z]{3}$/.test(currency) && isPastDay(date, now) && usd > 0 && usd < 1_000,
  'funding.investor_logos': ({ domain, logo }) => isText(domain) && /^https:\/\/\S+$/.test(logo),
  'team.team_members': isNamed,
  'team.historical_employee_data': ({ employee_count }) => isHeadcount(employee_count),
  'team.job_listings': isTitled,
  'team.job_listings_count': (count) => Number.isInteger(count) && count >= 0 && count <= 1_000_000,
  'signals.highlights': isTitled,
  'signals.ai_insights': ({ insight }) => isText(insight),
  'competitors.competitors': isNamed,
  'competitors.similar_companies': ({ name, domain, similarity }) =>
    isText(name) && isText(domain) && similarity >= 0 && similarity <= 1,
};

/** Whether a piece of evidence can be true. A year in the future or a negative headcount cannot. */
export function isPlausible(evidence: Evidence, now: Date): boolean {
  // The check and the value belong to the same field, which an indexed table cannot express to the
  // compiler.
  return CHECKS[evidence.field](evidence.value as never, now);
}
