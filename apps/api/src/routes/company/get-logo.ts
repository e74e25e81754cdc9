import { type LogoResponse, priceOf, ServiceError } from '@firmlens/contract';
import { findCompanyLogo, findReadableModules, normalizeDomain } from '@firmlens/domain';
import { parseUrl } from '@firmlens/egress';
import type { Request, Response } from 'express';
import { admitRequest } from '../../admission/request-admission';
import { singleQueryValue } from '../../middleware/query';
import { annotateRequestLog } from '../../middleware/request-log';
import type { CompanyDeps } from './company-deps';

/** How long a client may use the answer again. Only that client: who may read it depends on the key. */
const MAX_AGE_SECONDS = 3_600;

/**
 * `GET /company/{domain}/logo`: a redirect to the picture that the company's site or its markup shows as its logo. Free,
 * for those who may read the base. The service fetches nothing.
 */
export async function getLogo(
  deps: CompanyDeps,
  domainText: string,
  request: Request,
  response: Response,
): Promise<void> {
  annotateRequestLog(response, { route: '/company/{domain}/logo' });
  const { record } = await admitRequest(deps, request, response, null);
  singleQueryValue(request, 'api_key');
  const { domain } = normalizeDomain(domainText);
  const [logo, readable] = await Promise.all([
    findCompanyLogo(deps.db, domain),
    findReadableModules(deps.db, { accountId: record.accountId, domain }, deps),
  ]);
  if (logo === null) throw new ServiceError('company_not_found', 'Nothing is on file for this domain.');
  if (!readable.has('company')) {
    throw new ServiceError(
      'logo_not_found',
      'The base data of this company is not fresh, and this account did not buy it.',
      { extra: { hint: `An enrichment of the base costs ${priceOf([])} credits.` } },
    );
  }
  if (logo.url === null || !mayLeadTo(logo.url, deps)) {
    throw new ServiceError('logo_not_found', 'No logo of this company is known.');
  }
  const body: LogoResponse = { success: true, domain, logo_url: logo.url };
  response
    .status(302)
    .set({
      Location: logo.url,
      'Cache-Control': `private, max-age=${MAX_AGE_SECONDS}`,
      // Pages of other sites may show the picture: a request with a key holds all that it needs.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
    .json(body);
}

/**
 * Whether a client may be sent there. A site chooses its logo's address: it could name a machine in the client's network,
 * or a request to this service, which the client would then send with its key.
 */
function mayLeadTo(
  address: string,
  { mappedDomains, webhookUrlRules: { ownHost } }: Pick<CompanyDeps, 'mappedDomains' | 'webhookUrlRules'>,
): boolean {
  const host = parseUrl(address)?.hostname.replace(/\.$/, '');
  if (host === undefined || host === ownHost) return false;
  try {
    const { domain, isPublic } = normalizeDomain(host);
    return isPublic || mappedDomains.has(domain);
  } catch {
    return false;
  }
}
