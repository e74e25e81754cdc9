import './lists.css';
import type { ListView } from '@firmlens/panel-contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useAccountPages } from '../../api/account-data';
import { useMay } from '../../api/session';
import { type Column, DataTable } from '../../components/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { ErrorNotice } from '../../components/ErrorNotice';
import { MoreButton } from '../../components/MoreButton';
import { count } from '../../components/numbers';
import { Page } from '../../components/Page';
import { Time } from '../../components/Time';
import { lists as t } from '../../texts/lists';
import { ListProgress } from './ListProgress';
import { ListStatus } from './ListStatus';
import { hasEnded, REFRESH_MS } from './progress';

const COLUMNS: readonly Column<ListView>[] = [
  {
    header: t.started,
    cell: ({ list_id: listId, created_at: at }) => (
      <Link to="/lists/$listId" params={{ listId }} className="text-link">
        <Time at={at} />
      </Link>
    ),
  },
  { header: t.state, cell: ({ status }) => <ListStatus status={status} /> },
  { header: t.progress, cell: (list) => <ListProgress list={list} label={t.done} /> },
  { header: t.price, cell: ({ credits }) => count(credits.estimate), isNumber: true },
  { header: t.spent, cell: ({ credits }) => count(credits.spent), isNumber: true },
];

/** The account's lists, with their progress. */
export function ListsPage() {
  const mayStart = useMay('developer');
  const list = useAccountPages('GET /lists', {}, ({ next }) => next, {
    refetchAfter: (pages) => pages.some(({ lists }) => !lists.every(hasEnded)) && REFRESH_MS,
  });
  const lists = list.data?.pages.flatMap((page) => page.lists);
  const newButton = mayStart && (
    <Button component={Link} to="/lists/new">
      {t.new}
    </Button>
  );
  return (
    <Page title={t.title} intro={t.intro} action={lists?.length !== 0 && newButton}>
      {list.error && <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />}
      {(lists || !list.error) && (
        <DataTable
          caption={t.caption}
          columns={COLUMNS}
          rows={lists}
          keyOf={({ list_id: id }) => id}
          empty={
            <EmptyState title={t.empty} hint={mayStart ? t.emptyHint : t.emptyViewer}>
              {newButton}
            </EmptyState>
          }
        />
      )}
      <MoreButton list={list} label={t.older} />
    </Page>
  );
}
