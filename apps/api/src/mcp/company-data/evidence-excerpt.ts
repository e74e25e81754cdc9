import type { DataModule } from '@firmlens/contract';
import type { RankedEvidence } from '@firmlens/enrichment';
import { type Static, Type } from '@sinclair/typebox';
import { moduleOf } from '../../company-evidence/withheld-evidence';
import { safeUrl } from '../../untrusted/safe-url';
import { cleanText, UNTRUSTED, untrustedTag } from '../../untrusted/untrusted';
import { shownSource } from './shown-source';

/** Which evidence to show: none, what the data uses, or also what lost against it. */
export const EVIDENCE_CHOICES = ['none', 'used', 'all'] as const;
export type EvidenceChoice = (typeof EVIDENCE_CHOICES)[number];

/** Maximum pieces of evidence in a response. */
const MOST = 100;

export const EvidenceExcerptSchema = Type.Object({
  ...untrustedTag,
  field: Type.String(),
  source: Type.String(),
  used: Type.Boolean({
    description: 'Whether the data uses it. If not, a more trusted source won.',
  }),
  confidence: Type.Number({ minimum: 0, maximum: 1 }),
  observed_at: Type.String({ format: 'date-time' }),
  value: Type.Union([Type.String(), Type.Null()], {
    description:
      'Null for a field of a module that was not requested: the requested data was derived from it.',
  }),
  source_url: Type.Union([Type.String(), Type.Null()]),
});
export type EvidenceExcerpt = Static<typeof EvidenceExcerptSchema>;

/**
 * Returns the chosen evidence by field, used pieces first, with values only of the readable modules. The
 * other pieces are only counted. At most 100 are shown, and unused ones are left out first.
 */
export function evidenceExcerpt(
  { evidence, used, omitted }: RankedEvidence,
  { choice, readable }: { choice: EvidenceChoice; readable: ReadonlySet<DataModule> },
): { evidence: EvidenceExcerpt[]; evidence_omitted: number } {
  const seen = new Map<string, number>();
  const pieces = evidence.map((piece) => {
    const position = seen.get(piece.field) ?? 0;
    seen.set(piece.field, position + 1);
    return { piece, isUsed: position < (used[piece.field] ?? 0) };
  });
  const usedPieces = choice === 'none' ? [] : pieces.filter(({ isUsed }) => isUsed);
  const otherPieces = choice === 'all' ? pieces.filter(({ isUsed }) => !isUsed) : [];
  const shown = new Set([...usedPieces, ...otherPieces].slice(0, MOST));
  return {
    evidence: pieces
      .filter((entry) => shown.has(entry))
      .map(({ piece, isUsed }) => {
        const isReadable = readable.has(moduleOf(piece));
        return {
          ...UNTRUSTED,
          field: piece.field,
          source: shownSource(piece.source),
          used: isUsed,
          confidence: piece.confidence,
          observed_at: piece.observed_at,
          value: isReadable ? cleanText(collectTexts(piece.value).join(', '), 'title') : null,
          source_url: isReadable ? safeUrl(piece.url) : null,
        };
      }),
    evidence_omitted: omitted + pieces.length - shown.size,
  };
}

/** Collects all texts in the value of a piece of evidence. */
function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectTexts) : [];
}
