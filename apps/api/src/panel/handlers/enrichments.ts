import { type Enrichment, findEnrichment } from '@firmlens/domain';
import type { Enrichment as EnrichmentJson } from '@firmlens/panel-contract';
import { createWatchers } from '../../streams/watchers';
import type { Handlers, PanelDeps } from '../call';
import { PanelError } from '../panel-error';

type Names = 'GET /enrichments/:batch_id' | 'GET /enrichments/:batch_id/events';

const hasEnded = ({ status }: Pick<Enrichment, 'status'>): boolean =>
  status !== 'queued' && status !== 'processing';

function inJson(enrichment: Enrichment): EnrichmentJson {
  return {
    batch_id: enrichment.batchId,
    domain: enrichment.domain,
    status: enrichment.status,
    message: enrichment.message,
    modules: enrichment.modules,
    built: enrichment.built,
    sources: enrichment.sources,
    credits_reserved: enrichment.creditsReserved,
    credits_used: enrichment.creditsUsed,
    credits_refunded: enrichment.creditsRefunded,
    requested_at: enrichment.requestedAt.toISOString(),
    started_at: enrichment.startedAt?.toISOString() ?? null,
    completed_at: enrichment.completedAt?.toISOString() ?? null,
  };
}

export function enrichmentHandlers({ panelDb, progress }: PanelDeps): Pick<Handlers, Names> {
  const watchers = createWatchers();

  async function read(accountId: number, batchId: string): Promise<EnrichmentJson> {
    const found = await findEnrichment(panelDb, accountId, batchId);
    if (found === null) throw new PanelError('not_found', 'The account has no such enrichment.');
    return inJson(found);
  }

  return {
    'GET /enrichments/:batch_id': ({ input, session }) => read(session.account.accountId, input.batch_id),

    'GET /enrichments/:batch_id/events': async ({ input, session }, stream) => {
      const { accountId } = session.account;
      const batchId = input.batch_id;
      let enrichment = await read(accountId, batchId);
      const leave = watchers.admit(accountId);
      if (leave === null) {
        throw new PanelError('too_many_attempts', 'Too many people are watching enrichments.', {
          retryAfter: 5,
        });
      }
      const unwatch = progress.watch(batchId, stream.lastEventId, ({ id, step }) => {
        stream.send({ progress: step }, id);
        // PostgreSQL has the outcome. Without Redis, the next heartbeat sees it.
        if (step.step === 'ended') stream.wake();
      });
      try {
        stream.send({ enrichment });
        while (!hasEnded(enrichment) && (await stream.next())) {
          const latest = await read(accountId, batchId);
          if (JSON.stringify(latest) !== JSON.stringify(enrichment)) stream.send({ enrichment: latest });
          enrichment = latest;
        }
      } finally {
        unwatch();
        leave();
      }
    },
  };
}
