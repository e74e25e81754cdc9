import type { Enrichment } from '@firmlens/panel-contract';
import { Button, Group, Loader, Progress as Bar, Skeleton, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { ErrorNotice } from '../../../components/ErrorNotice';
import { count } from '../../../components/numbers';
import { live, modules } from '../../../texts/company';
import type { Progress } from './progress';
import { SourceProgressList } from './SourceProgressList';
import { hasEnded, useEnrichment } from './use-enrichment';

interface Props {
  batchId: string;
  domain: string;
  onHide: () => void;
}

/** An enrichment as it goes: its sources, its modules, and in the end what it cost. */
export function LiveEnrichment({ batchId, domain, onHide }: Props) {
  const { enrichment, progress, error } = useEnrichment(batchId, domain);
  if (error?.code === 'not_found' || (enrichment && enrichment.domain !== domain))
    return <Gone onHide={onHide} />;
  if (error && !enrichment) return <ErrorNotice error={error} />;
  if (!enrichment) return <Skeleton height={160} />;
  const isOver = hasEnded(enrichment);
  // The steps of a worker arrive before the next reading of the state.
  const status = enrichment.status === 'queued' && progress.hasStarted ? 'processing' : enrichment.status;
  return (
    <section className="surface padded live" aria-labelledby="live" data-status={status}>
      <Group justify="space-between" align="flex-start" mb="xs">
        <Group gap="sm">
          {!isOver && <Loader size="xs" aria-hidden />}
          <Title order={2} id="live">
            {live.titles[status]}
          </Title>
        </Group>
        {isOver && (
          <Button variant="default" size="xs" onClick={onHide}>
            {live.hide}
          </Button>
        )}
      </Group>
      <Text role="status">{summaryOf(enrichment, status)}</Text>
      {!isOver && <SourceBar progress={progress} />}
      <Modules enrichment={enrichment} built={progress.built} />
      <SourceProgressList sources={progress.sources} isOver={isOver} />
    </section>
  );
}

function Gone({ onHide }: Pick<Props, 'onHide'>) {
  return (
    <section className="surface padded">
      <Group justify="space-between">
        <Text>{live.gone}</Text>
        <Button variant="default" size="xs" onClick={onHide}>
          {live.hide}
        </Button>
      </Group>
    </section>
  );
}

function summaryOf(enrichment: Enrichment, status: Enrichment['status']): string {
  const { credits_used: used, credits_refunded: refunded, credits_reserved: reserved, message } = enrichment;
  switch (status) {
    case 'queued':
      return `${live.queuedHint} ${live.reserved(count(reserved))}`;
    case 'processing':
      return live.reserved(count(reserved));
    case 'completed':
      return [live.used(count(used)), tookOf(enrichment), live.shown].join(' ');
    case 'failed':
    case 'no_data_found':
      return [message ?? '', live.refunded(count(refunded))].join(' ').trim();
  }
}

function tookOf({ requested_at: from, completed_at: to }: Enrichment): string {
  if (to === null) return '';
  const seconds = Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 1_000));
  if (seconds < 120) return live.took(live.seconds(count(seconds)));
  return live.took(live.minutes(count(Math.floor(seconds / 60)), count(seconds % 60)));
}

function SourceBar({ progress: { sources } }: { progress: Progress }) {
  const asked = sources.filter(({ status }) => status !== 'not_asked');
  const answered = asked.filter(({ status }) => status !== 'asking').length;
  const share = asked.length === 0 ? 0 : (answered / asked.length) * 100;
  // Some sources are asked for what others found. The bar does not go back for them.
  const [most, setMost] = useState(0);
  if (share > most) setMost(share);
  if (asked.length === 0) return null;
  const text = live.progress(count(answered), count(asked.length));
  return <Bar value={most} aria-label={text} mt="sm" />;
}

function Modules({ enrichment, built }: { enrichment: Enrichment; built: readonly string[] }) {
  return (
    <div className="company-part">
      <h3 className="company-part-title">{live.modules}</h3>
      <ul className="live-modules">
        {enrichment.modules.map((name) => {
          const isBuilt = built.includes(name);
          return (
            <li key={name} data-built={isBuilt}>
              <span aria-hidden>{isBuilt ? '✓' : '·'}</span>
              {modules[name]}
              <span className="visually-hidden">: {isBuilt ? live.built : live.waiting}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
