import type { EvidencePiece, LossReason } from '@firmlens/panel-contract';
import { Text, Title } from '@mantine/core';
import { texts } from '../../../texts';
import { sourceName } from '../../../texts/company';
import { PieceList } from './PieceList';

/** These reasons need to know in which order the sources of a value are trusted. */
const BY_TRUST: ReadonlySet<LossReason | undefined> = new Set<LossReason>([
  'less_trusted',
  'older',
  'less_certain',
]);

/** The evidence that lost, each piece with its reason, and what decides. `all`: the evidence of the value. */
export function LostPieces({ all }: { all: readonly EvidencePiece[] }) {
  const lost = all.filter(({ lost_because: reason }) => reason !== undefined);
  if (lost.length === 0) return null;
  const decided = lost.find(({ lost_because: reason }) => BY_TRUST.has(reason));
  const hasRule = lost.some(({ lost_because: reason }) => reason === 'rule');
  return (
    <section>
      <Title order={3} size="sm">
        {texts.company.lost}
      </Title>
      {decided && (
        <Text size="sm" c="dimmed">
          {texts.company.trustOrder(orderOfTrust(all.filter(({ field }) => field === decided.field)))}
        </Text>
      )}
      {hasRule && (
        <Text size="sm" c="dimmed">
          {texts.company.ruleHint}
        </Text>
      )}
      <PieceList pieces={lost} />
    </section>
  );
}

/** The sources of a field by name, the most trusted first; those that are trusted alike together. */
function orderOfTrust(pieces: readonly EvidencePiece[]): string[] {
  const ranks = [...new Set(pieces.map(({ trust_rank: rank }) => rank))].sort((one, other) => one - other);
  return ranks.map((rank) => {
    const equals = pieces.filter((piece) => piece.trust_rank === rank);
    return [...new Set(equals.map(({ source }) => sourceName(source)))].join(texts.company.alike);
  });
}
