import { type Static, Type } from '@sinclair/typebox';
import { nullable, time } from '../parts';
import type { Route } from '../route';

const overview = Type.Object({
  plan: Type.String(),
  status: Type.String(),
  balance: Type.Integer(),
  used: Type.Integer(),
  credit_limit: Type.Integer(),
  renews_at: nullable(time),
  rate_per_minute: Type.Integer(),
  rate_per_day: Type.Integer(),
  concurrent_limit: Type.Integer(),
  batches_running: Type.Integer(),
  /**
   * The last thirty days, oldest first; days in UTC. Requests of keys, and what people started in the panel: searches
   * and enrichments.
   */
  daily: Type.Array(Type.Object({ date: Type.String(), credits: Type.Integer(), requests: Type.Integer() })),
});
export type Overview = Static<typeof overview>;

export const OVERVIEW_ROUTES = {
  'GET /overview': { summary: 'The account at a glance', access: 'viewer', response: overview },
} as const satisfies Record<string, Route>;
