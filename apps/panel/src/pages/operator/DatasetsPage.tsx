import type { ImportedDataset } from '@firmlens/panel-contract';
import { Button, Group, Progress, Skeleton, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ReactNode, useState } from 'react';
import { useAction } from '../../api/use-action';
import { ActionDialog } from '../../components/ActionDialog';
import { ConfirmForm } from '../../components/ConfirmForm';
import { type Column, DataTable } from '../../components/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { ErrorNotice } from '../../components/ErrorNotice';
import { count } from '../../components/numbers';
import { focusHeading, Page } from '../../components/Page';
import { Time } from '../../components/Time';
import { operator } from '../../texts/operator';
import { StateBadge, type Tone } from './StateBadge';
import { useOperatorQuery } from './use-operator-query';
import './operator.css';

const t = operator.datasets;

const TONES: Record<ImportedDataset['status'], Tone> = {
  importing: 'neutral',
  interrupted: 'bad',
  active: 'good',
  replaced: 'neutral',
};

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A size for people, such as "2.4 GB". */
function size(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const unit = UNITS[power] ?? 'byte';
  const format = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat('en', format).format(bytes / 1_000 ** power);
}

/** The files that were imported, with how far each is. */
export function DatasetsPage() {
  const { data, error, refetch } = useOperatorQuery('GET /operator/datasets', {}, ({ datasets }) =>
    datasets.some(({ status }) => status === 'importing'),
  );
  const [chosen, setChosen] = useState<ImportedDataset | null>(null);
  return (
    <Page title={t.title} intro={t.intro}>
      {error && !data && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div className="surface padded" aria-busy>
          <Skeleton height={120} />
        </div>
      )}
      {data?.datasets.length === 0 && (
        <div className="surface">
          <EmptyState title={t.empty} hint={t.emptyHint} />
        </div>
      )}
      {data?.datasets.map((dataset) => (
        <DatasetCard key={dataset.dataset_id} dataset={dataset} onRemove={setChosen} />
      ))}
      {chosen && (
        <RemoveDialog
          dataset={chosen}
          onClose={() => {
            setChosen(null);
          }}
        />
      )}
    </Page>
  );
}

interface CardProps {
  dataset: ImportedDataset;
  onRemove: (dataset: ImportedDataset) => void;
}

function DatasetCard({ dataset, onRemove }: CardProps) {
  const { file, status, percent } = dataset;
  const progress = t.progress(percent, size(dataset.file_bytes));
  return (
    <section className="surface padded">
      <Stack gap="md">
        <Group justify="space-between" align="flex-start">
          <Group gap="sm">
            <Title order={2} className="breakable">
              {file}
            </Title>
            <StateBadge tone={TONES[status]}>{t.states[status]}</StateBadge>
          </Group>
          <Button
            size="xs"
            variant="default"
            aria-label={t.removeNamed(file)}
            disabled={status === 'importing'}
            onClick={() => {
              onRemove(dataset);
            }}
          >
            {t.remove}
          </Button>
        </Group>
        {(status === 'importing' || status === 'interrupted') && (
          <div>
            <Progress value={percent} aria-label={progress} mb="xs" />
            <Text size="sm" c="dimmed">
              {progress}
              {status === 'interrupted' && `. ${t.interruptedHint}`}
            </Text>
          </div>
        )}
        <dl className="dataset-facts">
          <Fact label={t.format}>{dataset.format}</Fact>
          <Fact label={t.size}>{size(dataset.file_bytes)}</Fact>
          <Fact label={t.read}>{count(dataset.rows_read)}</Fact>
          <Fact label={t.kept}>{count(dataset.rows_kept)}</Fact>
          <Fact label={t.refused}>{count(dataset.rows_refused)}</Fact>
          <Fact label={t.started}>
            <Time at={dataset.started_at} />
          </Fact>
          <Fact label={t.finished}>
            {dataset.finished_at === null ? t.unfinished : <Time at={dataset.finished_at} />}
          </Fact>
        </dl>
        {dataset.refusals.length > 0 && (
          <DataTable
            caption={t.reasons}
            columns={REFUSAL_COLUMNS}
            rows={dataset.refusals}
            keyOf={({ reason }) => reason}
            empty={null}
          />
        )}
      </Stack>
    </section>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const REFUSAL_COLUMNS: readonly Column<ImportedDataset['refusals'][number]>[] = [
  { header: t.reason, cell: ({ reason }) => <span className="breakable">{reason}</span> },
  { header: t.effect, cell: ({ is_kept: isKept }) => (isKept ? t.keptWithout : t.refusedRow) },
  { header: t.count, isNumber: true, cell: ({ count: rows }) => count(rows) },
  { header: t.firstLines, cell: ({ first_lines: lines }) => <span>{lines.map(count).join('; ')}</span> },
];

function RemoveDialog({ dataset, onClose }: { dataset: ImportedDataset; onClose: () => void }) {
  const remove = useAction('DELETE /operator/datasets/:dataset_id', () => {
    notifications.show({ message: t.removed(dataset.file) });
    onClose();
    focusHeading();
  });
  return (
    <ActionDialog title={t.removeTitle(dataset.file)} onClose={onClose}>
      <ConfirmForm
        hint={t.removeHint(count(dataset.rows_kept))}
        submitLabel={t.removeSubmit}
        action={remove}
        input={{ dataset_id: String(dataset.dataset_id) }}
        isSensitive
        onCancel={onClose}
      />
    </ActionDialog>
  );
}
