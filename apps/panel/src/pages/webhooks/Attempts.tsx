import type { Attempt, Delivery } from '@firmlens/panel-contract';
import { Skeleton, Text, Title } from '@mantine/core';
import { Time } from '../../components/Time';
import { texts } from '../../texts';
import { Answered, Sent } from './Exchange';
import { Schedule } from './DeliveryFacts';
import { milliseconds } from './durations';

interface Props {
  /** Undefined while it loads, as its attempts. */
  delivery: Delivery | undefined;
  attempts: readonly Attempt[] | undefined;
}

/** The attempts, newest first; that one is open. */
export function Attempts({ delivery, attempts }: Props) {
  return (
    <section className="deliveries" aria-labelledby="attempts">
      <div>
        <Title order={2} id="attempts">
          {texts.deliveries.attempts}
        </Title>
        <Text size="sm" c="dimmed">
          {delivery ? (
            <Schedule isTest={delivery.is_test} />
          ) : (
            <Skeleton component="span" width="20ch" height="1em" />
          )}
        </Text>
      </div>
      {attempts?.length === 0 && (
        <div className="surface padded" role="status">
          <Text c="dimmed">{texts.deliveries.noAttempts}</Text>
        </div>
      )}
      {attempts?.toReversed().map((attempt, index) => (
        <OneAttempt key={attempt.attempt} attempt={attempt} isOpen={index === 0} />
      ))}
    </section>
  );
}

function OneAttempt({ attempt, isOpen }: { attempt: Attempt; isOpen: boolean }) {
  const { status, failure } = attempt;
  return (
    <details className="surface attempt" open={isOpen}>
      <summary className="attempt-head">
        <strong>{texts.deliveries.attempt(attempt.attempt)}</strong>
        <span>
          {status !== null && <span className="attempt-status">{status}</span>}{' '}
          {failure === null ? texts.deliveries.ok : texts.deliveries.failures[failure.kind]}
        </span>
        <Text component="span" size="sm" c="dimmed" className="attempt-time">
          <Time at={attempt.started_at} />, {texts.deliveries.took(milliseconds(attempt.duration_ms))}
        </Text>
      </summary>
      <div className="attempt-body">
        {failure !== null && status === null && (
          <Text size="sm" className="breakable attempt-failure">
            {failure.message}
          </Text>
        )}
        <Sent attempt={attempt} />
        <Answered attempt={attempt} />
      </div>
    </details>
  );
}
