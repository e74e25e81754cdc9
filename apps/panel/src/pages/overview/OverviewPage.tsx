import { useAccountQuery } from '../../api/session';
import { ErrorNotice } from '../../components/ErrorNotice';
import { Page } from '../../components/Page';
import { texts } from '../../texts';
import { CreditUse } from './CreditUse';
import { Figures } from './Figures';
import { StatusNotice } from './StatusNotice';

/** The account at a glance. */
export function OverviewPage() {
  const { data, error, refetch } = useAccountQuery('GET /overview');
  return (
    <Page title={texts.overview.title}>
      {error && !data ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          {data && <StatusNotice overview={data} />}
          <Figures overview={data} />
          <CreditUse days={data?.daily} />
        </>
      )}
    </Page>
  );
}
