import type { DataModule } from '@firmlens/contract';
import type { RankedEvidence } from '@firmlens/enrichment';
import { type Static, Type } from '@sinclair/typebox';
import { moduleOf } from '../../company-evidence/withheld-evidence';
import { wrapUntrusted, UntrustedSchema } from '../../untrusted/untrusted';
import { isSourceName } from './trusted-values';
import { collectTexts } from './value-sources';

/** Maximum pieces of evidence in a response. */
export const MAX_EVIDENCE_SHOWN = 100;

export const EvidenceExcerptSchema = Type.Object({
  field: Type.String({ description: 'The field.' }),
  source: Type.String(),
  used: Type.Boolean({
    description: 'Whether the data uses it. If not, a more trusted source won.',
  }),
  confidence: Type.Number({ minimum: 0, maximum: 1 }),
  observed_at: Type.String({ format: 'date-time' }),
  value: Type.Union([UntrustedSchema, Type.Null()], {
    description:
      'Null for a field of a module that was not requested: the requested data was derived from it.',
  }),
});
export type EvidenceExcerpt = Static<typeof EvidenceExcerptSchema>;

/**
 * Returns the evidence by field, used pieces first, with values only of the readable modules. Pieces beyond
 * `most` are only counted, and unused ones are left out first.
 */
export function evidenceExcerpt(
  { evidence, used, omitted }: RankedEvidence,
  { most, readable }: { most: number; readable: ReadonlySet<DataModule> },
): {
  evidence: EvidenceExcerpt[];
  evidence_omitted: number;
} {
  const seen = new Map<string, number>();
  const pieces = evidence.map((piece) => {
    const position = seen.get(piece.field) ?? 0;
    seen.set(piece.field, position + 1);
    return { piece, isUsed: position < (used[piece.field] ?? 0) };
  });
  const ordered = [...pieces.filter(({ isUsed }) => isUsed), ...pieces.filter(({ isUsed }) => !isUsed)];
  const shown = new Set(ordered.slice(0, most));
  return {
    evidence: pieces
      .filter((entry) => shown.has(entry))
      .map(({ piece, isUsed }) => ({
        field: piece.field,
        source: isSourceName(piece.source) ? piece.source : 'other',
        used: isUsed,
        confidence: piece.confidence,
        observed_at: piece.observed_at,
        value: readable.has(moduleOf(piece))
          ? wrapUntrusted(collectTexts(piece.value).join(', '), piece.url, 'title')
          : null,
      })),
    evidence_omitted: omitted + pieces.length - shown.size,
  };
}
