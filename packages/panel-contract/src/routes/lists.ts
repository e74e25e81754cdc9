import {
  LIST_ENTRY_STATUSES,
  type ListBody,
  type ListProblem,
  type ListQuote,
  MAX_LIST_BYTES,
} from '@firmlens/contract';
import { type Static, Type } from '@sinclair/typebox';
import { id, modules, nothing, nullable, oneOf, orderId } from '../parts';
import type { Route } from '../route';

const listId = Type.String({ pattern: '^list_[0-9A-HJKMNP-TV-Z]{26}$' });
const listParam = Type.Object({ list_id: listId });

/** A list as the published API shows it, with the watch that it is a look of. */
export type ListView = ListBody & { watch_id: string | null };
const list = Type.Unsafe<ListView>({ type: 'object' });

/** JSON writes line breaks and quotes of the text as two bytes. */
const MAX_BODY_BYTES = 2 * MAX_LIST_BYTES;

/** What a list consists of: a text in CSV, as the published API takes it. */
const content = { text: Type.String({ minLength: 1 }), modules };

/** Parts of a list's entries that can be shown alone. */
const ENTRY_GROUPS = ['with_data', 'without_data', 'open'] as const;
export type EntryGroup = (typeof ENTRY_GROUPS)[number];

const entry = Type.Object({
  /** Its place in the list. */
  position: id,
  line: id,
  /** As it was sent. */
  input: Type.String(),
  domain: nullable(Type.String()),
  /** The company's name in the entry's data. */
  name: nullable(Type.String()),
  status: oneOf(LIST_ENTRY_STATUSES),
  reason: nullable(Type.String()),
  /** Companies that a name may mean. */
  candidates: Type.Array(Type.Object({ domain: Type.String(), name: Type.String() })),
  batch_id: nullable(Type.String()),
  credits_used: Type.Integer({ minimum: 0 }),
});
export type ListEntry = Static<typeof entry>;

/** Lists of companies, which are enriched entry by entry. */
export const LIST_ROUTES = {
  'GET /lists': {
    summary: 'The lists that people and programs sent, newest first, fifty at a time',
    access: 'viewer',
    params: Type.Object({ before: Type.Optional(listId) }),
    response: Type.Object({ lists: Type.Array(list), next: nullable(Type.String()) }),
  },
  'POST /lists/quote': {
    summary: 'What a list would cost, and which lines are not enriched. Stores and charges nothing',
    access: 'developer',
    body: Type.Object(content),
    maxBytes: MAX_BODY_BYTES,
    response: Type.Object({
      quote: Type.Unsafe<ListQuote>({ type: 'object' }),
      /** The first of them. */
      problems: Type.Array(Type.Unsafe<ListProblem>({ type: 'object' })),
      problems_omitted: Type.Integer({ minimum: 0 }),
    }),
  },
  'POST /lists': {
    summary: 'Start a list, which begins no enrichment with which it would cost more than this',
    access: 'developer',
    body: Type.Object({
      ...content,
      order_id: orderId,
      max_credits: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
    }),
    maxBytes: MAX_BODY_BYTES,
    response: Type.Object({ list_id: Type.String() }),
  },
  'GET /lists/:list_id': {
    summary: 'A list and its progress',
    access: 'viewer',
    params: listParam,
    response: list,
  },
  'GET /lists/:list_id/entries': {
    summary: 'The entries of a list in their order, fifty at a time; of these groups or all',
    access: 'viewer',
    params: Type.Object({
      list_id: listId,
      group: Type.Optional(oneOf(ENTRY_GROUPS)),
      after: Type.Optional(Type.String({ pattern: '^\\d{1,6}$' })),
    }),
    response: Type.Object({ entries: Type.Array(entry), next: nullable(Type.String()) }),
  },
  'GET /lists/:list_id/results.csv': {
    summary: 'The results of a list as the published API returns them in CSV',
    access: 'viewer',
    params: listParam,
    fileType: 'text/csv; charset=utf-8',
    response: Type.String(),
  },
  'GET /lists/:list_id/results.jsonl': {
    summary: 'The results of a list as the published API returns them in JSON lines',
    access: 'viewer',
    params: listParam,
    fileType: 'application/x-ndjson',
    response: Type.String(),
  },
  'POST /lists/:list_id/pause': {
    summary: 'Let no further entry of a list begin',
    access: 'developer',
    params: listParam,
    response: nothing,
  },
  'POST /lists/:list_id/resume': {
    summary: 'Let the entries of a list begin again',
    access: 'developer',
    params: listParam,
    response: nothing,
  },
  'POST /lists/:list_id/cancel': {
    summary: 'End a list: what has not begun never begins',
    access: 'developer',
    params: listParam,
    response: nothing,
  },
} as const satisfies Record<string, Route>;
