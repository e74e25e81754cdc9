import type { WatchView } from '@firmlens/panel-contract';
import { Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type Column, DataTable } from '../../components/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { count } from '../../components/numbers';
import { Time } from '../../components/Time';
import { watch as t } from '../../texts/watches';
import { ListStatus } from '../lists/ListStatus';

type Look = NonNullable<WatchView['looks']>[number];

const COLUMNS: readonly Column<Look>[] = [
  {
    header: t.look,
    cell: ({ look_id: listId, began_at: at }) => (
      <Link to="/lists/$listId" params={{ listId }} className="text-link">
        <Time at={at} />
      </Link>
    ),
  },
  { header: t.lookState, cell: ({ status }) => <ListStatus status={status} /> },
  { header: t.lookEnriched, cell: ({ counts }) => count(counts['completed'] ?? 0), isNumber: true },
  { header: t.lookFree, cell: ({ counts }) => count(counts['fresh'] ?? 0), isNumber: true },
  { header: t.lookSpent, cell: ({ credits_spent: credits }) => count(credits), isNumber: true },
];

/** The latest looks of a watch, each with a link to its results. */
export function LookTable({ looks }: { looks: readonly Look[] }) {
  return (
    <section aria-labelledby="looks">
      <Title order={2} id="looks" mb="sm">
        {t.looks}
      </Title>
      <DataTable
        caption={t.looks}
        columns={COLUMNS}
        rows={looks}
        keyOf={({ look_id: id }) => id}
        empty={<EmptyState title={t.noLooks} hint={t.noLooksHint} />}
      />
    </section>
  );
}
