import type { Evidence, EvidenceField, EvidenceValues } from '@firmlens/contract';
import type { JobBoard, SourceOutcome } from '../../src';
import { NOW } from '../contract/query-fixture';

/** The question about acme.example whose careers page leads to an account on a board. */
export function boardFixture(
  board: JobBoard,
  token: string,
  host = `${board}.example`,
  evidence: Evidence[] = [],
) {
  return {
    domain: 'acme.example',
    known: {
      evidence,
      clues: [{ kind: 'job_board' as const, board, token, host, url: 'https://acme.example/careers' }],
    },
  };
}

/** What the website told before. */
export function siteEvidence<F extends EvidenceField>(field: F, value: EvidenceValues[F]): Evidence {
  return {
    field,
    value,
    source: 'website',
    url: 'https://acme.example/',
    observed_at: NOW.toISOString(),
    confidence: 0.9,
  } as Evidence;
}

/** The values that were found of a field; throws where nothing was found. */
export function valuesOf<F extends EvidenceField>(outcome: SourceOutcome, field: F): EvidenceValues[F][] {
  if (outcome.status !== 'found') throw new Error(`${outcome.status}: ${outcome.reason}`);
  return outcome.evidence
    .filter((item) => item.field === field)
    .map((item) => item.value as EvidenceValues[F]);
}

/** A company whose name is known, which no account is looked for by. */
export const COMPANY_WITHOUT_BOARD = {
  domain: 'acme.example',
  known: { evidence: [siteEvidence('company.name', 'Acme')], clues: [] },
};
