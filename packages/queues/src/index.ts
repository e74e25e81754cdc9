export { connectForCommands } from './connection';
export { createDispatcher, type Dispatcher } from './dispatcher';
export {
  QUARANTINE_QUEUE,
  type AttemptJob,
  type CollectJob,
  collectJobId,
  ENRICHMENT_QUEUE,
  ENRICHMENT_ATTEMPTS,
  type ModuleJob,
  moduleJobId,
  type QueueName,
} from './jobs';
export { openQueues, type Queues } from './producers';
export {
  type JobContext,
  type RunningWorker,
  startQuarantineWorker,
  startEnrichmentWorker,
  startWebhookWorker,
} from './workers';
