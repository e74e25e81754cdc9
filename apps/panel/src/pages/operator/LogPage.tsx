import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Response } from '../../api/call';
import { type Column, DataTable } from '../../components/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { ErrorNotice } from '../../components/ErrorNotice';
import { MailText } from '../../components/MailText';
import { Page } from '../../components/Page';
import { Time } from '../../components/Time';
import { texts } from '../../texts';
import { operator } from '../../texts/operator';
import { MoreButton } from '../../components/MoreButton';
import { useOperatorPages } from './use-operator-query';

const t = operator.log;

const COLUMNS: readonly Column<Response<'GET /operator/log'>['entries'][number]>[] = [
  { header: texts.audit.at, cell: ({ at }) => <Time at={at} /> },
  { header: texts.audit.actor, cell: ({ actor }) => <MailText text={actor} /> },
  { header: texts.audit.action, cell: ({ action }) => texts.audit.actions[action] },
  {
    header: operator.account,
    cell: ({ account }) =>
      account === null ? (
        t.noAccount
      ) : (
        <Anchor
          size="sm"
          className="breakable"
          renderRoot={(props) => (
            <Link
              to="/operator/accounts/$accountId"
              params={{ accountId: String(account.account_id) }}
              {...props}
            />
          )}
        >
          {account.name}
        </Anchor>
      ),
  },
  { header: texts.audit.target, cell: ({ target }) => <span className="breakable">{target ?? '–'}</span> },
  { header: texts.audit.address, cell: ({ address }) => <span className="breakable">{address ?? '–'}</span> },
];

/** What operators did. */
export function LogPage() {
  const list = useOperatorPages('GET /operator/log', {}, ({ entries, has_more: hasMore }) => {
    const last = entries.at(-1);
    return hasMore && last ? { before: String(last.entry_id) } : undefined;
  });
  return (
    <Page title={t.title} intro={t.intro}>
      {list.error && <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />}
      {(list.data ?? !list.error) && (
        <DataTable
          caption={t.caption}
          columns={COLUMNS}
          rows={list.data?.pages.flatMap((page) => page.entries)}
          keyOf={({ entry_id: id }) => id}
          empty={<EmptyState title={t.empty} hint={t.emptyHint} />}
        />
      )}
      <MoreButton list={list} label={operator.more} />
    </Page>
  );
}
