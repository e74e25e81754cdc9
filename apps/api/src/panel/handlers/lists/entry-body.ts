import type { ListEntryStatus } from '@firmlens/contract';
import type { ListResult } from '@firmlens/domain';
import type { EntryGroup, ListEntry } from '@firmlens/panel-contract';
import { neutralizeText } from '../../../untrusted/neutralize-text';

/** Maximum length of a company's name, in UTF-16 units. */
const LONGEST_NAME = 300;

/** The states of the entries in each group. */
export const STATUSES_OF: Readonly<Record<EntryGroup, readonly ListEntryStatus[]>> = {
  with_data: ['completed', 'fresh'],
  without_data: [
    'failed',
    'no_data_found',
    'cooldown',
    'unknown',
    'not_resolved',
    'invalid',
    'duplicate',
    'not_begun',
  ],
  open: ['waiting', 'running'],
};

/** Returns an entry as the page shows it. Names are third parties' and consist of words alone. */
export function entryBody(entry: ListResult): ListEntry {
  const { position, line, input, domain, status, reason, candidates, batchId, creditsUsed, data } = entry;
  const { name = null } = JSON.parse(data.get('company') ?? '{}') as { name?: string | null };
  return {
    ...{ position, line, input, domain, status, reason },
    name: name === null ? null : neutralizeText(name, LONGEST_NAME),
    candidates: (candidates ?? []).map((candidate) => ({
      domain: candidate.domain,
      name: neutralizeText(candidate.name, LONGEST_NAME),
    })),
    batch_id: batchId,
    credits_used: creditsUsed,
  };
}
