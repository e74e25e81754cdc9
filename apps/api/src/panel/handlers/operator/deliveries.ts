import { findFailingDeliveries, resendAsOperator } from '@firmlens/domain';
import type { Handlers, PanelDeps } from '../../call';
import { idOf } from '../../id-of';
import { PanelError } from '../../panel-error';
import { operatorActor } from './operator-actor';

/** How many deliveries a page has. */
const PAGE = 50;

type Names = 'GET /operator/deliveries' | 'POST /operator/deliveries/:delivery_id/resend';

export function deliveryHandlers({ panelDb, dispatcher }: PanelDeps): Pick<Handlers, Names> {
  return {
    'GET /operator/deliveries': async ({ input }) => {
      const rows = await findFailingDeliveries(
        panelDb,
        {
          status: input.status,
          accountId: input.account_id === undefined ? undefined : idOf(input.account_id),
          host: input.host === '' ? undefined : input.host?.trim().toLowerCase(),
        },
        { before: input.before === undefined ? null : BigInt(input.before), limit: PAGE + 1 },
      );
      return {
        deliveries: rows.slice(0, PAGE).map((row) => ({
          delivery_id: row.id,
          batch_id: row.batchId,
          account_id: row.accountId,
          account_name: row.accountName,
          domain: row.domain,
          event: row.event,
          host: row.host,
          status: row.status,
          attempts: row.attempts,
          created_at: row.createdAt.toISOString(),
          next_attempt_at: row.nextAttemptAt?.toISOString() ?? null,
          last_attempt: row.lastAttempt && {
            at: row.lastAttempt.startedAt.toISOString(),
            duration_ms: row.lastAttempt.durationMs,
            status_code: row.lastAttempt.statusCode,
            error: row.lastAttempt.error,
          },
        })),
        has_more: rows.length > PAGE,
      };
    },

    'POST /operator/deliveries/:delivery_id/resend': async (call) => {
      const outcome = await resendAsOperator(panelDb, operatorActor(call), BigInt(call.input.delivery_id));
      if (outcome === 'unknown') throw new PanelError('not_found', 'There is no such delivery.');
      if (outcome === 'in_progress') {
        throw new PanelError('conflict', 'This delivery is being sent already.');
      }
      dispatcher.wake();
      return {};
    },
  };
}
