import type { Evidence } from '@firmlens/contract';
import { createFieldObserver } from '../parsing/field-observer';
import type { Observe } from '../source';
import { formatAddress } from '../parsing/postal-address';
import { filerPage } from './edgar';
import type { MatchedFiler } from './find-filer';
import type { Headcount } from './headcount';

/** Low, because the industry dates from the filer's first years and uses a classification of 1987. */
const INDUSTRY_CONFIDENCE = 0.5;

/** Converts a filer's record to evidence about the company. */
export function filerEvidence(
  observe: Observe,
  { filer, confidence }: MatchedFiler,
  { name, headcount }: { name: string; headcount: Headcount | null },
): Evidence[] {
  const { business, mailing } = filer;
  const seen = { url: filerPage(filer.cik), confidence };
  const tell = createFieldObserver(observe, seen);
  const tellIndustry = createFieldObserver(observe, { ...seen, confidence: INDUSTRY_CONFIDENCE });
  return [
    ...tell('company.legal_name', name),
    ...tell('company.phone', filer.phone),
    ...tell('company.headquarter_country', business.country?.country ?? null),
    ...tell('company.headquarter_city', business.city),
    ...tell('company.registered_address', formatAddress(mailing)),
    ...tell('company.jurisdiction', filer.incorporatedIn),
    ...tell('company.sic_codes', filer.sic),
    ...tell('company.employee_count', headcount?.count ?? null),
    ...tell('funding.funding_stage', filer.isListed ? 'Public' : null),
    ...tellIndustry('business.industries', filer.industry),
  ];
}
