import type { ServiceSettings } from '@firmlens/runtime';

/** What the API uses of the service's settings. */
export type ApiSettings = Pick<
  ServiceSettings,
  'address' | 'request' | 'database' | 'redis' | 'egress' | 'freshness' | 'batch' | 'webhookUrl'
>;
