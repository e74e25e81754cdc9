import {
  HIGHLIGHT_TYPES,
  type ListProblem,
  MAX_WATCHED_DOMAINS,
  WATCH_FREQUENCIES,
  type WatchBody,
} from '@firmlens/contract';
import { type Static, Type } from '@sinclair/typebox';
import { modules, nothing, nullable, oneOf, orderId, time } from '../parts';
import type { Route } from '../route';
import { signal } from './explore';

const watchId = Type.String({ pattern: '^watch_[0-9A-HJKMNP-TV-Z]{26}$' });
const watchParam = Type.Object({ watch_id: watchId });

/** A watch as the published API shows it. */
export type WatchView = WatchBody;
const watch = Type.Unsafe<WatchView>({ type: 'object' });

const toldSignal = Type.Composite([signal, Type.Object({ told_at: time })]);
export type ToldSignal = Static<typeof toldSignal>;

/** Watches, which enrich their companies again and again, and tell what is new. */
export const WATCH_ROUTES = {
  'GET /watches': {
    summary: 'The watches that people and programs started, newest first, fifty at a time',
    access: 'viewer',
    params: Type.Object({ before: Type.Optional(watchId) }),
    response: Type.Object({ watches: Type.Array(watch), next: nullable(Type.String()) }),
  },
  'POST /watches': {
    summary: 'Start a watch, whose first look begins at once',
    access: 'developer',
    body: Type.Object({
      order_id: orderId,
      domains: Type.Array(Type.String({ minLength: 1, maxLength: 1_000 }), {
        minItems: 1,
        maxItems: MAX_WATCHED_DOMAINS,
      }),
      frequency: oneOf(WATCH_FREQUENCIES),
      types: Type.Array(oneOf(HIGHLIGHT_TYPES), { minItems: 1 }),
      modules,
      include_rumours: Type.Boolean(),
      max_credits_per_month: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
    }),
    response: Type.Object({
      watch_id: Type.String(),
      companies: Type.Integer(),
      /** The domains that are not watched, and why. */
      problems: Type.Array(Type.Unsafe<ListProblem>({ type: 'object' })),
    }),
  },
  'GET /watches/:watch_id': {
    summary: 'A watch with its companies and its latest looks',
    access: 'viewer',
    params: watchParam,
    response: watch,
  },
  'GET /watches/:watch_id/signals': {
    summary: 'What a watch told, newest first, twenty at a time',
    access: 'viewer',
    params: Type.Object({
      watch_id: watchId,
      before: Type.Optional(Type.String({ pattern: '^signal_[0-7][0-9a-f]{15}$' })),
    }),
    response: Type.Object({ signals: Type.Array(toldSignal), next: nullable(Type.String()) }),
  },
  'POST /watches/:watch_id/pause': {
    summary: 'Let a watch enrich and tell nothing until it is resumed',
    access: 'developer',
    params: watchParam,
    response: nothing,
  },
  'POST /watches/:watch_id/resume': {
    summary: 'Let a watch go on',
    access: 'developer',
    params: watchParam,
    response: nothing,
  },
  'DELETE /watches/:watch_id': {
    summary: 'Delete a watch with what it told',
    access: 'developer',
    params: watchParam,
    response: nothing,
  },
} as const satisfies Record<string, Route>;
