export { connectForCommands } from './connection';
export { type DashboardQueues, openDashboardQueues } from './dashboard-queues';
export { createDispatcher, type Dispatcher } from './dispatcher';
export {
  QUARANTINE_QUEUE,
  type AttemptJob,
  type CollectJob,
  collectJobId,
  describeJobs,
  ENRICHMENT_QUEUE,
  MODULE_QUEUE,
  type ModuleJob,
  moduleJobId,
  type QueueName,
} from './jobs';
export { openQueueControl, QUEUE_NAMES, type QueueControl, type QueueDepth } from './queue-control';
export { connectQueues, openQueues, type Queues } from './producers';
export {
  type FailedJob,
  type JobContext,
  type RunningWorker,
  startQuarantineWorker,
  startEnrichmentWorker,
  startModuleWorker,
  startWebhookWorker,
} from './workers';
