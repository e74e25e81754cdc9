import type { Evidence, EvidenceField, EvidenceValues } from '@firmlens/contract';
import { type SecFiler, secSimulator } from '@firmlens/simulator';
import { createSecSource, type PriorKnowledge } from '../../src';
import { startQueryFixture } from '../contract/query-fixture';
import { ACME, KNOWN_BY_CIK } from './sample-filer';

export const DOMAIN = 'acme.example';
export const USER_AGENT = 'Firmlens ops@acme.example';
/** For tests, which do not wait for turns. */
export const WITHOUT_RATE_LIMIT = { requestsPerSecond: 1_000 };
export const secSource = createSecSource({ userAgent: USER_AGENT, people: true });

interface Asked {
  filers?: readonly SecFiler[];
  known?: PriorKnowledge;
  asking?: typeof secSource;
}

/** What the source says of the domain where EDGAR holds these filers, and what it asked for. */
export async function querySec({ filers = [ACME], known = KNOWN_BY_CIK, asking: asked = secSource }: Asked) {
  const asking = await startQueryFixture(secSimulator(filers, WITHOUT_RATE_LIMIT));
  const outcome = await asking.ask(asked, { domain: DOMAIN, known });
  await asking.close();
  const evidence: Evidence[] = outcome.status === 'found' ? outcome.evidence : [];
  const values = <F extends EvidenceField>(field: F) =>
    evidence.filter((item) => item.field === field).map(({ value }) => value as EvidenceValues[F]);
  const paths = asking.web.requests.map(({ host, path }) => `${host}${path}`);
  return { outcome, evidence, values, paths, requests: asking.web.requests };
}
