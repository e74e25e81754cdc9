import { type EvidenceResponse, MAX_EVIDENCE, ServiceError } from '@firmlens/contract';
import { companyEvidence, findReadableModules, normalizeDomain } from '@firmlens/domain';
import type { Request, Response } from 'express';
import { type AdmissionDeps, admitRequest } from '../../admission/request-admission';
import { rankStoredEvidence } from '../../company-evidence/ranked-evidence';
import { withholdUnpaid } from '../../company-evidence/withheld-evidence';
import { singleQueryValue } from '../../middleware/query';
import { annotateRequestLog } from '../../middleware/request-log';
import type { CompanyDeps } from './company-deps';

/**
 * `GET /company/{domain}/evidence`: where each value on file comes from, which values lost against it, and
 * which sources were queried. Free of charge. Shows values only of modules that the account may read.
 */
export async function getEvidence(
  deps: AdmissionDeps & Pick<CompanyDeps, 'db' | 'minConfidence' | 'freshnessSeconds' | 'resultsDays'>,
  domainText: string,
  request: Request,
  response: Response,
): Promise<void> {
  annotateRequestLog(response, { route: '/company/{domain}/evidence' });
  const { record } = await admitRequest(deps, request, response, null);
  singleQueryValue(request, 'api_key');
  const { domain } = normalizeDomain(domainText);
  const [known, readable] = await Promise.all([
    companyEvidence(deps.db, domain),
    findReadableModules(deps.db, { accountId: record.accountId, domain }, deps),
  ]);
  if (known === null) throw new ServiceError('company_not_found', 'Nothing is on file for this domain.');
  const { minConfidence } = deps;
  const { evidence, used, omitted } = await rankStoredEvidence(deps.db, known.modules, {
    domain,
    minConfidence,
    limit: MAX_EVIDENCE,
  });
  const body: EvidenceResponse = {
    success: true,
    domain,
    evidence: withholdUnpaid(evidence, readable),
    evidence_used: used,
    evidence_omitted: omitted,
    coverage: {
      sources: known.coverage.map(({ source, status, reason, askedAt }) => ({
        source,
        status,
        reason,
        asked_at: askedAt === null ? null : askedAt.toISOString(),
      })),
    },
  };
  response.json(body);
}
