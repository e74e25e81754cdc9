export { type AdmissionOutcome, type AdmissionRequest, type Cache, type Counted, openCache } from './cache';
