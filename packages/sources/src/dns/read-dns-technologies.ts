import type { EvidenceOf } from '@firmlens/contract';
import {
  type SignalValue,
  detectTechnologies,
  loadDnsFingerprints,
  currentTechnologies,
} from '@firmlens/website';
import { type DnsRecord, DNS_RECORD_TYPES } from './query-records';

/** Returns the technologies that the records reveal, most certain first. Pure. */
export function readDnsTechnologies(
  records: readonly DnsRecord[],
  observedAt: string,
): EvidenceOf<'technology.technologies'>[] {
  const fingerprints = loadDnsFingerprints();
  const byKind = new Map<string, SignalValue[]>(
    DNS_RECORD_TYPES.map((kind) => [
      kind.toLowerCase(),
      records.filter((record) => record.kind === kind).map(({ text }) => ({ text, place: kind })),
    ]),
  );
  const detections = detectTechnologies(fingerprints, {
    ...{ texts: {}, named: { dns: byKind } },
    ...{ pages: [], budgets: new Map() },
  });
  return currentTechnologies(fingerprints.technologies, detections).map(
    ({ technology: { name, categories, description }, confidence }) => ({
      field: 'technology.technologies',
      value: { name, categories: [...categories], description },
      source: 'dns',
      url: null,
      observed_at: observedAt,
      confidence: confidence / 100,
    }),
  );
}
