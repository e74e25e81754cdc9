import type { Evidence, EvidenceField, EvidenceValues } from '@firmlens/contract';
import { type SecFiler, secSimulator } from '@firmlens/simulator';
import { createSecSource, type PriorKnowledge } from '../../src';
import { startQueryFixture } from '../contract/query-fixture';
import { ACME, KNOWN_BY_CIK } from './sample-filer';

export const DOMAIN = 'acme.example';
export const USER_AGENT = 'Firmlens ops@acme.example';
/** Tests do not wait for the rate limit. */
export const WITHOUT_RATE_LIMIT = { requestsPerSecond: 1_000 };
export const secSource = createSecSource({ userAgent: USER_AGENT, people: true });

interface SecQuery {
  filers?: readonly SecFiler[];
  known?: PriorKnowledge;
  asking?: typeof secSource;
}

/**
 * Queries the source for the domain against an EDGAR with these filers. Returns the outcome and the requests
 * made.
 */
export async function querySec({
  filers = [ACME],
  known = KNOWN_BY_CIK,
  asking: queriedSource = secSource,
}: SecQuery) {
  const asking = await startQueryFixture(secSimulator(filers, WITHOUT_RATE_LIMIT));
  const outcome = await asking.ask(queriedSource, { domain: DOMAIN, known });
  await asking.close();
  const evidence: Evidence[] = outcome.status === 'found' ? outcome.evidence : [];
  const values = <F extends EvidenceField>(field: F) =>
    evidence.filter((item) => item.field === field).map(({ value }) => value as EvidenceValues[F]);
  const paths = asking.web.requests.map(({ host, path }) => `${host}${path}`);
  return { outcome, evidence, values, paths, requests: asking.web.requests };
}
