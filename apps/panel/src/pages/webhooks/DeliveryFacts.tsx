import type { Delivery } from '@firmlens/panel-contract';
import { Code, Group, Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CompanyLink } from '../../components/CompanyLink';
import { Time } from '../../components/Time';
import { texts } from '../../texts';
import { schedule } from './durations';
import { OutcomeBadge, TestBadge } from './OutcomeBadge';
import { isWaiting } from './use-deliveries';
import { useWebhooks } from './use-webhooks';

/** What a delivery reports, to whom, and how far it got. Without one: the same boxes, while it loads. */
export function DeliveryFacts({ delivery }: { delivery: Delivery | undefined }) {
  return (
    <section className="surface padded">
      <dl className="facts wide-facts">
        <Fact label={texts.deliveries.outcome}>
          {delivery && (
            <Group gap="xs">
              <OutcomeBadge outcome={delivery.outcome} />
              {delivery.is_test && <TestBadge />}
              {delivery.resends > 0 && texts.deliveries.resends(delivery.resends)}
            </Group>
          )}
        </Fact>
        <Fact label={texts.deliveries.event}>{delivery && <Code>{delivery.event}</Code>}</Fact>
        <Fact label={texts.deliveries.company}>
          {delivery &&
            (delivery.is_test || delivery.domain === null ? (
              <span className="breakable">{delivery.domain ?? texts.deliveries.several}</span>
            ) : (
              <CompanyLink domain={delivery.domain}>{delivery.domain}</CompanyLink>
            ))}
        </Fact>
        <Fact label={subjectLabel(delivery)}>
          {delivery &&
            (delivery.is_test || !delivery.event.startsWith('enrichment.') ? (
              <Code className="breakable">{delivery.batch_id}</Code>
            ) : (
              <Link
                to="/requests/batches/$batchId"
                params={{ batchId: delivery.batch_id }}
                className="text-link breakable"
              >
                <Code>{delivery.batch_id}</Code>
              </Link>
            ))}
        </Fact>
        <Fact label={texts.deliveries.url}>
          {delivery && <Code className="breakable">{delivery.url}</Code>}
        </Fact>
        <Fact label={texts.deliveries.created}>{delivery && <Time at={delivery.created_at} />}</Fact>
        {delivery?.outcome === 'retrying' && (
          <Fact label={texts.deliveries.next}>
            {isWaiting(delivery) ? (
              <>
                <Time at={delivery.next_attempt_at} /> (
                <Time at={delivery.next_attempt_at} style="relative" />)
              </>
            ) : (
              texts.deliveries.onItsWay
            )}
          </Fact>
        )}
      </dl>
    </section>
  );
}

function subjectLabel(delivery: Delivery | undefined): string {
  if (delivery?.is_test) return texts.deliveries.testBatch;
  switch (delivery?.event) {
    case 'list.completed':
      return texts.deliveries.list;
    case 'signal.detected':
      return texts.deliveries.signal;
    default:
      return texts.deliveries.batch;
  }
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children ?? <Skeleton component="span" width="16ch" height="1em" />}</dd>
    </div>
  );
}

/** When attempts are made. */
export function Schedule({ isTest }: { isTest: boolean }) {
  const { data } = useWebhooks();
  if (isTest) return texts.deliveries.scheduleTest;
  if (!data) return null;
  return data.schedule_seconds.length < 2
    ? texts.deliveries.scheduleOnce
    : texts.deliveries.schedule(schedule(data.schedule_seconds));
}
