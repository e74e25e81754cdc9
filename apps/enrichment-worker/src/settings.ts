import type { RedisServers } from '@firmlens/redis';
import type { ServiceSettings } from '@firmlens/runtime';

/** The part of the service's settings that the enrichment worker uses. */
export type WorkerSettings = Pick<
  ServiceSettings,
  | 'database'
  | 'egress'
  | 'crawler'
  | 'sources'
  | 'languageModel'
  | 'enrichment'
  | 'evidence'
  | 'freshness'
  | 'retention'
  | 'batch'
> & { redis: RedisServers };
