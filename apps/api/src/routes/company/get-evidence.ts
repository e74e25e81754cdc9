import { type EvidenceResponse, ServiceError } from '@firmlens/contract';
import { normalizeDomain } from '@firmlens/domain';
import type { Request, Response } from 'express';
import { type AdmissionDeps, admitRequest } from '../../admission/request-admission';
import { type EvidenceDeps, readEvidence } from '../../company-evidence/read-evidence';
import { singleQueryValue } from '../../middleware/query';
import { annotateRequestLog } from '../../middleware/request-log';

/**
 * `GET /company/{domain}/evidence`: where each value on file comes from, which values lost against it, and
 * which sources were queried. Free of charge. Shows values only of modules that the account may read.
 */
export async function getEvidence(
  deps: AdmissionDeps & EvidenceDeps,
  domainText: string,
  request: Request,
  response: Response,
): Promise<void> {
  annotateRequestLog(response, { route: '/company/{domain}/evidence' });
  const { record } = await admitRequest(deps, request, response, null);
  singleQueryValue(request, 'api_key');
  const { domain } = normalizeDomain(domainText);
  const known = await readEvidence(deps, { accountId: record.accountId, domain });
  if (known === null) throw new ServiceError('company_not_found', 'Nothing is on file for this domain.');
  const { coverage, ...evidence } = known;
  const body: EvidenceResponse = {
    success: true,
    domain,
    ...evidence,
    coverage: {
      sources: coverage.map(({ source, status, reason, askedAt }) => ({
        source,
        status,
        reason,
        asked_at: askedAt === null ? null : askedAt.toISOString(),
      })),
    },
  };
  response.json(body);
}
