import type { OperatedAccount } from '@firmlens/panel-contract';
import { Anchor, Button, Group, Stack, Title } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorNotice } from '../../../components/ErrorNotice';
import { Page } from '../../../components/Page';
import { operator } from '../../../texts/operator';
import { KeyTable } from '../../keys/KeyTable';
import { CreditUse } from '../../overview/CreditUse';
import { useOperatorQuery } from '../use-operator-query';
import { AccountDialog, type DialogName } from './AccountDialog';
import { AccountFigures } from './AccountFigures';
import { BatchTable } from './BatchTable';
import { LedgerHead } from './LedgerHead';
import { MemberTable } from './MemberTable';

const route = getRouteApi('/signed-in/operator/accounts/$accountId');
const t = operator.one;

/** One account: what it may do, what it has, who is in it. */
export function AccountPage() {
  const { accountId } = route.useParams();
  const { data, error, refetch } = useOperatorQuery('GET /operator/accounts/:account_id', {
    account_id: accountId,
  });
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const isMissing = error?.code === 'not_found' || error?.code === 'invalid_input';
  const backLink = (
    <Anchor renderRoot={(props) => <Link to="/operator/accounts" {...props} />}>{t.back}</Anchor>
  );
  return (
    <Page
      title={data ? (data.company_name ?? data.name) : t.title}
      {...(data ? { intro: introOf(data) } : {})}
      action={backLink}
    >
      {isMissing ? (
        <div className="surface">
          <EmptyState title={t.missing} hint={t.missingHint} />
        </div>
      ) : error && !data ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <AccountFigures account={data} onOpen={setDialog} />
          {data && <Details account={data} onOpen={setDialog} />}
        </>
      )}
      {data && dialog !== null && (
        <AccountDialog
          name={dialog}
          account={data}
          onClose={() => {
            setDialog(null);
          }}
        />
      )}
    </Page>
  );
}

const introOf = ({ account_id: id, name, company_name: company, email }: OperatedAccount): string =>
  [`${operator.account} ${id}`, ...(company === null ? [] : [name]), email].join(' · ');

function Details({ account, onOpen }: { account: OperatedAccount; onOpen: (name: DialogName) => void }) {
  const isUsed = account.daily.some(({ credits }) => credits > 0);
  return (
    <>
      {isUsed ? (
        <CreditUse days={account.daily} />
      ) : (
        <div className="surface">
          <EmptyState title={t.nothingUsed} hint={t.nothingUsedHint} />
        </div>
      )}
      <Section
        title={t.people}
        action={
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              onOpen('invite');
            }}
          >
            {t.invite}
          </Button>
        }
      >
        <MemberTable account={account} />
      </Section>
      <Section title={t.keys}>
        <KeyTable keys={account.keys} empty={<EmptyState title={t.noKeys} hint={t.noKeysHint} />} />
      </Section>
      <Section title={t.running(String(account.batches_running))}>
        <BatchTable batches={account.batches} />
      </Section>
      <Section title={t.ledger}>
        <LedgerHead ledger={account.ledger} />
      </Section>
    </>
  );
}

function Section({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <Stack gap="sm" component="section">
      <Group justify="space-between">
        <Title order={2}>{title}</Title>
        {action}
      </Group>
      {children}
    </Stack>
  );
}
