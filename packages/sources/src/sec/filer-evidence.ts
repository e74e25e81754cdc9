import type { Evidence } from '@firmlens/contract';
import { createFieldObserver } from '../parsing/field-observer';
import type { Observe } from '../source';
import { formatAddress } from '@firmlens/text';
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
  const provenance = { url: filerPage(filer.cik), confidence };
  const observeField = createFieldObserver(observe, provenance);
  const observeIndustry = createFieldObserver(observe, { ...provenance, confidence: INDUSTRY_CONFIDENCE });
  return [
    ...observeField('company.legal_name', name),
    ...observeField('company.phone', filer.phone),
    ...observeField('company.headquarter_country', business.country?.country ?? null),
    ...observeField('company.headquarter_city', business.city),
    ...observeField('company.registered_address', formatAddress(mailing)),
    ...observeField('company.jurisdiction', filer.incorporatedIn),
    ...observeField('company.sic_codes', filer.sic),
    ...observeField('company.employee_count', headcount?.count ?? null),
    ...observeField('funding.funding_stage', filer.isListed ? 'Public' : null),
    ...observeIndustry('business.industries', filer.industry),
  ];
}
