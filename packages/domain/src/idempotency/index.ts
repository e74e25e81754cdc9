export {
  deleteOldAnswers,
  findAnswer,
  type IdempotentAnswer,
  type IdempotentRequest,
  storeAnswer,
} from './idempotent-answers';
