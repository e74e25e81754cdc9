import { Drawer, Skeleton, Stack, Text, Title } from '@mantine/core';
import { ErrorNotice } from '../../../components/ErrorNotice';
import { count } from '../../../components/numbers';
import { texts } from '../../../texts';
import { useEvidence } from '../use-company';
import { findPieces, type Subject } from './find-pieces';
import { LostPieces } from './LostPieces';
import { PieceList } from './PieceList';

interface Props {
  domain: string;
  version: string;
  subject: Subject;
  /** Names the value. */
  title: string;
  onClose: () => void;
}

/** The evidence of one value: what it uses, and what lost against it. */
export function EvidencePanel({ domain, version, subject, title, onClose }: Props) {
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="30rem"
      title={texts.company.evidenceOf(title)}
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      <Pieces domain={domain} version={version} subject={subject} />
    </Drawer>
  );
}

function Pieces({ domain, version, subject }: Omit<Props, 'title' | 'onClose'>) {
  const { data, error, refetch } = useEvidence(domain, version);
  if (error && !data) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={120} />;
  const pieces = findPieces(data.evidence, subject);
  const used = pieces.filter(({ lost_because: reason }) => reason === undefined);
  return (
    <Stack gap="lg">
      {pieces.length === 0 && <Text size="sm">{texts.company.noEvidence}</Text>}
      {used.length > 0 && (
        <section>
          <Title order={3} size="sm">
            {texts.company.used}
          </Title>
          <PieceList pieces={used} />
        </section>
      )}
      <LostPieces all={pieces} />
      {data.evidence_omitted > 0 && (
        <Text size="sm" c="dimmed">
          {texts.company.omitted(count(data.evidence_omitted))}
        </Text>
      )}
    </Stack>
  );
}
