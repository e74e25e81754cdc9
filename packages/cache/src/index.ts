export { type AdmissionOutcome, type AdmissionRequest, type Cache, type Counted, openCache } from './cache';
export { openHostGate, type OpenHostGate } from './host-gate';
