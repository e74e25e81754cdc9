import type { ServiceSettings } from '@firmlens/runtime';

/** What the webhook worker uses of the service's settings. */
export type WorkerSettings = Pick<
  ServiceSettings,
  'address' | 'database' | 'redis' | 'egress' | 'delivery' | 'secrets'
>;
