import { COUNTRY_CODES, EMPLOYEE_RANGES, findIndustries, type CompanyCoverage } from '@firmlens/contract';
import type { FoundSignal } from '@firmlens/domain';
import type { CompanyHit, SignalHit } from '@firmlens/panel-contract';
import type { CompanyResult } from '../../../search/companies/company-page';
import { firstSentence } from '../../../search/companies/first-sentence';
import { neutralizeText } from '../../../untrusted/neutralize-text';
import { safeUrl } from '../../../untrusted/safe-url';

/** Maximum lengths of third parties' texts, in UTF-16 units. */
const LONGEST = { title: 300, description: 1_000, place: 100 };

/** Returns a company as the page shows it. Third parties' texts consist of words alone. */
export function companyRow({ company, coverage }: CompanyResult): CompanyHit {
  const { domain, name, description, industries, countryCode, city, employeeRange, ...rest } = company;
  return {
    domain,
    name: neutralizeText(name, LONGEST.title),
    description:
      description === null ? null : neutralizeText(firstSentence(description), LONGEST.description),
    industries: findIndustries(industries),
    country: countryCode !== null && COUNTRY_CODES.includes(countryCode) ? countryCode : null,
    city: city === null ? null : neutralizeText(city, LONGEST.place),
    employee_range: EMPLOYEE_RANGES.find((range) => range === employeeRange) ?? null,
    founded_year: rest.foundedYear,
    words_in: rest.wordsIn,
    is_enriched: rest.isOnFile,
    coverage: coverage === undefined ? null : coverageFields(coverage),
  };
}

function coverageFields(coverage: CompanyCoverage) {
  const { status, last_scanned_at, last_signal_at, signal_absence_is_meaningful } = coverage;
  return { status, last_scanned_at, last_signal_at, signal_absence_is_meaningful };
}

/** A signal that was found by a search, or told by a watch. */
type AnySignal = Omit<FoundSignal, 'id' | 'day' | 'evidence'> & {
  id: bigint | string;
  evidence: readonly unknown[];
};

/** Returns a signal as the page shows it. Its address is a plain web address. */
export function signalRow(signal: AnySignal): SignalHit {
  const amount = signal.entities['amount_usd'] ?? '';
  return {
    signal_id: String(signal.id),
    domain: signal.domain,
    type: signal.type,
    class: signal.class,
    title: neutralizeText(signal.title, LONGEST.title),
    description: signal.description === null ? null : neutralizeText(signal.description, LONGEST.description),
    happened_on: signal.happenedOn,
    seen_on: signal.seenOn,
    amount_usd: /^\d{1,15}$/.test(amount) ? Number(amount) : null,
    funding_stage: signal.fundingStage,
    source_url: safeUrl(signal.sourceUrl),
    evidence: signal.evidence.length,
    confidence: signal.confidence,
  };
}
