import type { AccountStatus } from '@firmlens/panel-contract';
import { Anchor, Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Response } from '../../../api/call';
import { type Column, DataTable } from '../../../components/DataTable';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorNotice } from '../../../components/ErrorNotice';
import { count } from '../../../components/numbers';
import { Page } from '../../../components/Page';
import { Time } from '../../../components/Time';
import { operator } from '../../../texts/operator';
import { Filters } from '../Filters';
import { MoreButton } from '../../../components/MoreButton';
import { accountSearch, PLAN_NAMES, STATUS_NAMES } from '../search';
import { StateBadge, type Tone } from '../StateBadge';
import { useOperatorPages } from '../use-operator-query';
import { MakeAccountDialog } from './MakeAccountDialog';

const route = getRouteApi('/signed-in/operator/accounts');
const t = operator.accounts;

type Row = Response<'GET /operator/accounts'>['accounts'][number];

export const STATUS_TONES: Record<AccountStatus, Tone> = {
  active: 'good',
  past_due: 'warning',
  suspended: 'bad',
  cancelled: 'neutral',
};

const COLUMNS: readonly Column<Row>[] = [
  {
    header: operator.account,
    cell: ({ account_id: id, name, company_name: company, email }) => (
      <div>
        <Anchor
          size="sm"
          fw={500}
          className="breakable"
          renderRoot={(props) => (
            <Link to="/operator/accounts/$accountId" params={{ accountId: String(id) }} {...props} />
          )}
        >
          {company ?? name}
        </Anchor>
        <Text size="sm" c="dimmed" className="breakable">
          {company === null ? email : `${name} · ${email}`}
        </Text>
      </div>
    ),
  },
  { header: t.plan, cell: ({ plan }) => operator.plans[plan] },
  {
    header: t.status,
    cell: ({ status }) => <StateBadge tone={STATUS_TONES[status]}>{operator.statuses[status]}</StateBadge>,
  },
  { header: t.balance, isNumber: true, cell: ({ balance }) => count(balance) },
  { header: t.created, cell: ({ created_at: at }) => <Time at={at} style="date" /> },
];

const choices = <T extends string>(names: readonly T[], labels: Record<T, string>) => [
  { value: '', label: operator.any },
  ...names.map((value) => ({ value, label: labels[value] })),
];

/** All accounts, found by name, email address, plan and status. */
export function AccountsPage() {
  const filter = route.useSearch();
  const navigate = route.useNavigate();
  const [isOpen, setOpen] = useState(false);
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const list = useOperatorPages('GET /operator/accounts', filter, ({ accounts, has_more: hasMore }) => {
    const last = accounts.at(-1);
    return hasMore && last ? { before: String(last.account_id) } : undefined;
  });
  const makeButton = (
    <Button
      onClick={() => {
        setOpen(true);
      }}
    >
      {t.make}
    </Button>
  );
  return (
    <Page title={t.title} intro={t.intro} action={makeButton}>
      <Filters
        // Other filters, such as those of a step back, are shown anew.
        key={JSON.stringify(filter)}
        onFilter={(fields) => void navigate({ search: accountSearch(fields) })}
        onClear={isFiltered ? () => void navigate({ search: {} }) : undefined}
      >
        <TextInput name="text" label={t.text} defaultValue={filter.text ?? ''} maxLength={255} />
        <NativeSelect
          name="plan"
          label={t.plan}
          defaultValue={filter.plan ?? ''}
          data={choices(PLAN_NAMES, operator.plans)}
        />
        <NativeSelect
          name="status"
          label={t.status}
          defaultValue={filter.status ?? ''}
          data={choices(STATUS_NAMES, operator.statuses)}
        />
      </Filters>
      {list.error && <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />}
      {(list.data ?? !list.error) && (
        <DataTable
          caption={t.caption}
          columns={COLUMNS}
          rows={list.data?.pages.flatMap((page) => page.accounts)}
          keyOf={({ account_id: id }) => id}
          empty={
            isFiltered ? (
              <EmptyState title={operator.noMatch} hint={operator.noMatchHint} />
            ) : (
              <EmptyState title={t.empty} hint={t.emptyHint} />
            )
          }
        />
      )}
      <MoreButton list={list} label={operator.more} />
      {isOpen && (
        <MakeAccountDialog
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </Page>
  );
}
