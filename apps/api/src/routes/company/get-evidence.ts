import type { EvidenceAnswer } from '@firmlens/contract';
import { companyEvidence, type Database, normalizeDomain } from '@firmlens/domain';
import type { Request, Response } from 'express';
import { type AdmissionDeps, admitRequest } from '../../admission/request-admission';
import { describeRequest } from '../../middleware/request-log';
import { companyNotFound } from './company-refusals';

/** `GET /company/{domain}/evidence`: where each value on file comes from. Free. */
export async function getEvidence(
  deps: AdmissionDeps & { db: Database },
  domainText: string,
  request: Request,
  response: Response,
): Promise<void> {
  describeRequest(response, { route: '/company/{domain}/evidence' });
  await admitRequest(deps, request, response, null);
  const { domain } = normalizeDomain(domainText);
  const evidence = await companyEvidence(deps.db, domain);
  if (evidence === null) throw companyNotFound();
  const answer: EvidenceAnswer = { success: true, domain, evidence };
  response.json(answer);
}
