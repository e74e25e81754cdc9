import { claimPostponedQuery, countPostponedQueries } from '@firmlens/domain';
import type { Source } from '@firmlens/sources';
import { repeat } from '../repeat';
import { makePostponedQuery, type PostponedQueryDeps } from './make-postponed-query';

/**
 * Makes postponed queries in the background: those of a source one after another, the sources concurrently.
 * A source whose host has no turn is tried again after `postponedMs`. Closing waits for the running queries,
 * which the process signal ends.
 */
export function startPostponedQueries(deps: PostponedQueryDeps & { postponedMs: number }): {
  close(): Promise<void>;
} {
  const { db, logger, sources, processSignal, postponedMs } = deps;
  const running = new Map<string, Promise<void>>();

  async function makeAll(source: Source): Promise<void> {
    while (!processSignal.aborted) {
      const query = await claimPostponedQuery(db, source.name);
      if (query === null || !(await makePostponedQuery(deps, source, query))) return;
    }
  }

  async function startDue(): Promise<void> {
    const postponed = await countPostponedQueries(db);
    for (const source of sources) {
      const { name } = source;
      if (postponed[name] === undefined || running.has(name)) continue;
      const work = makeAll(source)
        .catch((error: unknown) => logger.warn('postponed queries wait', { source: name, error }))
        .finally(() => running.delete(name));
      running.set(name, work);
    }
  }

  const repeated = repeat(
    () => startDue().catch((error: unknown) => logger.warn('postponed queries wait', { error })),
    postponedMs,
  );
  return {
    async close() {
      await repeated.close();
      await Promise.all(running.values());
    },
  };
}
