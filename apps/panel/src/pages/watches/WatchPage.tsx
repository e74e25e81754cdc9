import '../explore/explore.css';
import '../lists/lists.css';
import type { WatchView } from '@firmlens/panel-contract';
import { Alert, Anchor, Button, Skeleton } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { useAccountData } from '../../api/account-data';
import { Box } from '../../components/Box';
import { CompanyLink } from '../../components/CompanyLink';
import { EmptyState } from '../../components/EmptyState';
import { ErrorNotice } from '../../components/ErrorNotice';
import { count } from '../../components/numbers';
import { Page } from '../../components/Page';
import { watch as t } from '../../texts/watches';
import { LookTable } from './LookTable';
import { REFRESH_MS } from './refresh';
import { ToldSignals } from './ToldSignals';
import { WatchControls } from './WatchControls';
import { WatchFigures } from './WatchFigures';
import { WatchStatus } from './WatchStatus';

/** The first look begins a moment after its watch was started. */
const isBusy = ({ look_id: lookId, looks, status }: WatchView): boolean =>
  lookId !== null || (status === 'active' && looks?.length === 0);

/** One watch: what it costs, when it looks, and what it told. */
export function WatchPage() {
  const { watchId } = useParams({ from: '/signed-in/watches/$watchId' });
  const { data, error, refetch } = useAccountData(
    'GET /watches/:watch_id',
    { watch_id: watchId },
    { refetchAfter: (read) => read !== undefined && isBusy(read) && REFRESH_MS },
  );
  const watch = data?.watch_id === watchId ? data : undefined;
  return (
    <Page
      title={watch ? t.title(count(watch.companies)) : t.loading}
      above={
        <Anchor component={Link} to="/watches" size="sm">
          ← {t.back}
        </Anchor>
      }
      action={watch && <WatchControls watch={watch} />}
    >
      {!watch && error && ['not_found', 'invalid_input'].includes(error.code) ? (
        <div className="surface">
          <EmptyState title={t.missing} hint={t.missingHint}>
            <Button component={Link} to="/watches" mt="xs">
              {t.toWatches}
            </Button>
          </EmptyState>
        </div>
      ) : !watch && error ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : watch ? (
        <Details watch={watch} />
      ) : (
        <Skeleton height={400} />
      )}
    </Page>
  );
}

function Details({ watch }: { watch: WatchView }) {
  const { reason, domains = [], looks = [] } = watch;
  return (
    <>
      <div aria-live="polite">
        <WatchStatus watch={watch} />
      </div>
      {reason !== null && (
        <Alert color="yellow" variant="light" role="status" className="notice">
          {t.reasons[reason]}
        </Alert>
      )}
      <WatchFigures watch={watch} />
      <ToldSignals watch={watch} />
      <LookTable looks={looks} />
      <Box title={t.companies}>
        <ul className="plain-list watched-companies">
          {domains.map((domain) => (
            <li key={domain}>
              <CompanyLink domain={domain}>{domain}</CompanyLink>
            </li>
          ))}
        </ul>
      </Box>
    </>
  );
}
