import type { OperatedAccount } from '@firmlens/panel-contract';
import { Button, Skeleton, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { count } from '../../../components/numbers';
import { Time } from '../../../components/Time';
import { operator } from '../../../texts/operator';
import { STATUS_TONES } from '../accounts/AccountsPage';
import { StateBadge } from '../StateBadge';
import type { DialogName } from './AccountDialog';
import '../operator.css';

const t = operator.one;

interface Props {
  /** Undefined while it loads. */
  account: OperatedAccount | undefined;
  onOpen: (dialog: DialogName) => void;
}

/** Balance, plan and limits, with what may be done about each. */
export function AccountFigures({ account, onOpen }: Props) {
  const button = (dialog: DialogName, label: string) => (
    <Button
      size="xs"
      variant="default"
      disabled={!account}
      onClick={() => {
        onOpen(dialog);
      }}
    >
      {label}
    </Button>
  );
  return (
    <div className="figures">
      <section className="surface padded figure">
        <Title order={2} size="sm" c="dimmed" fw={500}>
          {t.balance}
        </Title>
        <Text component="p" className="big-figure">
          {account ? count(account.balance) : <Skeleton component="span" width="6ch" height="1em" />}
        </Text>
        <dl className="facts">
          <Fact label={t.purchased}>{account && count(account.total_purchased)}</Fact>
        </dl>
        <Text size="sm" c="dimmed" mt="xs">
          {account ? t.used(count(account.used), count(account.credit_limit)) : <Skeleton height="1.25em" />}
        </Text>
        <div className="figure-actions">
          {button('buy', t.buy)}
          {button('renew', t.renew)}
        </div>
      </section>
      <section className="surface padded figure">
        <dl className="facts">
          <Fact label={operator.accounts.plan}>{account && operator.plans[account.plan]}</Fact>
          <Fact label={operator.accounts.status}>
            {account && (
              <StateBadge tone={STATUS_TONES[account.status]}>{operator.statuses[account.status]}</StateBadge>
            )}
          </Fact>
          <Fact label={t.resets}>
            {account &&
              (account.renews_at === null ? t.noReset : <Time at={account.renews_at} style="date" />)}
          </Fact>
          <Fact label={t.opened}>{account && <Time at={account.created_at} style="date" />}</Fact>
          <Fact label={t.webhook}>
            {account && <span className="breakable">{account.webhook_url ?? t.none}</span>}
          </Fact>
        </dl>
        <div className="figure-actions">
          {button('plan', t.changePlan)}
          {button('status', t.changeStatus)}
        </div>
      </section>
      <section className="surface padded figure" aria-label={t.limits}>
        <dl className="facts">
          <Fact label={t.creditsPerMonth}>{account && count(account.credits_per_month)}</Fact>
          <Fact label={t.perMinute}>{account && count(account.rate_per_minute)}</Fact>
          <Fact label={t.perDay}>{account && count(account.rate_per_day)}</Fact>
          <Fact label={t.concurrent}>{account && count(account.concurrent_limit)}</Fact>
        </dl>
        <div className="figure-actions">{button('limits', t.changeLimits)}</div>
      </section>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children ?? <Skeleton component="span" width="8ch" height="1em" />}</dd>
    </div>
  );
}
