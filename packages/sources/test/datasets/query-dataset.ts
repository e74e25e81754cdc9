import type { Clue, Evidence } from '@firmlens/contract';
import type { CompanyRow, ImportedDatasets } from '../../src/datasets';
import type { Source, SourceContext, SourceOutcome } from '../../src/source';

const NOW = new Date('2026-11-20T12:00:00Z');
export const IMPRINT_URL = 'https://acme.example/imprint';

/** Queries a source that reads imported datasets. Such a source uses nothing else of the context. */
export async function queryDataset(
  source: Source,
  known: { evidence?: Evidence[]; clues?: Clue[] } = {},
): Promise<SourceOutcome> {
  const context = { domain: 'acme.example', known: { evidence: [], clues: [], ...known }, now: NOW };
  return source.lookUp(context as unknown as SourceContext);
}

/** Returns the found values by field, or the outcome as text. */
export function foundValues(outcome: SourceOutcome): object | string {
  return outcome.status === 'found'
    ? Object.fromEntries(outcome.evidence.map(({ field, value }) => [field, value]))
    : `${outcome.status}: ${outcome.reason}`;
}

/** Creates evidence from the website. */
export function websiteEvidence(
  field: 'company.name' | 'company.phone' | 'company.headquarter_country',
  value: string,
): Evidence {
  return {
    field,
    value,
    source: 'website',
    url: IMPRINT_URL,
    observed_at: NOW.toISOString(),
    confidence: 0.9,
  };
}

/** Creates datasets with the given contents, under the keys that imports use. */
export function fakeDatasets(given: {
  company?: CompanyRow;
  entries?: Record<string, object[]>;
}): ImportedDatasets {
  return {
    company: (_format, domain) => Promise.resolve(domain === given.company?.domain ? given.company : null),
    entries: (_format, query) => Promise.resolve(given.entries?.[Object.values(query)[0] ?? ''] ?? []),
  };
}

/** The outcome of a source whose dataset was not imported. */
export const NOT_IMPORTED_OUTCOME = 'not_asked: off: no such dataset is imported';
