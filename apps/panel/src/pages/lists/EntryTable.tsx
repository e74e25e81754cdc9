import type { EntryGroup, ListEntry, ListView } from '@firmlens/panel-contract';
import { Group, NativeSelect, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useAccountPages } from '../../api/account-data';
import { useSession } from '../../api/session';
import { CompanyLink } from '../../components/CompanyLink';
import { type Column, DataTable } from '../../components/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { ErrorNotice } from '../../components/ErrorNotice';
import { MoreButton } from '../../components/MoreButton';
import { count } from '../../components/numbers';
import { list as t } from '../../texts/lists';
import { Candidates } from './Candidates';
import { ENTRY_GROUPS } from './entry-groups';
import { EntryStatus } from './EntryStatus';

const GROUPS = [
  { value: '', label: t.everything },
  ...ENTRY_GROUPS.map((value) => ({ value, label: t.groups[value] })),
];

const COLUMNS: readonly Column<ListEntry>[] = [
  {
    header: t.company,
    cell: ({ domain, name }) =>
      domain === null ? (
        '–'
      ) : (
        <span className="company-cell">
          <CompanyLink domain={domain}>
            <strong>{name ?? domain}</strong>
          </CompanyLink>
          {name !== null && <span className="dimmed breakable">{domain}</span>}
        </span>
      ),
  },
  {
    header: t.input,
    cell: ({ input, domain }) => (input === domain ? '–' : <span className="breakable">{input}</span>),
  },
  {
    header: t.outcome,
    cell: ({ status, reason, candidates }) => (
      <span className="entry-outcome">
        <EntryStatus status={status} />
        {reason !== null && (
          <span className="dimmed breakable">
            {reason}
            <Candidates of={candidates} />
          </span>
        )}
      </span>
    ),
  },
  { header: t.cost, cell: ({ credits_used: credits }) => count(credits), isNumber: true },
];

interface Props {
  list: ListView;
  group: EntryGroup | undefined;
}

/** The entries of a list and what came of each, read again when the list has got further. */
export function EntryTable({ list, group }: Props) {
  const { list_id: listId } = list;
  const navigate = useNavigate({ from: '/lists/$listId' });
  const input = { list_id: listId, ...(group !== undefined && { group }) };
  const entries = useAccountPages('GET /lists/:list_id/entries', input, ({ next }) => next, {
    from: 'after',
  });
  useFollow(list);
  const rows = entries.data?.pages.flatMap((page) => page.entries);
  const isExpired = list.ended_at !== null && group === undefined && list.entries > 0;
  return (
    <section aria-labelledby="results" className="entries">
      <Group justify="space-between" align="flex-end" mb="sm">
        <Title order={2} id="results">
          {t.results}
        </Title>
        <NativeSelect
          label={t.group}
          data={GROUPS}
          value={group ?? ''}
          onChange={({ currentTarget: { value } }) =>
            void navigate({
              search: { group: ENTRY_GROUPS.find((each) => each === value) },
              replace: true,
              resetScroll: false,
            })
          }
        />
      </Group>
      {entries.error && <ErrorNotice error={entries.error} onRetry={() => void entries.refetch()} />}
      {(rows || !entries.error) && (
        <DataTable
          caption={t.results}
          columns={COLUMNS}
          rows={rows}
          keyOf={({ position }) => position}
          empty={
            <EmptyState
              title={isExpired ? t.expired : t.none}
              hint={isExpired ? t.expiredHint : t.noneHint}
            />
          }
        />
      )}
      <div className="more">
        <MoreButton list={entries} label={t.more} />
      </div>
    </section>
  );
}

/** Reads the entries again when the counts of their list have changed. */
function useFollow({ list_id: listId, counts }: ListView): void {
  const queries = useQueryClient();
  const accountId = useSession().account?.account_id;
  const version = JSON.stringify(counts);
  const last = useRef(version);
  useEffect(() => {
    if (last.current === version) return;
    last.current = version;
    void queries.invalidateQueries({
      queryKey: [accountId, 'GET /lists/:list_id/entries'],
      predicate: ({ queryKey }) => (queryKey[2] as { list_id?: string } | undefined)?.list_id === listId,
    });
  }, [accountId, listId, queries, version]);
}
