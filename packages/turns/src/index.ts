export { feedInChunks, iterateCooperatively, workFor } from './cooperative-work';
export { createTurnQueue, type TurnQueue } from './turn-queue';
