import { type Static, Type } from '@sinclair/typebox';
import { HIGHLIGHT_TYPES } from './company-data';
import type { CompanyFilters } from './company-filters';
import { ListProblemSchema } from './lists';
import { MODULES } from './modules';
import { dateTime, nullable, oneOf } from './schema';
import { LIST_STATUSES, WATCH_FREQUENCIES, WATCH_REASONS, WATCH_STATUSES } from './states';
import { TOLD_SIGNAL_EXAMPLE, toldSignalFields } from './told-signal';

/** The URLs of a watch. */
export const watchUrl = (baseUrl: string, watchId: string): string => `${baseUrl}/watches/${watchId}`;
export const watchSignalsUrl = (baseUrl: string, watchId: string): string =>
  `${watchUrl(baseUrl, watchId)}/signals`;

/** The most companies of a watch. */
export const MAX_WATCHED_DOMAINS = 500;
/** The most companies that are counted when a watch searches. */
export const MAX_COUNTED_MATCHES = 10_000;

const count = (description: string) => Type.Integer({ minimum: 0, description });
const text = (description: string) => Type.String({ description });
const moment = (description: string) => Type.String({ format: 'date-time', description });
const success = { success: Type.Literal(true, { description: 'Always true.' }) };

const LookSchema = Type.Object(
  {
    look_id: text('The list of its enrichments: `GET /lists/{list_id}/results` has the data.'),
    status: oneOf(LIST_STATUSES, { description: 'As of a list.' }),
    began_at: moment('When it began.'),
    ended_at: nullable(dateTime(), { description: 'When it ended; null until then.' }),
    counts: Type.Record(Type.String(), count('Companies in this state.'), {
      description: 'The number of companies in each state that occurs, as of a list.',
    }),
    credits_spent: count('What it cost so far, with its search, without refunds.'),
    credits_refunded: count('What was refunded.'),
  },
  {
    $id: 'WatchLook',
    description: 'One time at which a watch enriched its companies.',
    additionalProperties: false,
  },
);

const filtersRef = Type.Unsafe<CompanyFilters>(Type.Ref('CompanyFilters'));

const WatchSearchSchema = Type.Object(
  {
    filters: filtersRef,
    companies_matching: nullable(Type.Integer({ minimum: 0, maximum: MAX_COUNTED_MATCHES }), {
      description: `How many companies matched at the last look: \`companies\` of them are watched, the first of the search. ${MAX_COUNTED_MATCHES} stands for that many or more. Null until the first look.`,
    }),
    searched_at: nullable(dateTime(), { description: 'When that was; null until the first look.' }),
  },
  {
    $id: 'WatchSearch',
    description: 'The search that finds the companies of a watch, again at each look.',
    additionalProperties: false,
  },
);

