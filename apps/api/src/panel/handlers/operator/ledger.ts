import { lastViolations, latestTasks, type LedgerSummary, summariseLedger } from '@firmlens/domain';
import type { Handlers, PanelDeps } from '../../call';
import { PanelError } from '../../panel-error';
import { operatorActor } from './operator-actor';
import { runInBackground } from './run-in-background';
import { SHOWN_TASKS, taskBody } from './task-body';

type Names = 'GET /operator/ledger' | 'POST /operator/ledger/verifications';

export function ledgerHandlers(deps: PanelDeps): Pick<Handlers, Names> {
  const { panelDb, operatorDb } = deps;
  return {
    'GET /operator/ledger': async () => {
      const { checkedAt, counts, broken } = await lastViolations(panelDb);
      const tasks = await latestTasks(panelDb, 'verify_ledger', SHOWN_TASKS);
      return {
        checked_at: checkedAt?.toISOString() ?? null,
        counts,
        broken,
        verifications: tasks.map((task) => ({
          ...taskBody(task),
          summary: task.result as LedgerSummary | null,
        })),
      };
    },

    'POST /operator/ledger/verifications': async (call) => {
      const task = { kind: 'verify_ledger' as const };
      // PostgreSQL does the work; this process waits.
      if (!(await runInBackground(deps, operatorActor(call), task, () => summariseLedger(operatorDb)))) {
        throw new PanelError('conflict', 'A verification is running.');
      }
      return {};
    },
  };
}
