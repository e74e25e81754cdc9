import {
  createLaggingReads,
  type Database,
  type DatabaseAddress,
  type LaggingReads,
  openDatabase,
  readPrimary,
  watchReplica,
} from '@firmlens/domain';
import { countLaggingRead } from '@firmlens/metrics';
import { forTransactions, type Logger, type ShutdownStack } from '@firmlens/runtime';
import type { ApiSettings } from './settings';

/** Both are short: a check that waits is a check that failed. */
const CHECK_TIMEOUT_MS = 2_000;
const READ_TIMEOUT_MS = 5_000;

/** What may be some seconds old, for each of the pools of the primary. */
export interface Replica {
  readLagging: LaggingReads;
  agentReadLagging: LaggingReads;
  panelReadLagging: LaggingReads;
  /** How old the replica's data are at most, in seconds; null without a replica, or before it was first seen. */
  replicaLagSeconds: () => number | null;
}

const NO_REPLICA: Replica = {
  readLagging: readPrimary,
  agentReadLagging: readPrimary,
  panelReadLagging: readPrimary,
  replicaLagSeconds: () => null,
};

/** Opens the connections to the replica, if there is one, and watches how far it is behind. */
export async function openReplica(
  { database, replica }: Pick<ApiSettings, 'database' | 'replica'>,
  logger: Logger,
  stack: ShutdownStack,
): Promise<Replica> {
  if (replica.url === null) return NO_REPLICA;
  const primaryAddress = forTransactions(database);
  const replicaAddress = { ...primaryAddress, url: replica.url };
  const openPool = (address: DatabaseAddress, pool: string, poolSize: number, statementTimeoutMs: number) =>
    stack.open(
      pool,
      (): Database => openDatabase({ ...address, poolSize, statementTimeoutMs, pool }),
      (opened) => opened.$disconnect(),
    );
  const checks = {
    primary: await openPool(primaryAddress, 'replica checks of the primary', 1, CHECK_TIMEOUT_MS),
    replica: await openPool(replicaAddress, 'replica checks', 1, CHECK_TIMEOUT_MS),
  };
  const watch = await stack.open(
    'watch of the replica',
    () =>
      watchReplica({
        ...checks,
        maxLagSeconds: replica.maxLagSeconds,
        onChange: (problem) =>
          problem === null
            ? logger.info('the replica answers what may lag')
            : logger.warn('the primary answers what may lag', { problem }),
      }),
    (opened) => opened.close(),
  );
  const openReads = async (pool: string, poolSize: number): Promise<LaggingReads> =>
    createLaggingReads({
      replica: await openPool(replicaAddress, `replica for ${pool}`, poolSize, READ_TIMEOUT_MS),
      watch,
      onRead: countLaggingRead,
    });
  return {
    readLagging: await openReads('customers', 10),
    agentReadLagging: await openReads('agents', 5),
    panelReadLagging: await openReads('panel', 4),
    replicaLagSeconds: () => watch.lagSeconds(),
  };
}
