import type { Credits } from '@firmlens/panel-contract';
import { Progress, Skeleton, Text, Title } from '@mantine/core';
import { texts } from '../texts';
import { count } from './numbers';

type Balance = Pick<Credits, 'balance' | 'used' | 'credit_limit'>;

/** The credits that are left, and how many of the period's are used. Without figures: the same box, while they load. */
export function CreditBalance({ credits }: { credits: Balance | undefined }) {
  return (
    <section className="surface padded">
      <Title order={2} size="sm" c="dimmed" fw={500}>
        {texts.credits.balance}
      </Title>
      <Text component="p" className="big-figure">
        {credits ? count(credits.balance) : <Skeleton component="span" width="6ch" height="1em" />}
      </Text>
      {credits ? <UsedBar credits={credits} /> : <Skeleton height={34} />}
    </section>
  );
}

function UsedBar({ credits: { used, credit_limit: limit } }: { credits: Balance }) {
  if (limit <= 0) return <Text size="sm">{texts.credits.usedAlone(count(used))}</Text>;
  const text = texts.credits.used(count(used), count(limit));
  return (
    <>
      <Progress value={Math.min(100, (used / limit) * 100)} aria-label={text} mb="xs" />
      <Text size="sm" c="dimmed">
        {text}
      </Text>
    </>
  );
}
