import type { Overview } from '@firmlens/panel-contract';
import { Alert } from '@mantine/core';
import { texts } from '../../texts';

/** Why the API refuses requests, if it does. */
export function StatusNotice({ overview: { status, balance } }: { overview: Overview }) {
  const reason =
    status !== 'active' ? texts.overview.inactive(status) : balance <= 0 ? texts.overview.noCredits : null;
  if (reason === null) return null;
  return (
    <Alert color="yellow" variant="light" role="status" className="notice">
      {reason}
    </Alert>
  );
}
