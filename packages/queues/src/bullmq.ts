// What runs of BullMQ, apart from its types: an API without new batches never loads it.
export { Queue, UnrecoverableError, Worker } from 'bullmq';
