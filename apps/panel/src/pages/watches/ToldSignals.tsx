import type { WatchView } from '@firmlens/panel-contract';
import { Skeleton, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useAccountPages } from '../../api/account-data';
import { useSession } from '../../api/session';
import { EmptyState } from '../../components/EmptyState';
import { ErrorNotice } from '../../components/ErrorNotice';
import { MoreButton } from '../../components/MoreButton';
import { watch as t } from '../../texts/watches';
import { SignalList } from '../explore/SignalList';

/** What a watch told, newest first, read again when it has told more. */
export function ToldSignals({ watch: { watch_id: watchId, signals_told: told } }: { watch: WatchView }) {
  const queries = useQueryClient();
  const accountId = useSession().account?.account_id;
  const last = useRef(told);
  const list = useAccountPages('GET /watches/:watch_id/signals', { watch_id: watchId }, ({ next }) => next);
  useEffect(() => {
    if (last.current === told) return;
    last.current = told;
    void queries.invalidateQueries({ queryKey: [accountId, 'GET /watches/:watch_id/signals'] });
  }, [accountId, queries, told]);
  const signals = list.data?.pages.flatMap((page) => page.signals);
  return (
    <section aria-labelledby="signals">
      <Title order={2} id="signals" mb="sm">
        {t.signals}
      </Title>
      {list.error && <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />}
      {signals === undefined ? (
        !list.error && <Skeleton height={120} />
      ) : signals.length === 0 ? (
        <div className="surface">
          <EmptyState title={t.noSignals} hint={t.noSignalsHint} />
        </div>
      ) : (
        <SignalList signals={signals} label={t.signals} />
      )}
      <div className="more">
        <MoreButton list={list} label={t.olderSignals} />
      </div>
    </section>
  );
}
