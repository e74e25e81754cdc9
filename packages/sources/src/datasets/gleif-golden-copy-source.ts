import { GLEIF } from '../gleif';
import {
  searchableIdentities,
  CONFIDENCE_OF_LEI,
  isSearchable,
  isOfCompany,
  NO_IDENTITY,
  NO_RECORD,
  type MatchedRecord,
  recordOfNumber,
} from '../gleif/match-record';
import { evidenceOfRecord, type LeiRecord, readRecord } from '../gleif/read-record';
import { numberKey } from '../gleif/register-number';
import { type Known, observer, type Source, type SourceProfile } from '../source';
import { type ImportedSets, LOOKUP_TIMEOUT_MS, NO_SET } from './imported-sets';

/** The golden copy of the legal entity identifiers. */
export const GLEIF_GOLDEN_COPY: SourceProfile = {
  ...GLEIF,
  name: 'gleif-golden-copy',
  lifetimeSeconds: 0,
  timeLimitMs: LOOKUP_TIMEOUT_MS,
};

/** The company's record in the imported golden copy, found and tied to it as the GLEIF's own answers are. */
export function createGleifGoldenCopySource(sets: ImportedSets): Source {
  return {
    ...GLEIF_GOLDEN_COPY,
    async lookUp({ known, now }) {
      const identities = searchableIdentities(known);
      if (identities.leis.length === 0 && identities.numbers.length === 0) return NO_IDENTITY;
      const found = await findRecord(sets, known, identities);
      if (found === 'none') return NO_SET;
      if (found === null) return NO_RECORD;
      const observe = observer(GLEIF_GOLDEN_COPY, now);
      return { status: 'found', evidence: evidenceOfRecord(found.record, observe, found.confidence) };
    },
  };
}

async function findRecord(
  sets: ImportedSets,
  known: Known,
  { leis, numbers }: ReturnType<typeof searchableIdentities>,
): Promise<MatchedRecord | null | 'none'> {
  for (const lei of leis) {
    const records = await sets.entries('gleif', { key: lei });
    if (records === 'none') return 'none';
    const [record] = records.flatMap(recordOf).filter((candidate) => isOfCompany(candidate, known));
    if (record !== undefined) return { record, confidence: CONFIDENCE_OF_LEI };
  }
  for (const number of numbers.filter((clue) => isSearchable(clue, known))) {
    const records = await sets.entries('gleif', { numberKey: numberKey(number) });
    if (records === 'none') return 'none';
    const found = recordOfNumber(records.flatMap(recordOf), number, known);
    if (found !== null && found !== 'several') return found;
  }
  return null;
}

function recordOf(attributes: unknown): LeiRecord[] {
  const record = readRecord({ attributes });
  return record === null ? [] : [record];
}
