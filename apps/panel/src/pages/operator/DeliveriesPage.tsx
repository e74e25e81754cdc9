import type { FailingDelivery } from '@firmlens/panel-contract';
import { Anchor, Button, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useAction } from '../../api/use-action';
import { ActionDialog } from '../../components/ActionDialog';
import { ConfirmForm } from '../../components/ConfirmForm';
import { type Column, DataTable } from '../../components/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { ErrorNotice } from '../../components/ErrorNotice';
import { count } from '../../components/numbers';
import { focusHeading, Page } from '../../components/Page';
import { Time } from '../../components/Time';
import { texts } from '../../texts';
import { operator } from '../../texts/operator';
import { Filters } from './Filters';
import { MoreButton } from '../../components/MoreButton';
import { DELIVERY_STATES, deliverySearch } from './search';
import { StateBadge } from './StateBadge';
import { useOperatorPages } from './use-operator-query';

const route = getRouteApi('/signed-in/operator/deliveries');
const t = operator.deliveries;

const STATES = [
  { value: '', label: operator.any },
  ...DELIVERY_STATES.map((value) => ({ value, label: t.states[value] })),
];

const columnsWith = (onResend: (delivery: FailingDelivery) => void): readonly Column<FailingDelivery>[] => [
  {
    header: t.about,
    cell: ({ domain, host }) => (
      <div className="wide-cell">
        <Text size="sm" fw={500} className="breakable">
          {domain}
        </Text>
        <Text size="sm" c="dimmed" className="breakable">
          {host}
        </Text>
      </div>
    ),
  },
  {
    header: operator.account,
    cell: ({ account_id: id, account_name: name }) => (
      <Anchor
        size="sm"
        className="breakable"
        renderRoot={(props) => (
          <Link to="/operator/accounts/$accountId" params={{ accountId: String(id) }} {...props} />
        )}
      >
        {name}
      </Anchor>
    ),
  },
  {
    header: t.status,
    cell: ({ status, attempts, next_attempt_at: next }) => (
      <div>
        <StateBadge tone={status === 'failed' ? 'bad' : 'warning'}>{t.states[status]}</StateBadge>
        <Text size="sm" c="dimmed" mt={2}>
          {t.attempts(count(attempts))}
          {next !== null && (
            <>
              , {t.next} <Time at={next} style="relative" />
            </>
          )}
        </Text>
      </div>
    ),
  },
  { header: t.lastAttempt, cell: ({ last_attempt: last }) => <LastAttempt attempt={last} /> },
  { header: t.created, cell: ({ created_at: at }) => <Time at={at} style="relative" /> },
  {
    header: texts.actions,
    isHeaderHidden: true,
    cell: (delivery) =>
      delivery.status === 'failed' && (
        <Group justify="flex-end">
          <Button
            size="xs"
            variant="default"
            aria-label={t.resendNamed(delivery.domain, delivery.host)}
            onClick={() => {
              onResend(delivery);
            }}
          >
            {t.resend}
          </Button>
        </Group>
      ),
  },
];

function LastAttempt({ attempt }: { attempt: FailingDelivery['last_attempt'] }) {
  if (attempt === null) return t.noAttempt;
  const { status_code: status, error, duration_ms: ms, at } = attempt;
  return (
    <div>
      <Text size="sm" className="breakable">
        {[status ?? t.noResponse, ...(error === null ? [] : [error])].join(' · ')}
      </Text>
      <Text size="sm" c="dimmed">
        <Time at={at} style="relative" /> · {count(ms)}&nbsp;ms
      </Text>
    </div>
  );
}

/** Webhooks of all accounts that do not arrive. */
export function DeliveriesPage() {
  const filter = route.useSearch();
  const navigate = route.useNavigate();
  const [chosen, setChosen] = useState<FailingDelivery | null>(null);
  const { status, account, host } = filter;
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const list = useOperatorPages(
    'GET /operator/deliveries',
    { status, host, account_id: account === undefined ? undefined : String(account) },
    ({ deliveries, has_more: hasMore }) => {
      const last = deliveries.at(-1);
      return hasMore && last ? { before: String(last.delivery_id) } : undefined;
    },
  );
  return (
    <Page title={t.title} intro={t.intro}>
      <Filters
        // Other filters, such as those of a step back, are shown anew.
        key={JSON.stringify(filter)}
        onFilter={({ account: number, ...fields }) =>
          void navigate({ search: deliverySearch({ ...fields, account: Number(number) }) })
        }
        onClear={isFiltered ? () => void navigate({ search: {} }) : undefined}
      >
        <NativeSelect name="status" label={t.status} defaultValue={status ?? ''} data={STATES} />
        <TextInput
          name="account"
          label={t.accountId}
          inputMode="numeric"
          pattern="[1-9][0-9]*"
          defaultValue={account === undefined ? '' : String(account)}
        />
        <TextInput name="host" label={t.host} defaultValue={host ?? ''} maxLength={255} spellCheck={false} />
      </Filters>
      {list.error && <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />}
      {(list.data ?? !list.error) && (
        <DataTable
          caption={t.caption}
          columns={columnsWith(setChosen)}
          rows={list.data?.pages.flatMap((page) => page.deliveries)}
          keyOf={({ delivery_id: id }) => id}
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
      {chosen && (
        <ResendDialog
          delivery={chosen}
          onClose={() => {
            setChosen(null);
          }}
        />
      )}
    </Page>
  );
}

function ResendDialog({ delivery, onClose }: { delivery: FailingDelivery; onClose: () => void }) {
  const resend = useAction('POST /operator/deliveries/:delivery_id/resend', () => {
    notifications.show({ message: t.resent });
    onClose();
    focusHeading();
  });
  return (
    <ActionDialog title={t.resendTitle} onClose={onClose}>
      <ConfirmForm
        hint={t.resendHint(delivery.host)}
        submitLabel={t.resendSubmit}
        action={resend}
        input={{ delivery_id: String(delivery.delivery_id) }}
        isSensitive
        onCancel={onClose}
      />
    </ActionDialog>
  );
}
