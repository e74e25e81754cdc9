import type { OperatedAccount } from '@firmlens/panel-contract';
import { Text } from '@mantine/core';
import { type Column, DataTable } from '../../../components/DataTable';
import { EmptyState } from '../../../components/EmptyState';
import { Time } from '../../../components/Time';
import { operator } from '../../../texts/operator';

const t = operator.one;

const COLUMNS: readonly Column<OperatedAccount['batches'][number]>[] = [
  {
    header: t.domain,
    cell: ({ domain, batch_id: id }) => (
      <div>
        <Text size="sm" fw={500} className="breakable">
          {domain}
        </Text>
        <Text size="sm" c="dimmed" className="breakable">
          {id}
        </Text>
      </div>
    ),
  },
  { header: operator.accounts.status, cell: ({ status }) => t.batchStates[status] ?? status },
  { header: t.requested, cell: ({ requested_at: at }) => <Time at={at} style="relative" /> },
];

/** The batches that are queued or worked on, oldest first. */
export function BatchTable({ batches }: Pick<OperatedAccount, 'batches'>) {
  return (
    <DataTable
      caption={t.runningCaption}
      columns={COLUMNS}
      rows={batches}
      keyOf={({ batch_id: id }) => id}
      empty={<EmptyState title={t.noneRunning} hint={t.noneRunningHint} />}
    />
  );
}
