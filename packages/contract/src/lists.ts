import { type Static, Type } from '@sinclair/typebox';
import { MODULES } from './modules';
import { dateTime, nullable, oneOf } from './schema';
import { LIST_ENTRY_STATUSES, LIST_REASONS, LIST_STATUSES } from './states';

/** The most entries of a list. */
export const MAX_LIST_ENTRIES = 10_000;
/** The largest body of `POST /lists`, in bytes. */
export const MAX_LIST_BYTES = 2_097_152;
/** The longest name of a company, in characters. */
export const MAX_COMPANY_NAME_LENGTH = 200;

/** When the webhook of a list is called: at its end, or also at the end of each enrichment. */
export const LIST_NOTICES = ['end', 'each'] as const;
export type ListNotice = (typeof LIST_NOTICES)[number];

const count = (description: string) => Type.Integer({ minimum: 0, description });

/** What a list costs and why, before anything is spent. */
export const ListQuoteSchema = Type.Object(
  {
    entries: count('Entries without duplicates.'),
    to_enrich: count('Entries that will be enriched and charged.'),
    fresh: count('Entries whose data is on file and fresh: free.'),
    running: count(
      'Entries that are being enriched now. Free if their data is then fresh, charged otherwise.',
    ),
    cooldown: count('Entries that were enriched in vain a short time ago, and are not enriched again yet.'),
    unknown: count('Entries that no source covers.'),
    not_resolved: count('Names that no company, or more than one, on file has.'),
    invalid: count('Entries that cannot be read.'),
    duplicates: count('Lines left out because an earlier one is about the same company.'),
    price_each: count('Credits for each enrichment.'),
    price: count('Credits for all entries that will be enriched.'),
    price_at_most: count('The same if every entry that is running now has to be enriched again.'),
    max_credits: nullable(Type.Integer({ minimum: 0 }), {
      description: 'The limit that was sent; null for none.',
    }),
    credits_available: count('The balance.'),
  },
  { $id: 'ListQuote', additionalProperties: false },
);
export type ListQuote = Static<typeof ListQuoteSchema>;

export const ListProblemSchema = Type.Object(
  {
    line: Type.Integer({
      minimum: 1,
      description: 'The line of the CSV file, or the place in the JSON list.',
    }),
    input: Type.String({ description: 'What was sent, shortened.' }),
    status: oneOf(LIST_ENTRY_STATUSES),
    reason: Type.String(),
    first_line: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Of a duplicate: the line that counts.' }),
    ),
    candidates: Type.Optional(
      Type.Array(
        Type.Object(
          {
            domain: Type.String(),
            name: Type.String(),
            country_code: nullable(Type.String()),
          },
          { additionalProperties: false },
        ),
        { description: 'Of a name that is not resolved: companies on file that it may mean.' },
      ),
    ),
  },
  { $id: 'ListProblem', additionalProperties: false },
);
export type ListProblem = Static<typeof ListProblemSchema>;

const listFields = {
  list_id: Type.String(),
  status: oneOf(LIST_STATUSES),
  reason: nullable(oneOf(LIST_REASONS), {
    description: 'Why it is paused, or what a running list waits for; null otherwise.',
  }),
  modules: Type.Array(oneOf(MODULES)),
  entries: count('Entries without duplicates.'),
  duplicates: count('Lines left out because an earlier one is about the same company.'),
  counts: Type.Record(Type.String(), count('Entries in this state.'), {
    description: 'The number of entries in each state.',
  }),
  credits: Type.Object(
    {
      spent: count('Of enrichments that completed.'),
      reserved: count('Of enrichments that run.'),
      refunded: count('Of enrichments that failed or found nothing.'),
      estimate: count('What the list will have cost if every entry that waits is enriched and completes.'),
      price_each: count('For each enrichment.'),
      max_credits: nullable(Type.Integer({ minimum: 0 })),
    },
    { additionalProperties: false },
  ),
  notify: oneOf(LIST_NOTICES),
  webhook_url: nullable(Type.String()),
  created_at: dateTime(),
  ended_at: nullable(dateTime()),
  status_endpoint: Type.String({ format: 'uri' }),
  results_endpoint: Type.String({ format: 'uri' }),
  events_endpoint: Type.String({ format: 'uri' }),
};

/** A list and its progress. */
export const ListSchema = Type.Object(listFields, { $id: 'List', additionalProperties: false });
export type ListBody = Static<typeof ListSchema>;

const success = { success: Type.Literal(true) };

export const ListResponseSchema = Type.Object(
  { ...success, data: Type.Unsafe<ListBody>(Type.Ref('List')) },
  { $id: 'ListResponse', additionalProperties: false },
);
export type ListResponse = Static<typeof ListResponseSchema>;

export const ListsResponseSchema = Type.Object(
  {
    ...success,
    data: Type.Object({
      lists: Type.Array(Type.Unsafe<ListBody>(Type.Ref('List'))),
      next: nullable(Type.String(), { description: '`before` of the next page; null on the last one.' }),
    }),
  },
  { $id: 'ListsResponse', additionalProperties: false },
);
export type ListsResponse = Static<typeof ListsResponseSchema>;

const quoted = {
  ...success,
  quote: Type.Unsafe<ListQuote>(Type.Ref('ListQuote')),
  problems: Type.Array(ListProblemSchema, {
    description: 'Every line that is no entry to be enriched or read, and why.',
  }),
};

export const ListQuoteResponseSchema = Type.Object(
  { ...quoted, dry_run: Type.Literal(true) },
  { $id: 'ListQuoteResponse', additionalProperties: false },
);
export type ListQuoteResponse = Static<typeof ListQuoteResponseSchema>;

export const ListCreatedResponseSchema = Type.Object(
  { ...quoted, data: Type.Unsafe<ListBody>(Type.Ref('List')) },
  { $id: 'ListCreatedResponse', additionalProperties: false },
);
export type ListCreatedResponse = Static<typeof ListCreatedResponseSchema>;

/** Body of `POST /lists` as JSON: domains, or names with a country. */
export const ListRequestSchema = Type.Array(
  Type.Union([
    Type.String({ description: 'A domain in any form that `/company/{domain}` accepts.' }),
    Type.Object(
      {
        domain: Type.Optional(Type.String()),
        name: Type.Optional(
          Type.String({ description: 'The name of a company on file, if its domain is not known.' }),
        ),
        country: Type.Optional(Type.String({ description: 'ISO 3166-1 alpha-2, for a name.' })),
      },
      { additionalProperties: true },
    ),
  ]),
  { $id: 'ListRequest', minItems: 1, maxItems: MAX_LIST_ENTRIES },
);

/** The URLs of a list. */
export const listUrl = (baseUrl: string, listId: string): string => `${baseUrl}/lists/${listId}`;
export const listResultsUrl = (baseUrl: string, listId: string): string =>
  `${listUrl(baseUrl, listId)}/results`;
