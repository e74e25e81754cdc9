export { feedInChunks, iterateCooperatively, workFor } from './cooperative-work';
export { createTurns } from './event-loop-turns';
export { createFairQueue } from './fair-queue';
