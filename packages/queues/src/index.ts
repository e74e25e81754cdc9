export { connectForCommands } from './connect';
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
  QUEUE_NAMES,
  type QueueName,
} from './jobs';
export { openQueueControl, type QueueControl, type QueueDepth } from './queue-control';
export { connectQueues, openQueues, type Queues } from './producers';
export { openQueueSet, type QueueSet } from './queue-set';
export { createReservationListener } from './reservation-listener';
export {
  type FailedJob,
  type JobContext,
  type RunningWorker,
  startQuarantineWorker,
  startEnrichmentWorker,
  startModuleWorker,
  startWebhookWorker,
} from './workers';
