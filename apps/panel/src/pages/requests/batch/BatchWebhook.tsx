import type { Batch } from '@firmlens/panel-contract';
import { Text } from '@mantine/core';
import { Box } from '../../../components/Box';
import { DeliveryLink } from '../../webhooks/DeliveryLink';
import { Facts } from '../../../components/Facts';
import { count } from '../../../components/numbers';
import { Time } from '../../../components/Time';
import { texts } from '../../../texts';

/** Where the batch's end is reported to, and whether it was. */
export function BatchWebhook({ webhook }: Pick<Batch, 'webhook'>) {
  return (
    <Box title={texts.batch.webhook}>
      {webhook === null ? (
        <Text size="sm" c="dimmed">
          {texts.batch.noWebhook}
        </Text>
      ) : (
        <Facts
          facts={[
            [
              texts.batch.webhookStatus,
              webhook.delivery_id === null ? (
                texts.batch.webhookStatuses[webhook.status]
              ) : (
                <DeliveryLink key="status" id={webhook.delivery_id} aria-description={texts.batch.toDelivery}>
                  {texts.batch.webhookStatuses[webhook.status]}
                </DeliveryLink>
              ),
            ],
            [texts.batch.attempts, count(webhook.attempts)],
            ...(webhook.sent_at === null
              ? []
              : [
                  [texts.batch.lastAttempt, <Time key="sent" at={webhook.sent_at} style="second" />] as const,
                ]),
            ...(webhook.next_attempt_at === null
              ? []
              : [
                  [
                    texts.batch.nextAttempt,
                    <Time key="next" at={webhook.next_attempt_at} style="second" />,
                  ] as const,
                ]),
            [
              texts.batch.webhookUrl,
              <span key="url" className="breakable">
                {webhook.url}
              </span>,
            ],
          ]}
        />
      )}
    </Box>
  );
}
