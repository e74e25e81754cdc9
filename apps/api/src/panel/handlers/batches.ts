import { BASE_PRICE, type DataModule, MODULE_PRICES } from '@firmlens/contract';
import {
  AGENT_ROUTE,
  batchEntries,
  type BatchDetails,
  findBatchDetails,
  listBatches,
} from '@firmlens/domain';
import type { Batch } from '@firmlens/panel-contract';
import type { Handlers, PanelDeps } from '../call';
import { ledgerEntryBody } from '../ledger-entry';
import { PanelError } from '../panel-error';

type Names = 'GET /batches' | 'GET /batches/:batch_id';

const PAGE = 50;

const priceOf = (module: DataModule): number => (module === 'company' ? BASE_PRICE : MODULE_PRICES[module]);

/** What the webhook is up to. Until the batch ends, its delivery has no record yet, but is already owed. */
function webhookBody({ webhookUrl, delivery }: BatchDetails): Batch['webhook'] {
  if (webhookUrl === null) return null;
  return {
    delivery_id: delivery === null ? null : Number(delivery.id),
    url: webhookUrl,
    status: delivery?.status ?? 'pending',
    attempts: delivery?.attempts ?? 0,
    sent_at: delivery?.sentAt?.toISOString() ?? null,
    next_attempt_at: delivery?.nextAttemptAt?.toISOString() ?? null,
  };
}

function batchBody(batch: BatchDetails): Omit<Batch, 'entries'> {
  return {
    batch_id: batch.id,
    domain: batch.domain,
    status: batch.status,
    message: batch.message,
    series: batch.keySeries,
    is_by_agent: batch.route === AGENT_ROUTE,
    requested_at: batch.requestedAt.toISOString(),
    started_at: batch.startedAt?.toISOString() ?? null,
    collected_at: batch.collectedAt?.toISOString() ?? null,
    completed_at: batch.completedAt?.toISOString() ?? null,
    credits_reserved: batch.creditsReserved,
    credits_used: batch.creditsUsed,
    credits_refunded: batch.creditsRefunded,
    modules: batch.modules.map(({ module, state, finishedAt }) => ({
      module,
      state,
      price: priceOf(module),
      finished_at: finishedAt?.toISOString() ?? null,
    })),
    sources: batch.sources.map(({ source, status, reason, askedAt, durationMs }) => ({
      source,
      status,
      reason,
      asked_at: askedAt?.toISOString() ?? null,
      duration_ms: durationMs,
    })),
    webhook: webhookBody(batch),
  };
}

export function batchHandlers({ panelDb }: PanelDeps): Pick<Handlers, Names> {
  return {
    'GET /batches': async ({ input, session }) => {
      const filters = { status: input.status ?? null, domain: input.domain ?? null };
      const page = { before: input.before ?? null, limit: PAGE };
      const { batches, next } = await listBatches(panelDb, session.account.accountId, filters, page);
      return {
        batches: batches.map((batch) => ({
          batch_id: batch.id,
          domain: batch.domain,
          status: batch.status,
          modules: batch.modules,
          requested_at: batch.requestedAt.toISOString(),
          completed_at: batch.completedAt?.toISOString() ?? null,
          credits_reserved: batch.creditsReserved,
          credits_refunded: batch.creditsRefunded,
        })),
        next,
      };
    },

    'GET /batches/:batch_id': async ({ input, session }) => {
      const { accountId } = session.account;
      const batch = await findBatchDetails(panelDb, accountId, input.batch_id);
      if (batch === null) throw new PanelError('not_found', 'The account has no such batch.');
      const entries = await batchEntries(panelDb, accountId, batch.id);
      return { ...batchBody(batch), entries: entries.map(ledgerEntryBody) };
    },
  };
}
