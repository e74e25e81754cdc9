import type { ServiceSettings } from '@firmlens/runtime';

/** What the enrichment worker uses of the service's settings. */
export type WorkerSettings = Pick<
  ServiceSettings,
  | 'database'
  | 'redis'
  | 'egress'
  | 'crawler'
  | 'sources'
  | 'languageModel'
  | 'enrichment'
  | 'freshness'
  | 'retention'
  | 'batch'
>;
