import type { Delivery } from '@firmlens/panel-contract';
import { Alert } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMay } from '../../api/session';
import { texts } from '../../texts';

/** Why a delivery was not accepted so far, and what to do about it. */
export function FailureNotice({ delivery }: { delivery: Delivery }) {
  const { delivery_id: id, last_failure: failure, outcome } = delivery;
  const mayAct = useMay('developer');
  if (failure === null) return null;
  const isStill = outcome === 'failed' || outcome === 'retrying';
  return (
    <Alert
      color={outcome === 'failed' ? 'red' : 'yellow'}
      variant="light"
      className="notice"
      title={texts.deliveries.failures[failure.kind]}
    >
      <p className="notice-line breakable">{texts.deliveries.lastAttempt(failure.message)}</p>
      <p className="notice-line">
        {texts.deliveries.hints[failure.kind]}
        {mayAct && isStill && failure.kind !== 'lost' && ` ${texts.deliveries.then[outcome]}`}
      </p>
      {mayAct && failure.kind === 'client_error' && (
        <p className="notice-line">
          {texts.deliveries.ifSignatureIsWrong}{' '}
          <Link to="/webhooks/verify" search={{ delivery: String(id) }} className="text-link">
            {texts.deliveries.verify}
          </Link>
        </p>
      )}
    </Alert>
  );
}
