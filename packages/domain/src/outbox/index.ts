export { dispatchOutbox, type Dispatch } from './dispatch-outbox';
export { outboxLag } from './outbox-lag';
