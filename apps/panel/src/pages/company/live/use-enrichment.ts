import type { Enrichment, EnrichmentEvent } from '@firmlens/panel-contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useState } from 'react';
import { addressOf, call } from '../../../api/call';
import type { PanelError } from '../../../api/panel-error';
import { useSession } from '../../../api/session';
import { companyKey } from '../use-company';
import { addStep, merge, NO_PROGRESS, type Progress } from './progress';

/** How often the state is read: while events arrive, and while none do. */
const QUIET_POLL_MS = 15_000;
const POLL_MS = 3_000;

export const hasEnded = ({ status }: Pick<Enrichment, 'status'>): boolean =>
  status !== 'queued' && status !== 'processing';

interface Watched {
  enrichment: Enrichment | undefined;
  progress: Progress;
  error: PanelError | null;
}

/**
 * Watches an enrichment until it ends: by its events, and by its state, so that the page is never behind for long if
 * no events arrive. Afterwards everything of the company is read again.
 */
export function useEnrichment(batchId: string, domain: string): Watched {
  const { account } = useSession();
  const accountId = account?.account_id;
  const queries = useQueryClient();
  const [progress, add] = useReducer(addStep, NO_PROGRESS);
  const [isConnected, setConnected] = useState(false);
  const { data: enrichment, error } = useQuery<Enrichment, PanelError>({
    queryKey: [accountId, 'GET /enrichments/:batch_id', batchId],
    queryFn: () => call('GET /enrichments/:batch_id', { batch_id: batchId }),
    refetchInterval: ({ state: { data } }) =>
      data && hasEnded(data) ? false : isConnected ? QUIET_POLL_MS : POLL_MS,
  });
  const isOver = enrichment !== undefined && hasEnded(enrichment);

  useEffect(() => {
    if (isOver) return undefined;
    let events: EventSource | null = null;
    const close = () => {
      events?.close();
      events = null;
      setConnected(false);
    };
    const open = () => {
      // Browsers have few connections for each host, and other tabs need some.
      if (document.hidden || events !== null) return;
      events = new EventSource(addressOf('GET /enrichments/:batch_id/events', { batch_id: batchId }));
      events.onopen = () => {
        setConnected(true);
      };
      events.onerror = () => {
        setConnected(false);
      };
      events.onmessage = ({ data }: MessageEvent<string>) => {
        const event = JSON.parse(data) as EnrichmentEvent;
        if ('progress' in event) add(event.progress);
        else queries.setQueryData([accountId, 'GET /enrichments/:batch_id', batchId], event.enrichment);
      };
    };
    const follow = () => {
      if (document.hidden) close();
      else open();
    };
    open();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      close();
    };
  }, [accountId, batchId, isOver, queries]);

  useEffect(() => {
    if (!isOver) return;
    void queries.invalidateQueries({ queryKey: companyKey(accountId, domain) });
    void queries.invalidateQueries({ queryKey: [accountId, 'GET /companies'] });
    void queries.invalidateQueries({ queryKey: [accountId, 'GET /overview'] });
  }, [accountId, domain, isOver, queries]);

  return { enrichment, progress: enrichment ? merge(progress, enrichment) : progress, error };
}
