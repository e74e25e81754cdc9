import type { Overview } from '@firmlens/panel-contract';
import { Progress, Skeleton, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { count } from '../../components/numbers';
import { Time } from '../../components/Time';
import { texts } from '../../texts';

/** Balance, plan and limits. Without an overview: the same boxes, while it loads. */
export function Figures({ overview }: { overview: Overview | undefined }) {
  return (
    <div className="figures">
      <section className="surface padded">
        <Title order={2} size="sm" c="dimmed" fw={500}>
          {texts.overview.balance}
        </Title>
        <Text component="p" className="big-figure">
          {overview ? count(overview.balance) : <Skeleton component="span" width="6ch" height="1em" />}
        </Text>
        <CreditBar overview={overview} />
      </section>
      <section className="surface padded">
        <dl className="facts">
          <Fact label={texts.overview.plan}>{overview?.plan}</Fact>
          <Fact label={texts.overview.status}>{overview?.status}</Fact>
          <Fact label={texts.overview.resets}>
            {overview &&
              (overview.renews_at === null ? (
                texts.overview.noReset
              ) : (
                <Time at={overview.renews_at} style="date" />
              ))}
          </Fact>
        </dl>
      </section>
      <section className="surface padded" aria-label={texts.overview.limits}>
        <dl className="facts">
          <Fact label={texts.overview.perMinute}>{overview && count(overview.rate_per_minute)}</Fact>
          <Fact label={texts.overview.perDay}>{overview && count(overview.rate_per_day)}</Fact>
          <Fact label={texts.overview.batches}>
            {overview &&
              texts.overview.running(count(overview.batches_running), count(overview.concurrent_limit))}
          </Fact>
        </dl>
      </section>
    </div>
  );
}

function CreditBar({ overview }: { overview: Overview | undefined }) {
  if (!overview) return <Skeleton height={34} />;
  const { used, credit_limit: limit } = overview;
  if (limit <= 0) return <Text size="sm">{texts.overview.usedAlone(count(used))}</Text>;
  const text = texts.overview.used(count(used), count(limit));
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
      <dd className="capital">{children ?? <Skeleton component="span" width="8ch" height="1em" />}</dd>
    </div>
  );
}
