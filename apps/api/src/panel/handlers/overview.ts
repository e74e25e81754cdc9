import { accountOverview } from '@firmlens/domain';
import type { Handlers, PanelDeps } from '../call';
import { PanelError } from '../panel-error';

export function overviewHandlers({ panelDb }: PanelDeps): Pick<Handlers, 'GET /overview'> {
  return {
    'GET /overview': async ({ session }) => {
      const overview = await accountOverview(panelDb, session.account.accountId);
      if (overview === null) throw new PanelError('not_found', 'There is no such account.');
      const { plan, status, credits, limits } = overview.account;
      return {
        plan,
        status,
        balance: credits.balance,
        used: credits.used,
        credit_limit: credits.limit,
        renews_at: overview.nextRenewalAt?.toISOString() ?? null,
        rate_per_minute: limits.ratePerMinute,
        rate_per_day: limits.ratePerDay,
        concurrent_limit: limits.concurrentBatches,
        batches_running: overview.batchesRunning,
        daily: overview.daily,
      };
    },
  };
}
