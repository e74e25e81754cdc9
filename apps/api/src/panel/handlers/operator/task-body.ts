import type { OperatorTask } from '@firmlens/domain';

/** Returns what a page shows of a task. */
export const taskBody = ({ id, target, status, startedBy, startedAt, finishedAt }: OperatorTask) => ({
  task_id: id,
  target,
  status,
  started_by: startedBy,
  started_at: startedAt.toISOString(),
  finished_at: finishedAt?.toISOString() ?? null,
});

/** How many of the latest tasks are shown. */
export const SHOWN_TASKS = 5;
