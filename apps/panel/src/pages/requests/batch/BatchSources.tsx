import type { Batch } from '@firmlens/panel-contract';
import { Text, Title } from '@mantine/core';
import { type Column, DataTable } from '../../../components/DataTable';
import { EmptyState } from '../../../components/EmptyState';
import { duration } from '../../../components/duration';
import { AskedAt, SourceReason, usualTime } from '../../../components/SourceReason';
import { texts } from '../../../texts';
import { sourceName } from '../../../texts/company';
import { Outcome, type OutcomeTone } from './Outcome';

type Source = Batch['sources'][number];

const TONES: Record<Source['status'], OutcomeTone> = {
  found: 'good',
  nothing: 'empty',
  failed: 'bad',
  not_asked: 'none',
};
const ORDER = Object.keys(TONES);

const columnsFor = (usual: string | null): readonly Column<Source>[] => [
  { header: texts.batch.source, cell: ({ source }) => sourceName(source) },
  {
    header: texts.batch.outcome,
    cell: ({ status }) => <Outcome tone={TONES[status]} text={texts.batch.outcomes[status]} />,
  },
  {
    header: texts.batch.reason,
    cell: (source) => <SourceReason source={source} usual={usual} />,
  },
  {
    header: texts.batch.queryTook,
    cell: ({ duration_ms: ms }) => (ms === null ? '–' : duration(ms)),
    isNumber: true,
  },
];

/** What each source answered: those that found something first, those that were not asked last. */
export function BatchSources({ batch: { sources }, isRunning }: { batch: Batch; isRunning: boolean }) {
  const rows = sources.toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status));
  return (
    <section>
      <Title order={2}>{texts.batch.sources}</Title>
      <Text size="sm" c="dimmed" mb="sm">
        {texts.batch.sourcesHint}
        <AskedAt sources={rows} />
      </Text>
      <DataTable
        caption={texts.batch.sources}
        columns={columnsFor(usualTime(rows))}
        rows={rows}
        keyOf={({ source }) => source}
        empty={
          <EmptyState
            title={texts.batch.noSources}
            hint={isRunning ? texts.batch.noSourcesRunning : texts.batch.noSourcesEnded}
          />
        }
      />
    </section>
  );
}
