export { connectForCommands } from './connection';
export { createDispatcher, type Dispatcher } from './dispatcher';
export {
  ALONE_QUEUE,
  type AttemptJob,
  type CollectJob,
  collectJobId,
  ENRICHMENT_QUEUE,
  ENRICHMENT_TRIES,
  type ModuleJob,
  moduleJobId,
  type QueueName,
} from './jobs';
export { openQueues, type Queues } from './producers';
export {
  type JobTry,
  type RunningWorker,
  startAloneWorker,
  startEnrichmentWorker,
  startWebhookWorker,
} from './workers';
