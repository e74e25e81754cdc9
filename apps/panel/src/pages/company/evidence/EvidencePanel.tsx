import { Drawer, Skeleton, Stack, Text, Title } from '@mantine/core';
import { ErrorNotice } from '../../../components/ErrorNotice';
import { count } from '../../../components/numbers';
import { texts } from '../../../texts';
import { useEvidence } from '../use-company';
import { EvidenceItem } from './EvidenceItem';
import { findPieces, type Subject } from './find-pieces';

interface Props {
  domain: string;
  version: string;
  subject: Subject;
  onClose: () => void;
}

/** The evidence of one value: what it uses, and what lost against it. */
export function EvidencePanel({ domain, version, subject, onClose }: Props) {
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="30rem"
      title={texts.company.evidenceOf(labelOf(subject))}
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      <Pieces domain={domain} version={version} subject={subject} />
    </Drawer>
  );
}

function Pieces({ domain, version, subject }: Omit<Props, 'onClose'>) {
  const { data, error, refetch } = useEvidence(domain, version);
  if (error && !data) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={120} />;
  const pieces = findPieces(data.evidence, subject);
  const used = pieces.filter(({ unused_reason: reason }) => reason === undefined);
  const lost = pieces.filter(({ unused_reason: reason }) => reason !== undefined);
  return (
    <Stack gap="lg">
      {pieces.length === 0 && <Text size="sm">{texts.company.noEvidence}</Text>}
      {used.length > 0 && (
        <section>
          <Title order={3} size="sm">
            {texts.company.used}
          </Title>
          <List pieces={used} />
        </section>
      )}
      {lost.length > 0 && (
        <section>
          <Title order={3} size="sm">
            {texts.company.lost}
          </Title>
          <Text size="sm" c="dimmed">
            {texts.company.lostHint}
          </Text>
          <List pieces={lost} />
        </section>
      )}
      {data.evidence_omitted > 0 && (
        <Text size="sm" c="dimmed">
          {texts.company.omitted(count(data.evidence_omitted))}
        </Text>
      )}
    </Stack>
  );
}

function List({ pieces }: { pieces: ReturnType<typeof findPieces> }) {
  return (
    <ol className="plain-list divided">
      {pieces.map((piece, index) => (
        // Pieces have no id, and their order is fixed.
        <EvidenceItem key={index} piece={piece} />
      ))}
    </ol>
  );
}

/** Names a value for people. */
function labelOf({ field, item }: Subject): string {
  const name = field.split('.', 2)[1] ?? field;
  const labels: Readonly<Record<string, string | undefined>> = texts.company.facts;
  return item ?? labels[name] ?? name.replaceAll('_', ' ');
}
