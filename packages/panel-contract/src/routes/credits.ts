import { type Static, Type } from '@sinclair/typebox';
import { day, id, keySeries, nullable, oneOf, pageParam, time } from '../parts';
import type { Route } from '../route';

/** How far back use is shown. */
const USE_RANGES = ['30d', '90d', '12m'] as const;
/** What credits are spent on: the modules of enrichments, the base first, and agents' calls. */
const CREDIT_PURPOSES = [
  'company',
  'business',
  'technology',
  'funding',
  'team',
  'signals',
  'competitors',
  'agent_calls',
] as const;
/** What can change a balance. */
const ENTRY_KINDS = [
  'opening',
  'renewal',
  'upgrade',
  'purchase',
  'expire',
  'reserve',
  'settle',
  'refund',
  'charge',
] as const;

/** An amount for each of `periods`. */
const amounts = Type.Array(Type.Integer());

const credits = Type.Object({
  balance: Type.Integer(),
  used: Type.Integer(),
  credit_limit: Type.Integer(),
  total_purchased: Type.Integer(),
  renews_at: nullable(time),
  unit: oneOf(['day', 'month']),
  /** The first day of each day or month, oldest first, in UTC. */
  periods: Type.Array(day),
  /** The first day that is counted, if use before it was deleted. */
  counted_from: nullable(day),
  /** Net credits. The sums of `purposes` and `keys` are equal. */
  purposes: Type.Array(Type.Object({ purpose: oneOf(CREDIT_PURPOSES), credits: amounts })),
  /** By series of keys, with the latest one's name and its prefix, which is empty for the panel. Most credits first. */
  keys: Type.Array(
    Type.Object({
      series: keySeries,
      prefix: Type.String(),
      name: nullable(Type.String()),
      credits: amounts,
      requests: amounts,
    }),
  ),
});
export type Credits = Static<typeof credits>;

export const ledgerEntry = Type.Object({
  /** The entry's number in the account. */
  sequence: id,
  at: time,
  kind: oneOf(ENTRY_KINDS),
  amount: Type.Integer(),
  balance_after: Type.Integer(),
  period: Type.Integer(),
  batch: nullable(Type.Object({ batch_id: Type.String(), domain: Type.String() })),
});
export type LedgerEntry = Static<typeof ledgerEntry>;

/** An entry as its hash covers it. */
const chainLink = Type.Object({
  sequence: id,
  kind: Type.String(),
  amount: Type.Integer(),
  balance_after: Type.Integer(),
  period: Type.Integer(),
  reserved_period: nullable(Type.Integer()),
  batch_id: nullable(Type.String()),
  /** Microseconds since 1970. */
  written_at_micros: Type.Integer(),
  /** SHA-256 in hexadecimal. */
  hash: Type.String(),
});
export type ChainLink = Static<typeof chainLink>;

const chain = Type.Object({
  /** The last entry as the account has it. */
  head: Type.Object({ sequence: Type.Integer(), balance: Type.Integer(), hash: Type.String() }),
  /** A thousand at most, oldest first. */
  links: Type.Array(chainLink),
});
export type Chain = Static<typeof chain>;

export const CREDIT_ROUTES = {
  'GET /credits': {
    summary: 'Balance, and use by day or month, module and key',
    access: 'viewer',
    params: Type.Object({ range: Type.Optional(oneOf(USE_RANGES)) }),
    response: credits,
  },
  'GET /credits/ledger': {
    summary: 'The ledger, newest first, fifty entries at a time',
    access: 'viewer',
    params: pageParam,
    response: Type.Object({ entries: Type.Array(ledgerEntry), has_more: Type.Boolean() }),
  },
  'GET /credits/chain': {
    summary: 'The ledger in the form that is hashed, oldest first, after an entry',
    access: 'viewer',
    params: Type.Object({ after: Type.Optional(Type.String({ pattern: '^\\d{1,18}$' })) }),
    response: chain,
  },
  'GET /credits/ledger.csv': {
    summary: 'The ledger as a file, oldest first: everything, or the days from one to another',
    access: 'viewer',
    params: Type.Object({ from: Type.Optional(day), to: Type.Optional(day) }),
    fileType: 'text/csv; charset=utf-8',
    response: Type.String(),
  },
} as const satisfies Record<string, Route>;
