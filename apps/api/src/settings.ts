import type { RedisServers } from '@firmlens/redis';
import type { ServiceSettings } from '@firmlens/runtime';

/** The service settings that the API uses. */
export type ApiSettings = Pick<
  ServiceSettings,
  | 'address'
  | 'request'
  | 'database'
  | 'replica'
  | 'egress'
  | 'freshness'
  | 'batch'
  | 'mail'
  | 'demo'
  | 'secrets'
  | 'evidence'
  | 'retention'
  | 'webhookUrl'
  | 'delivery'
> & { redis: RedisServers };
