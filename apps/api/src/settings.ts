import type { ServiceSettings } from '@firmlens/runtime';

/** The service settings that the API uses. */
export type ApiSettings = Pick<
  ServiceSettings,
  | 'address'
  | 'request'
  | 'database'
  | 'replica'
  | 'redis'
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
>;
