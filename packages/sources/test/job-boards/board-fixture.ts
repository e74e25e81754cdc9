import type { Evidence, EvidenceField, EvidenceValues, JobBoard } from '@firmlens/contract';
import type { SourceOutcome } from '../../src/source';
import { NOW } from '../contract/query-fixture';

/** Builds the query for acme.example, whose careers page links to an account on a board. */
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

/** Creates evidence from the website, found in an earlier wave. */
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

/** Returns the values found for a field. Throws if nothing was found. */
export function valuesOf<F extends EvidenceField>(outcome: SourceOutcome, field: F): EvidenceValues[F][] {
  if (outcome.status !== 'found') throw new Error(`${outcome.status}: ${outcome.reason}`);
  return outcome.evidence
    .filter((item) => item.field === field)
    .map((item) => item.value as EvidenceValues[F]);
}

/** A company with a known name but no linked account. No board is searched by name. */
export const COMPANY_WITHOUT_BOARD = {
  domain: 'acme.example',
  known: { evidence: [siteEvidence('company.name', 'Acme')], clues: [] },
};
