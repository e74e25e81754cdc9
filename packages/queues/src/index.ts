export { connectForCommands } from './connection';
export { createDispatcher, type Dispatcher } from './dispatcher';
export { type AttemptJob, type CollectJob, collectJobId, type ModuleJob, moduleJobId } from './jobs';
export { openQueues, type Queues } from './producers';
export { type JobTry, type RunningWorker, startEnrichmentWorker, startWebhookWorker } from './workers';
