import { type Actor, runTask, startTask, type TaskKind } from '@firmlens/domain';
import type { PanelDeps } from '../../call';

/**
 * Starts something long that goes on after the response; its outcome is stored. `work` must use connections of
 * operators. Returns false if the same is running.
 */
export async function runInBackground(
  { panelDb, logger }: Pick<PanelDeps, 'panelDb' | 'logger'>,
  actor: Actor,
  task: { kind: TaskKind; target?: string },
  work: () => Promise<object>,
): Promise<boolean> {
  const id = await startTask(panelDb, actor, task);
  if (id === null) return false;
  void runTask(panelDb, id, work).catch((error: unknown) => {
    logger.error('a task of an operator failed', { kind: task.kind, error });
  });
  return true;
}
