import { SegmentedControl } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useAccountData } from '../../api/account-data';
import { ErrorNotice } from '../../components/ErrorNotice';
import { Page } from '../../components/Page';
import { texts } from '../../texts';
import './credits.css';
import { Balance } from './Balance';
import { CreditTabs } from './CreditTabs';
import { dayName } from './periods';
import { keySeries, moduleSeries } from './series';
import { UseSection } from './UseSection';

const RANGES = Object.entries(texts.credits.ranges).map(([value, label]) => ({ value, label }));

/** The balance, and what credits were used for. */
export function CreditsPage() {
  const { range = '30d' } = useSearch({ from: '/signed-in/credits' });
  const navigate = useNavigate({ from: '/credits' });
  const { data, error, refetch } = useAccountData('GET /credits', { range });
  const choice = (
    <SegmentedControl
      aria-label={texts.credits.range}
      data={RANGES}
      value={range}
      transitionDuration={0}
      onChange={(chosen) => void navigate({ search: { range: chosen as typeof range } })}
    />
  );
  return (
    <Page title={texts.credits.title} action={<CreditTabs />}>
      {error && !data ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <Balance credits={data} />
          <div className="use-range">
            {choice}
            <span className="dimmed">
              {texts.credits.inUtc}
              {data &&
                data.counted_from !== null &&
                ` ${texts.credits.countedFrom(dayName(data.counted_from))}`}
            </span>
          </div>
          <UseSection
            id="by-module"
            title={texts.credits.byModule}
            hint={texts.credits.byModuleHint}
            use={data && { ...data, series: moduleSeries(data) }}
          />
          <UseSection
            id="by-key"
            title={texts.credits.byKey}
            hint={texts.credits.byKeyHint}
            use={data && { ...data, series: keySeries(data) }}
          />
        </>
      )}
    </Page>
  );
}
