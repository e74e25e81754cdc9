import './webhooks.css';
import { Anchor, Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useMay } from '../../api/session';
import { ErrorNotice } from '../../components/ErrorNotice';
import { Page } from '../../components/Page';
import { texts } from '../../texts';
import { Attempts } from './Attempts';
import { DeliveryFacts } from './DeliveryFacts';
import { FailureNotice } from './FailureNotice';
import { RetryButton } from './RetryButton';
import { ResendDialog } from './ResendDialog';
import { isWaiting, useDelivery } from './use-deliveries';

/** One delivery: what it reports, and each attempt. */
export function DeliveryPage() {
  const { deliveryId } = useParams({ from: '/signed-in/webhooks/deliveries/$deliveryId' });
  const { data, error, refetch } = useDelivery(deliveryId);
  const mayResend = useMay('developer');
  const [isResending, setResending] = useState(false);
  const outcome = data?.delivery.outcome;
  const action =
    data && mayResend && isWaiting(data.delivery) ? (
      <RetryButton delivery={data.delivery} />
    ) : mayResend && (outcome === 'failed' || outcome === 'delivered') ? (
      <Button
        onClick={() => {
          setResending(true);
        }}
      >
        {texts.deliveries.resend}
      </Button>
    ) : null;
  return (
    <Page
      title={texts.deliveries.one(Number(deliveryId))}
      above={
        <Anchor component={Link} to="/webhooks" size="sm">
          ← {texts.deliveries.back}
        </Anchor>
      }
      action={action}
    >
      {error && !data ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          {data && <FailureNotice delivery={data.delivery} />}
          <DeliveryFacts delivery={data?.delivery} />
          <Attempts delivery={data?.delivery} attempts={data?.attempts} />
        </>
      )}
      {isResending && data && (
        <ResendDialog
          delivery={data.delivery}
          onClose={() => {
            setResending(false);
          }}
        />
      )}
    </Page>
  );
}
