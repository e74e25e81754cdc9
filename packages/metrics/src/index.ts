export * from './batches';
export * from './connections';
export { countAttempt, DELIVERIES, postponedAttempts } from './deliveries';
export { type ExportedMetrics, exportMetrics } from './export-metrics';
export * from './jobs';
export * from './requests';
export * from './service-state';
export { reusedResponses, SOURCE_QUERIES, sourceHostMetrics, sourceSeconds } from './sources';
export type { Subject } from './subject';
