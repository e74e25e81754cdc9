import { type EvidenceResponse, MAX_EVIDENCE } from '@firmlens/contract';
import { companyEvidence, type Database, findReadableModules, type SourceResult } from '@firmlens/domain';
import { rankStoredEvidence } from './ranked-evidence';
import { withholdUnpaid } from './withheld-evidence';

export interface EvidenceDeps {
  db: Database;
  minConfidence: number | null;
  freshnessSeconds: number;
  resultsDays: number;
}

type ReadEvidence = Pick<EvidenceResponse, 'evidence' | 'evidence_used' | 'evidence_omitted'> & {
  coverage: SourceResult[];
};

/** Returns the evidence behind a company's data as an account may see it; null if nothing is on file. */
export async function readEvidence(
  deps: EvidenceDeps,
  reader: { accountId: number; domain: string },
): Promise<ReadEvidence | null> {
  const { db, minConfidence } = deps;
  const { domain } = reader;
  const [known, readable] = await Promise.all([
    companyEvidence(db, domain),
    findReadableModules(db, reader, deps),
  ]);
  if (known === null) return null;
  const { evidence, used, omitted } = await rankStoredEvidence(db, known.modules, {
    domain,
    minConfidence,
    limit: MAX_EVIDENCE,
  });
  return {
    evidence: withholdUnpaid(evidence, readable),
    evidence_used: used,
    evidence_omitted: omitted,
    coverage: known.coverage,
  };
}
