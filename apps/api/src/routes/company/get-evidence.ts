import { setImmediate as turn } from 'node:timers/promises';
import { type EvidenceResponse, MAX_EVIDENCE, ServiceError } from '@firmlens/contract';
import { companyEvidence, normalizeDomain } from '@firmlens/domain';
import { rankEvidence } from '@firmlens/enrichment';
import type { Request, Response } from 'express';
import { type AdmissionDeps, admitRequest } from '../../admission/request-admission';
import { singleQueryValue } from '../../middleware/query';
import { annotateRequestLog } from '../../middleware/request-log';
import type { CompanyDeps } from './company-deps';

/**
 * `GET /company/{domain}/evidence`: where each value on file comes from, which values lost against it, and
 * which sources were queried. Free of charge.
 */
export async function getEvidence(
  deps: AdmissionDeps & Pick<CompanyDeps, 'db' | 'minConfidence'>,
  domainText: string,
  request: Request,
  response: Response,
): Promise<void> {
  annotateRequestLog(response, { route: '/company/{domain}/evidence' });
  await admitRequest(deps, request, response, null);
  singleQueryValue(request, 'api_key');
  const { domain } = normalizeDomain(domainText);
  const known = await companyEvidence(deps.db, domain);
  if (known === null) throw new ServiceError('company_not_found', 'Nothing is on file for this domain.');
  const limit = MAX_EVIDENCE;
  const { evidence, used, omitted } = await rankEvidence(known.modules, {
    domain,
    minConfidence: deps.minConfidence,
    limit,
    pause: turn,
  });
  const body: EvidenceResponse = {
    success: true,
    domain,
    evidence,
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
