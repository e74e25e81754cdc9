import type { RedisServers } from '@firmlens/redis';
import type { ServiceSettings } from '@firmlens/runtime';

/** The part of the service's settings that the webhook worker uses. */
export type WorkerSettings = Pick<
  ServiceSettings,
  'address' | 'database' | 'egress' | 'delivery' | 'secrets'
> & { redis: RedisServers };
