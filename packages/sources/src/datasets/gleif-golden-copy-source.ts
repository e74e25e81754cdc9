import { GLEIF } from '../gleif';
import {
  searchableIdentifiers,
  LEI_CONFIDENCE,
  identifiesCompany,
  canBeCompanyRecord,
  NO_IDENTIFIER,
  NO_RECORD,
  type MatchedRecord,
  matchRecordByNumber,
} from '../gleif/match-record';
import { leiRecordEvidence, type LeiRecord, readLeiRecord } from '../gleif/read-lei-record';
import { registerNumberKey } from '../gleif/register-number';
import { type PriorKnowledge, observer, type Source, type SourceProfile } from '../source';
import { type ImportedDatasets, LOOKUP_TIMEOUT_MS, DATASET_NOT_IMPORTED } from './imported-datasets';

/** The golden copy of legal entity identifiers. */
export const GLEIF_GOLDEN_COPY: SourceProfile = {
  ...GLEIF,
  name: 'gleif-golden-copy',
  lifetimeSeconds: 0,
  timeLimitMs: LOOKUP_TIMEOUT_MS,
};

/**
 * Finds the company's record in the imported golden copy and matches it as the GLEIF source matches API
 * responses.
 */
export function createGleifGoldenCopySource(datasets: ImportedDatasets): Source {
  return {
    ...GLEIF_GOLDEN_COPY,
    async lookUp({ known, now }) {
      const identities = searchableIdentifiers(known);
      if (identities.leis.length === 0 && identities.numbers.length === 0) return NO_IDENTIFIER;
      const found = await findRecord(datasets, known, identities);
      if (found === 'none') return DATASET_NOT_IMPORTED;
      if (found === null) return NO_RECORD;
      const observe = observer(GLEIF_GOLDEN_COPY, now);
      return { status: 'found', evidence: leiRecordEvidence(found.record, observe, found.confidence) };
    },
  };
}

async function findRecord(
  datasets: ImportedDatasets,
  known: PriorKnowledge,
  { leis, numbers }: ReturnType<typeof searchableIdentifiers>,
): Promise<MatchedRecord | null | 'none'> {
  for (const lei of leis) {
    const records = await datasets.entries('gleif', { key: lei });
    if (records === 'none') return 'none';
    const [record] = records.flatMap(recordOf).filter((candidate) => canBeCompanyRecord(candidate, known));
    if (record !== undefined) return { record, confidence: LEI_CONFIDENCE };
  }
  for (const number of numbers.filter((clue) => identifiesCompany(clue, known))) {
    const records = await datasets.entries('gleif', { numberKey: registerNumberKey(number) });
    if (records === 'none') return 'none';
    const found = matchRecordByNumber(records.flatMap(recordOf), number, known);
    if (found !== null && found !== 'several') return found;
  }
  return null;
}

function recordOf(attributes: unknown): LeiRecord[] {
  const record = readLeiRecord({ attributes });
  return record === null ? [] : [record];
}