/** A watch and how far it has got. */
export const WatchSchema = Type.Object(
  {
    watch_id: text('Its id.'),
    status: oneOf(WATCH_STATUSES, { description: 'A paused watch enriches and tells nothing.' }),
    reason: nullable(oneOf(WATCH_REASONS), {
      description:
        'Why it is paused; null otherwise. After `max_credits_reached` it goes on by itself at `next_look_at`, after the others when it is resumed.',
    }),
    companies: count('Its companies. One that opts out leaves it, and one that its search no longer finds.'),
    search: nullable(WatchSearchSchema, {
      description: 'What finds its companies; null if they were named.',
    }),
    types: Type.Array(oneOf(HIGHLIGHT_TYPES), { description: 'The types of signals that are told.' }),
    include_rumours: Type.Boolean({ description: 'Whether rumours are told.' }),
    modules: Type.Array(oneOf(MODULES), { description: 'What is enriched beside the base.' }),
    frequency: oneOf(WATCH_FREQUENCIES, { description: 'How long after a look the next one begins.' }),
    credits: Type.Object(
      {
        price_each: count('For each company that is enriched.'),
        price_per_look: count('For a look that enriches every company, with its search.'),
        spent_this_month: count('Of the looks that began in this calendar month (UTC), without refunds.'),
        max_per_month: count('The limit that was sent.'),
      },
      { additionalProperties: false, description: 'What it costs.' },
    ),
    signals_told: count('The signals that it has told.'),
    webhook_url: nullable(Type.String(), { description: 'Where they are told; null for no events.' }),
    created_at: moment('When it was created.'),
    look_id: nullable(Type.String(), { description: 'The look that has not ended; null for none.' }),
    next_look_at: nullable(dateTime(), {
      description: 'When the next look begins; null while one runs, and if it waits to be resumed.',
    }),
    status_endpoint: Type.String({ format: 'uri', description: 'The URL of the watch.' }),
    signals_endpoint: Type.String({ format: 'uri', description: 'The URL of what it told.' }),
    domains: Type.Optional(
      Type.Array(Type.String(), { description: 'Its companies, in alphabetical order. Not in pages.' }),
    ),
    looks: Type.Optional(
      Type.Array(LookSchema, { description: 'The latest looks, newest first. Not in pages.' }),
    ),
  },
  { $id: 'Watch', description: 'A watch.', additionalProperties: false },
);
export type WatchBody = Static<typeof WatchSchema>;

const watchRef = Type.Unsafe<WatchBody>(Type.Ref('Watch'));

const BASE_URL = 'https://firmlens.example/api/v1';
const WATCH_ID = TOLD_SIGNAL_EXAMPLE.watch_id;
const PAGED_WATCH_EXAMPLE: WatchBody = {
  watch_id: WATCH_ID,
  status: 'active',
  reason: null,
  companies: 2,
  search: null,
  types: ['funding', 'expansion', 'leadership'],
  include_rumours: false,
  modules: ['signals'],
  frequency: 'weekly',
  credits: { price_each: 26, price_per_look: 52, spent_this_month: 52, max_per_month: 500 },
  signals_told: 1,
  webhook_url: 'https://hooks.lumenfold.example/firmlens',
  created_at: '2026-11-14T08:58:00.000Z',
  look_id: null,
  next_look_at: '2026-11-28T09:00:30.000Z',
  status_endpoint: watchUrl(BASE_URL, WATCH_ID),
  signals_endpoint: watchSignalsUrl(BASE_URL, WATCH_ID),
};
const WATCH_EXAMPLE: WatchBody = {
  ...PAGED_WATCH_EXAMPLE,
  domains: ['gridwatt.example', 'lumenfold.example'],
  looks: [
    {
      look_id: 'list_01M8CVPF9P3JZXA8W2F0V6QK4T',
      status: 'completed',
      began_at: '2026-11-21T08:58:30.000Z',
      ended_at: '2026-11-21T09:00:30.000Z',
      counts: { completed: 2 },
      credits_spent: 52,
      credits_refunded: 0,
    },
  ],
};
const SUCCESS = { success: true } as const;
const SEARCHING_WATCH_EXAMPLE: WatchBody = {
  ...WATCH_EXAMPLE,
  search: {
    filters: { query: 'energy', countries: ['GB'] },
    companies_matching: 2,
    searched_at: '2026-11-21T08:58:30.000Z',
  },
  credits: { price_each: 26, price_per_look: 54, spent_this_month: 54, max_per_month: 500 },
  looks: WATCH_EXAMPLE.looks?.map((look) => ({ ...look, credits_spent: 54 })) ?? [],
};

export const WatchResponseSchema = Type.Object(
  { ...success, data: watchRef },
  {
    $id: 'WatchResponse',
    description: 'A watch.',
    additionalProperties: false,
    examples: [{ ...SUCCESS, data: SEARCHING_WATCH_EXAMPLE }],
  },
);
export type WatchResponse = Static<typeof WatchResponseSchema>;

