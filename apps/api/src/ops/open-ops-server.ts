import { poolUse } from '@firmlens/domain';
import {
  exportMetrics,
  LAGGING_READS,
  poolMetrics,
  queueMetrics,
  replicaMetrics,
  REQUESTS,
  RESERVATIONS,
} from '@firmlens/metrics';
import { connectForCommands, openQueueSet, type Queues } from '@firmlens/queues';
import type { RedisServers } from '@firmlens/redis';
import type { Logger, ServiceSettings, ShutdownStack } from '@firmlens/runtime';
import type { AppDeps } from '../app';
import { createQueueDashboard } from './queue-dashboard';
import { type OpsServer, startOpsServer } from './ops-server';

/** Opens what operators see of the API and registers it on the stack that closes it. */
export async function openOpsServer(
  settings: Pick<ServiceSettings, 'ops'> & { redis: RedisServers },
  {
    operatorDb,
    queues,
    replicaLagSeconds,
  }: Pick<AppDeps, 'operatorDb' | 'replicaLagSeconds'> & { queues: Queues },
  logger: Logger,
  stack: ShutdownStack,
): Promise<OpsServer> {
  // Long lists of jobs must not delay the dispatcher.
  const connection = await stack.open(
    'connection of the queue dashboard',
    () => connectForCommands(settings.redis),
    (opened) => opened.disconnect(),
  );
  const dashboardQueues = await stack.open(
    'queues of the dashboard',
    () => openQueueSet(connection),
    (opened) => opened.close(),
  );
  const metrics = exportMetrics([
    REQUESTS,
    RESERVATIONS,
    queueMetrics(queues),
    poolMetrics(poolUse),
    LAGGING_READS,
    replicaMetrics(replicaLagSeconds),
  ]);
  const dashboard = createQueueDashboard({
    queues: dashboardQueues,
    db: operatorDb,
    allowsActions: settings.ops.actions,
  });
  return stack.open(
    'server of operators',
    () => startOpsServer({ settings: settings.ops, metrics, dashboard, logger }),
    (opened) => opened.close(),
  );
}
