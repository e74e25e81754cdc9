import { type Actor, runTask, startTask, type TaskKind } from '@firmlens/domain';
import type { PanelDeps } from '../../call';

/**
 * Starts something long that goes on after the response, on connections of its own; its outcome is stored. Returns
 * false if the same is running.
 */
export async function runInBackground(
  { operatorDb, logger }: Pick<PanelDeps, 'operatorDb' | 'logger'>,
  actor: Actor,
  task: { kind: TaskKind; target?: string },
  work: () => Promise<object>,
): Promise<boolean> {
  const id = await startTask(operatorDb, actor, task);
  if (id === null) return false;
  void runTask(operatorDb, id, work).catch((error: unknown) => {
    logger.error('a task of an operator failed', { kind: task.kind, error });
  });
  return true;
}