export const WatchCreatedResponseSchema = Type.Object(
  {
    ...success,
    data: watchRef,
    problems: Type.Array(ListProblemSchema, {
      description: 'The domains that are not watched, and why. `line` is the place in `domains`.',
    }),
  },
  {
    $id: 'WatchCreatedResponse',
    description: 'A new watch, and the companies that could not be taken.',
    additionalProperties: false,
    examples: [{ ...SUCCESS, data: WATCH_EXAMPLE, problems: [] }],
  },
);
export type WatchCreatedResponse = Static<typeof WatchCreatedResponseSchema>;

export const WatchDeletedResponseSchema = Type.Object(
  { ...success, message: text('That it is deleted, in words.') },
  {
    $id: 'WatchDeletedResponse',
    description: 'The watch is deleted.',
    additionalProperties: false,
    examples: [{ ...SUCCESS, message: 'The watch is deleted, with what it told.' }],
  },
);
export type WatchDeletedResponse = Static<typeof WatchDeletedResponseSchema>;

export const WatchesResponseSchema = Type.Object(
  {
    ...success,
    data: Type.Object(
      {
        watches: Type.Array(watchRef, { description: 'Newest first.' }),
        next: nullable(Type.String(), { description: '`before` of the next page; null on the last one.' }),
      },
      { description: 'The page.' },
    ),
  },
  {
    $id: 'WatchesResponse',
    description: 'A page of watches.',
    additionalProperties: false,
    examples: [{ ...SUCCESS, data: { watches: [PAGED_WATCH_EXAMPLE], next: null } }],
  },
);
export type WatchesResponse = Static<typeof WatchesResponseSchema>;

export const WatchSignalsResponseSchema = Type.Object(
  {
    ...success,
    data: Type.Object(
      {
        signals: Type.Array(
          Type.Object(toldSignalFields, {
            additionalProperties: false,
            description: 'A signal that was told.',
          }),
          { description: 'In the order in which they were told.' },
        ),
        next: nullable(Type.String(), { description: '`after` of the next page; null on the last one.' }),
      },
      { description: 'The page.' },
    ),
  },
  {
    $id: 'WatchSignalsResponse',
    description: 'A page of signals that a watch told.',
    additionalProperties: false,
    examples: [{ ...SUCCESS, data: { signals: [TOLD_SIGNAL_EXAMPLE], next: null } }],
  },
);
export type WatchSignalsResponse = Static<typeof WatchSignalsResponseSchema>;

/** Body of `POST /watches`. */
export const WatchRequestSchema = Type.Object(
  {
    domains: Type.Optional(
      Type.Array(Type.String(), {
        minItems: 1,
        maxItems: MAX_WATCHED_DOMAINS,
        description:
          'The companies: domains in any form that `/company/{domain}` accepts. Either these or `search`.',
      }),
    ),
    search: Type.Optional(filtersRef),
    frequency: oneOf(WATCH_FREQUENCIES, {
      description: 'A look begins this long after the last one has ended. The first begins at once.',
    }),
    max_credits_per_month: Type.Integer({
      minimum: 0,
      description:
        'The watch pays for no enrichment and no search with which its looks of a calendar month (UTC) would cost more. At least the price of one company, and of a page with `search`.',
    }),
    types: Type.Optional(
      Type.Array(oneOf(HIGHLIGHT_TYPES), {
        minItems: 1,
        description: 'The types of signals to tell. All if omitted.',
      }),
    ),
    modules: Type.Optional(
      Type.Array(oneOf(MODULES), {
        description: 'What to enrich beside the base. `signals` is always among them.',
      }),
    ),
    include_rumours: Type.Optional(
      Type.Boolean({
        description: 'Whether to tell rumours; false if omitted. They are told once confirmed otherwise.',
      }),
    ),
  },
  {
    $id: 'WatchRequest',
    description: 'What to watch, how often, and what it may cost.',
    additionalProperties: false,
    examples: [{ domains: ['lumenfold.example'], frequency: 'weekly', max_credits_per_month: 200 }],
  },
);
export type WatchRequest = Static<typeof WatchRequestSchema>;
