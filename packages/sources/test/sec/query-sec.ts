import type { Evidence, EvidenceField, EvidenceValues } from '@firmlens/contract';
import { type SecFiler, secSimulator } from '@firmlens/simulator';
import { createSecSource } from '../../src/sec';
import type { PriorKnowledge } from '../../src/source';
import { startQueryFixture } from '../contract/query-fixture';
import { ACME, COMPANY_WITH_CIK } from './sample-filer';

export const DOMAIN = 'acme.example';
export const USER_AGENT = 'Firmlens ops@acme.example';
/** Tests do not wait for the rate limit. */
export const WITHOUT_RATE_LIMIT = { requestsPerSecond: 1_000 };
export const secSource = createSecSource({ userAgent: USER_AGENT, people: true });

interface SecQuery {
  filers?: readonly SecFiler[];
  known?: PriorKnowledge;
  source?: typeof secSource;
}

/**
 * Queries the source for the domain against an EDGAR with these filers. Returns the outcome and the requests
 * made.
 */
export async function querySec({
  filers = [ACME],
  known = COMPANY_WITH_CIK,
  source: queriedSource = secSource,
}: SecQuery) {
  const source = await startQueryFixture(secSimulator(filers, WITHOUT_RATE_LIMIT));
  const outcome = await source.query(queriedSource, { domain: DOMAIN, known });
  await source.close();
  const evidence: Evidence[] = outcome.status === 'found' ? outcome.evidence : [];
  const values = <F extends EvidenceField>(field: F) =>
    evidence.filter((item) => item.field === field).map(({ value }) => value as EvidenceValues[F]);
  const paths = source.web.requests.map(({ host, path }) => `${host}${path}`);
  return { outcome, evidence, values, paths, requests: source.web.requests };
}
