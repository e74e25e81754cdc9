import type { EvidencePiece } from '@firmlens/panel-contract';
import { EvidenceItem } from './EvidenceItem';

/** Pieces of evidence, in the order of trust. */
export function PieceList({ pieces }: { pieces: readonly EvidencePiece[] }) {
  return (
    <ol className="plain-list divided">
      {pieces.map((piece, index) => (
        // Pieces have no id, and their order is fixed.
        <EvidenceItem key={index} piece={piece} />
      ))}
    </ol>
  );
}
