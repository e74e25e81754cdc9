import type { Credits } from '@firmlens/panel-contract';
import { Progress, Skeleton, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { count } from '../../components/numbers';
import { Time } from '../../components/Time';
import { texts } from '../../texts';

/** Balance, use of the period, allowance and renewal. Without credits: the same boxes, while they load. */
export function Balance({ credits }: { credits: Credits | undefined }) {
  return (
    <div className="figures">
      <section className="surface padded">
        <Title order={2} size="sm" c="dimmed" fw={500}>
          {texts.credits.balance}
        </Title>
        <Text component="p" className="big-figure">
          {credits ? count(credits.balance) : <Skeleton component="span" width="6ch" height="1em" />}
        </Text>
        {credits ? <UsedBar credits={credits} /> : <Skeleton height={34} />}
      </section>
      <section className="surface padded">
        <dl className="facts">
          <Fact label={texts.credits.allowance}>{credits && count(credits.credit_limit)}</Fact>
          <Fact label={texts.credits.renews}>
            {credits &&
              (credits.renews_at === null ? (
                texts.credits.neverRenews
              ) : (
                <Time at={credits.renews_at} style="date" />
              ))}
          </Fact>
          <Fact label={texts.credits.purchased}>{credits && count(credits.total_purchased)}</Fact>
        </dl>
      </section>
    </div>
  );
}

function UsedBar({ credits: { used, credit_limit: limit } }: { credits: Credits }) {
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

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children ?? <Skeleton component="span" width="8ch" height="1em" />}</dd>
    </div>
  );
}
