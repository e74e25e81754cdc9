import '../company/company.css';
import './lists.css';
import type { ListView } from '@firmlens/panel-contract';
import { Alert, Anchor, Button, Group, Skeleton } from '@mantine/core';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useAccountData } from '../../api/account-data';
import { addressOf } from '../../api/call';
import { EmptyState } from '../../components/EmptyState';
import { ErrorNotice } from '../../components/ErrorNotice';
import { count } from '../../components/numbers';
import { Page } from '../../components/Page';
import { list as t } from '../../texts/lists';
import { EntryTable } from './EntryTable';
import { ListControls } from './ListControls';
import { ListFigures } from './ListFigures';
import { ListStatus } from './ListStatus';
import { hasEnded, REFRESH_MS } from './progress';

/** One list, or the look of a watch: its progress, what it costs, and its results. */
export function ListPage() {
  const { listId } = useParams({ from: '/signed-in/lists/$listId' });
  const { group } = useSearch({ from: '/signed-in/lists/$listId' });
  const { data, error, refetch } = useAccountData(
    'GET /lists/:list_id',
    { list_id: listId },
    { refetchAfter: (read) => read !== undefined && !hasEnded(read) && REFRESH_MS },
  );
  const list = data?.list_id === listId ? data : undefined;
  return (
    <Page title={titleOf(list)} above={<Above list={list} />} action={list && <ListControls list={list} />}>
      {!list && error && ['not_found', 'invalid_input'].includes(error.code) ? (
        <div className="surface">
          <EmptyState title={t.missing} hint={t.missingHint}>
            <Button component={Link} to="/lists" mt="xs">
              {t.toLists}
            </Button>
          </EmptyState>
        </div>
      ) : !list && error ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : list ? (
        <>
          <State list={list} />
          <ListFigures list={list} />
          <EntryTable list={list} group={group} />
        </>
      ) : (
        <Skeleton height={400} />
      )}
    </Page>
  );
}

function titleOf(list: ListView | undefined): string {
  if (list === undefined) return t.loading;
  return (list.watch_id === null ? t.title : t.lookTitle)(count(list.entries));
}

/** Leads to where the list belongs. */
function Above({ list }: { list: ListView | undefined }) {
  const watchId = list?.watch_id ?? null;
  return watchId === null ? (
    <Anchor component={Link} to="/lists" size="sm">
      ← {t.back}
    </Anchor>
  ) : (
    <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/watches/$watchId" params={{ watchId }} />}>
      ← {t.backToWatch}
    </Anchor>
  );
}

function State({ list }: { list: ListView }) {
  const { list_id: listId, status, reason } = list;
  const file = (format: 'csv' | 'jsonl') =>
    addressOf(`GET /lists/:list_id/results.${format}`, { list_id: listId });
  return (
    <>
      <Group justify="space-between">
        <span aria-live="polite">
          <ListStatus status={status} />
        </span>
        <Group gap="xs">
          <Button variant="default" size="xs" component="a" href={file('csv')} download>
            {t.csv}
          </Button>
          <Button variant="default" size="xs" component="a" href={file('jsonl')} download>
            {t.json}
          </Button>
        </Group>
      </Group>
      {reason !== null && (
        <Alert color="yellow" variant="light" role="status" className="notice">
          {t.reasons[reason]}
        </Alert>
      )}
    </>
  );
}
