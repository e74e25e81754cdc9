import { Button, Center } from '@mantine/core';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { call, type Response } from '../../api/call';
import type { PanelError } from '../../api/panel-error';
import { useSession } from '../../api/session';
import { type Column, DataTable } from '../../components/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { ErrorNotice } from '../../components/ErrorNotice';
import { MailText } from '../../components/MailText';
import { Time } from '../../components/Time';
import { texts } from '../../texts';

type Entries = Response<'GET /audit'>;

const COLUMNS: readonly Column<Entries['entries'][number]>[] = [
  { header: texts.audit.at, cell: ({ at }) => <Time at={at} /> },
  { header: texts.audit.actor, cell: ({ actor }) => <MailText text={actor} /> },
  { header: texts.audit.action, cell: ({ action }) => texts.audit.actions[action] },
  { header: texts.audit.target, cell: ({ target }) => <MailText text={target ?? '–'} /> },
  { header: texts.audit.address, cell: ({ address }) => <span className="breakable">{address ?? '–'}</span> },
];

/** The entries, with a button that reads older ones. */
export function AuditEntries() {
  const { account } = useSession();
  const audit = useInfiniteQuery<
    Entries,
    PanelError,
    InfiniteData<Entries>,
    readonly unknown[],
    string | undefined
  >({
    queryKey: [account?.account_id, 'GET /audit'],
    queryFn: ({ pageParam }) => call('GET /audit', pageParam === undefined ? {} : { before: pageParam }),
    initialPageParam: undefined,
    getNextPageParam: ({ entries, has_more: hasMore }) => {
      const last = entries.at(-1);
      return hasMore && last ? String(last.entry_id) : undefined;
    },
  });
  const entries = audit.data?.pages.flatMap((page) => page.entries);
  return (
    <>
      {audit.error && <ErrorNotice error={audit.error} onRetry={() => void audit.refetch()} />}
      {(entries || !audit.error) && (
        <DataTable
          caption={texts.audit.caption}
          columns={COLUMNS}
          rows={entries}
          keyOf={({ entry_id: id }) => id}
          empty={<EmptyState title={texts.audit.empty} hint={texts.audit.emptyHint} />}
        />
      )}
      {audit.hasNextPage && (
        <Center>
          <Button
            variant="default"
            loading={audit.isFetchingNextPage}
            onClick={() => void audit.fetchNextPage()}
          >
            {texts.audit.more}
          </Button>
        </Center>
      )}
    </>
  );
}
