import type { WatchView } from '@firmlens/panel-contract';
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
import { watches as t } from '../../texts/watches';
import { NextLook } from './NextLook';
import { REFRESH_MS } from './refresh';
import { WatchStatus } from './WatchStatus';

const COLUMNS: readonly Column<WatchView>[] = [
  {
    header: t.watch,
    cell: ({ watch_id: watchId, companies, frequency }) => (
      <Link to="/watches/$watchId" params={{ watchId }} className="text-link">
        {t.companies(count(companies))}, {t.frequencies[frequency].toLowerCase()}
      </Link>
    ),
  },
  { header: t.state, cell: (watch) => <WatchStatus watch={watch} /> },
  { header: t.nextLook, cell: (watch) => <NextLook watch={watch} /> },
  {
    header: t.credits,
    cell: ({ credits }) => t.ofMost(count(credits.spent_this_month), count(credits.max_per_month)),
    isNumber: true,
  },
  { header: t.signals, cell: ({ signals_told: told }) => count(told), isNumber: true },
];

/** The account's watches. */
export function WatchesPage() {
  const mayStart = useMay('developer');
  const list = useAccountPages('GET /watches', {}, ({ next }) => next, {
    refetchAfter: (pages) =>
      pages.some((page) => page.watches.some(({ look_id: look }) => look !== null)) && REFRESH_MS,
  });
  const watches = list.data?.pages.flatMap((page) => page.watches);
  const newButton = mayStart && (
    <Button component={Link} to="/watches/new">
      {t.new}
    </Button>
  );
  return (
    <Page title={t.title} intro={t.intro} action={watches?.length !== 0 && newButton}>
      {list.error && <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />}
      {(watches || !list.error) && (
        <DataTable
          caption={t.caption}
          columns={COLUMNS}
          rows={watches}
          keyOf={({ watch_id: id }) => id}
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
