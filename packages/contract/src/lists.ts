import { type Static, Type } from '@sinclair/typebox';
import { MODULES } from './modules';
import { count, dateTime, nullable, oneOf, success } from './schema';
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
  {
    $id: 'ListQuote',
    additionalProperties: false,
    description: 'What a list costs and why, before anything is spent.',
  },
);
export type ListQuote = Static<typeof ListQuoteSchema>;

export const ListProblemSchema = Type.Object(
  {
    line: Type.Integer({
      minimum: 1,
      description: 'The line of the CSV file, or the place in the JSON list.',
    }),
    input: Type.String({ description: 'What was sent, shortened.' }),
    status: oneOf(LIST_ENTRY_STATUSES, { description: 'The state in which the line begins.' }),
    reason: Type.String({ description: 'Why, in words.' }),
    first_line: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Of a duplicate: the line that counts.' }),
    ),
    candidates: Type.Optional(
      Type.Array(
        Type.Object(
          {
            domain: Type.String({ description: 'The registrable domain of the company.' }),
            name: Type.String({ description: 'The name on file.' }),
            country_code: nullable(Type.String(), {
              description: 'The country of the company by its ISO 3166-1 alpha-2 code, if known.',
            }),
          },
          { additionalProperties: false },
        ),
        { description: 'Of a name that is not resolved: companies on file that it may mean.' },
      ),
    ),
  },
  { $id: 'ListProblem', additionalProperties: false, description: 'A line that is not enriched, and why.' },
);
export type ListProblem = Static<typeof ListProblemSchema>;

const listFields = {
  list_id: Type.String({ description: 'The ID of the list.' }),
  status: oneOf(LIST_STATUSES, {
    description:
      '`running` and `paused` can still change into each other; `cancelling` ends what runs and begins nothing; `completed` and `cancelled` are final.',
  }),
  reason: nullable(oneOf(LIST_REASONS), {
    description: 'Why it is paused, or what a running list waits for; null otherwise.',
  }),
  modules: Type.Array(oneOf(MODULES), { description: 'The modules of every entry, beside the base.' }),
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
      max_credits: nullable(Type.Integer({ minimum: 0 }), { description: 'The limit; null for none.' }),
    },
    { additionalProperties: false, description: 'What the list costs, in credits.' },
  ),
  notify: oneOf(LIST_NOTICES, {
    description: 'Whether the webhook is called at the end of the list, or also of each enrichment.',
  }),
  webhook_url: nullable(Type.String(), { description: 'The URL that is called; null for none.' }),
  created_at: dateTime({ description: 'When the list was created.' }),
  ended_at: nullable(dateTime(), { description: 'When it ended; null before.' }),
  status_endpoint: Type.String({ format: 'uri', description: 'The URL of this object.' }),
  results_endpoint: Type.String({ format: 'uri', description: 'The URL of the results.' }),
  events_endpoint: Type.String({ format: 'uri', description: 'The URL of the server-sent events.' }),
};

/** A list and its progress. */
export const ListSchema = Type.Object(listFields, {
  $id: 'List',
  additionalProperties: false,
  description: 'A list and its progress.',
});
export type ListBody = Static<typeof ListSchema>;
const listRef = Type.Unsafe<ListBody>(Type.Ref('List'));

export const ListResponseSchema = Type.Object(
  { success, data: listRef },
  { $id: 'ListResponse', additionalProperties: false, description: 'A list.' },
);
export type ListResponse = Static<typeof ListResponseSchema>;

export const ListsResponseSchema = Type.Object(
  {
    success,
    data: Type.Object(
      {
        lists: Type.Array(listRef, { description: 'The lists, newest first.' }),
        next: nullable(Type.String(), { description: '`before` of the next page; null on the last one.' }),
      },
      { description: 'A page of lists.' },
    ),
  },
  { $id: 'ListsResponse', additionalProperties: false, description: 'A page of lists.' },
);
export type ListsResponse = Static<typeof ListsResponseSchema>;

const quoted = {
  success,
  quote: Type.Unsafe<ListQuote>(Type.Ref('ListQuote')),
  problems: Type.Array(ListProblemSchema, {
    description: 'Every line that cannot be read or enriched, and why.',
  }),
};

export const ListQuoteResponseSchema = Type.Object(
  { ...quoted, dry_run: Type.Literal(true, { description: 'Always true: nothing was stored or charged.' }) },
  { $id: 'ListQuoteResponse', additionalProperties: false, description: 'What a list would cost.' },
);
export type ListQuoteResponse = Static<typeof ListQuoteResponseSchema>;

export const ListCreatedResponseSchema = Type.Object(
  { ...quoted, data: listRef },
  {
    $id: 'ListCreatedResponse',
    additionalProperties: false,
    description: 'A list that has begun, and what it will cost.',
  },
);
export type ListCreatedResponse = Static<typeof ListCreatedResponseSchema>;

/** Body of `POST /lists` as JSON: domains, or names with a country. */
export const ListRequestSchema = Type.Array(
  Type.Union([
    Type.String({ description: 'A domain in any form that `/company/{domain}` accepts.' }),
    Type.Object(
      {
        domain: Type.Optional(
          Type.String({ description: 'A domain in any form that `/company/{domain}` accepts.' }),
        ),
        name: Type.Optional(
          Type.String({ description: 'The name of a company on file, if its domain is not known.' }),
        ),
        country: Type.Optional(Type.String({ description: 'ISO 3166-1 alpha-2, for a name.' })),
      },
      { additionalProperties: true },
    ),
  ]),
  {
    $id: 'ListRequest',
    minItems: 1,
    maxItems: MAX_LIST_ENTRIES,
    description: 'The entries: domains, or names with a country.',
  },
);

/** The URLs of a list. */
export const listUrl = (baseUrl: string, listId: string): string => `${baseUrl}/lists/${listId}`;
export const listResultsUrl = (baseUrl: string, listId: string): string =>
  `${listUrl(baseUrl, listId)}/results`;
