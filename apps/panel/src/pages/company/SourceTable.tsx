import type { SourceOutcome } from '@firmlens/panel-contract';
import { Badge, Text, Title } from '@mantine/core';
import { type Column, DataTable } from '../../components/DataTable';
import { AskedAt, SourceReason, usualTime } from '../../components/SourceReason';
import { texts } from '../../texts';
import { sourceName, sourceStates } from '../../texts/company';
import { NotAsked } from './NotAsked';

const COLORS = { found: 'teal', nothing: 'gray', failed: 'red', not_asked: 'gray' } as const;
const ASKED = ['found', 'nothing', 'failed'] as const;

/** The outcome of a source, in words and colour. */
export function SourceBadge({ status }: { status: SourceOutcome['status'] }) {
  return (
    <Badge variant={status === 'not_asked' ? 'outline' : 'light'} color={COLORS[status]} className="badge">
      {sourceStates[status]}
    </Badge>
  );
}

const columnsFor = (usual: string | null): readonly Column<SourceOutcome>[] => [
  { header: texts.company.source, cell: ({ source }) => sourceName(source) },
  { header: texts.company.outcome, cell: ({ status }) => <SourceBadge status={status} /> },
  {
    header: texts.company.reason,
    cell: (source) => <SourceReason source={source} usual={usual} />,
  },
];

/** What each source said, and when, so that "nothing found" is told apart from "never asked". */
export function SourceTable({ sources }: { sources: readonly SourceOutcome[] }) {
  if (sources.length === 0) return null;
  const ofStatus = (wanted: SourceOutcome['status']) => sources.filter(({ status }) => status === wanted);
  const rows = ASKED.flatMap(ofStatus);
  return (
    <section aria-labelledby="sources">
      <Title order={2} id="sources">
        {texts.company.sources}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {texts.company.sourcesHint}
        <AskedAt sources={rows} />
      </Text>
      <DataTable
        caption={texts.company.sources}
        columns={columnsFor(usualTime(rows))}
        rows={rows}
        keyOf={({ source }) => source}
        empty={null}
      />
      <NotAsked sources={ofStatus('not_asked')} />
    </section>
  );
}
