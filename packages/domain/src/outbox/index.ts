export { dispatchOutbox, type HandOver } from './dispatch-outbox';
