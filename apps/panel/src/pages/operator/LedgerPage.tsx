import type { Verification, Violation } from '@firmlens/panel-contract';
import { Anchor, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useAction } from '../../api/use-action';
import { ActionDialog } from '../../components/ActionDialog';
import { ActionForm } from '../../components/ActionForm';
import { type Column, DataTable } from '../../components/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { ErrorNotice } from '../../components/ErrorNotice';
import { count } from '../../components/numbers';
import { Page } from '../../components/Page';
import { PasswordAgain } from '../../components/PasswordAgain';
import { Time } from '../../components/Time';
import { operator } from '../../texts/operator';
import { StateBadge } from './StateBadge';
import { TaskState } from './TaskState';
import { useOperatorQuery } from './use-operator-query';

const t = operator.ledger;

const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((total, each) => total + each, 0);

/** Whether the books add up: the workers' latest check, and full verifications. */
export function LedgerPage() {
  const { data, error, refetch } = useOperatorQuery('GET /operator/ledger', {}, ({ verifications }) =>
    verifications.some(({ status }) => status === 'running'),
  );
  const [isOpen, setOpen] = useState(false);
  const isRunning = data?.verifications.some(({ status }) => status === 'running') ?? false;
  const verifyButton = (
    <Button
      disabled={!data || isRunning}
      onClick={() => {
        setOpen(true);
      }}
    >
      {t.verify}
    </Button>
  );
  return (
    <Page title={t.title} intro={t.intro} action={verifyButton}>
      {error && !data ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <section className="surface padded" aria-busy={!data}>
            <Title order={2} mb="sm">
              {t.latest}
            </Title>
            {!data ? (
              <Skeleton height={24} />
            ) : data.checked_at === null ? (
              <Text>{t.neverChecked}</Text>
            ) : (
              <Stack gap="sm">
                <Group gap="sm">
                  <Outcome total={sum(data.counts)} />
                  <Text size="sm" c="dimmed">
                    <Time at={data.checked_at} />
                  </Text>
                </Group>
                <Violations broken={data.broken} total={sum(data.counts)} />
              </Stack>
            )}
          </section>
          <Stack gap="sm" component="section" aria-live="polite">
            <Title order={2}>{t.verifications}</Title>
            {data?.verifications.length === 0 && (
              <div className="surface">
                <EmptyState title={t.none} hint={t.noneHint} />
              </div>
            )}
            {data?.verifications.map((verification) => (
              <VerificationCard key={verification.task_id} verification={verification} />
            ))}
          </Stack>
        </>
      )}
      {isOpen && (
        <VerifyDialog
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </Page>
  );
}

const Outcome = ({ total }: { total: number }) => (
  <StateBadge tone={total === 0 ? 'good' : 'bad'}>
    {total === 0 ? t.holds : t.broken(count(total))}
  </StateBadge>
);

function VerificationCard({ verification }: { verification: Verification }) {
  const { status, started_by: name, started_at: at, summary } = verification;
  return (
    <div className="surface padded">
      <Stack gap="sm">
        <Group gap="sm">
          {summary ? <Outcome total={sum(summary.counts)} /> : <TaskState status={status} />}
          <Text size="sm" c="dimmed">
            <Time at={at} /> · {name}
            {summary &&
              ` · ${t.checked(count(summary.accounts), count(summary.entries), count(summary.batches))}`}
          </Text>
        </Group>
        {status === 'failed' && <Text size="sm">{t.failedHint}</Text>}
        {summary && <Violations broken={summary.broken} total={sum(summary.counts)} />}
      </Stack>
    </div>
  );
}

const COLUMNS: readonly Column<Violation>[] = [
  {
    header: t.invariant,
    cell: ({ invariant }) => [t.rules[invariant], invariant].filter((part) => part !== undefined).join(' · '),
  },
  {
    header: operator.account,
    cell: ({ account_id: id }) =>
      id === null ? (
        '–'
      ) : (
        <Anchor
          size="sm"
          renderRoot={(props) => (
            <Link to="/operator/accounts/$accountId" params={{ accountId: String(id) }} {...props} />
          )}
        >
          {id}
        </Anchor>
      ),
  },
  { header: t.subject, cell: ({ subject }) => <span className="breakable">{subject}</span> },
  { header: t.fault, cell: ({ fault }) => <span className="breakable">{fault}</span> },
];

/** The entries and batches that break a rule, if any does. */
function Violations({ broken, total }: { broken: readonly Violation[]; total: number }) {
  if (broken.length === 0) return null;
  return (
    <Stack gap="xs">
      <DataTable
        caption={t.caption}
        columns={COLUMNS}
        rows={broken}
        keyOf={({ invariant, account_id: id, subject, fault }) => [invariant, id, subject, fault].join(' ')}
        empty={null}
      />
      {broken.length < total && (
        <Text size="sm" c="dimmed">
          {t.some(count(broken.length), count(total))}
        </Text>
      )}
    </Stack>
  );
}

function VerifyDialog({ onClose }: { onClose: () => void }) {
  const verify = useAction('POST /operator/ledger/verifications', () => {
    notifications.show({ message: t.started });
    onClose();
  });
  return (
    <ActionDialog title={t.verifyTitle} onClose={onClose}>
      <ActionForm action={verify} input={() => ({})} submitLabel={t.verifySubmit} onCancel={onClose}>
        {() => (
          <>
            <Text size="sm">{t.verifyHint}</Text>
            <PasswordAgain action={verify} />
          </>
        )}
      </ActionForm>
    </ActionDialog>
  );
}
