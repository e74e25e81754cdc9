import type { Delivery } from '@firmlens/panel-contract';
import { Alert } from '@mantine/core';
import { texts } from '../../texts';

/** Why a delivery was not accepted so far, and what to do about it. */
export function FailureNotice({ delivery }: { delivery: Delivery }) {
  const { last_failure: failure, outcome } = delivery;
  if (failure === null) return null;
  return (
    <Alert
      color={outcome === 'failed' ? 'red' : 'yellow'}
      variant="light"
      className="notice"
      title={texts.deliveries.failures[failure.kind]}
    >
      <p className="notice-line breakable capital">{failure.message}</p>
      <p className="notice-line">{texts.deliveries.hints[failure.kind]}</p>
    </Alert>
  );
}
