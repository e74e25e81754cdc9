export { dispatchOutbox, type Dispatch } from './dispatch-outbox';
