import { Alert } from '@mantine/core';
import type { PanelError } from '../../api/panel-error';
import { ErrorNotice } from '../../components/ErrorNotice';
import { texts } from '../../texts';

/** Why a search failed. A limit of the account is explained, because it is not about signing in. */
export function SearchError({ error }: { error: PanelError }) {
  if (error.code !== 'too_many_attempts') return <ErrorNotice error={error} />;
  return (
    <Alert color="red" variant="light" role="alert" className="notice">
      {texts.explore.limitReached(texts.explore.seconds(error.retryAfter ?? 60))}
    </Alert>
  );
}
