import { type Static, Type } from '@sinclair/typebox';
import { email, id, idParam, nothing, nullable, personName, role, time } from '../../parts';
import type { Route } from '../../route';
import { apiKey } from '../keys';

const plan = Type.Union([
  Type.Literal('trial'),
  Type.Literal('starter'),
  Type.Literal('professional'),
  Type.Literal('business'),
  Type.Literal('enterprise'),
]);
export type Plan = Static<typeof plan>;
const status = Type.Union([
  Type.Literal('active'),
  Type.Literal('past_due'),
  Type.Literal('suspended'),
  Type.Literal('cancelled'),
]);
export type AccountStatus = Static<typeof status>;

/** The most that a limit or a purchase may be. */
export const MOST = 1_000_000_000;
const limit = Type.Integer({ minimum: 1, maximum: MOST });
const allowance = Type.Integer({ minimum: 0, maximum: MOST });

const listed = {
  account_id: id,
  /** Of the contact. */
  name: Type.String(),
  company_name: nullable(Type.String()),
  email: Type.String(),
  plan,
  status,
  balance: Type.Integer(),
  created_at: time,
};
const accountRow = Type.Object(listed);

const account = Type.Object({
  ...listed,
  used: Type.Integer(),
  credit_limit: Type.Integer(),
  total_purchased: Type.Integer(),
  /** Null for a trial. */
  renews_at: nullable(time),
  credits_per_month: Type.Integer(),
  rate_per_minute: Type.Integer(),
  rate_per_day: Type.Integer(),
  concurrent_limit: Type.Integer(),
  webhook_url: nullable(Type.String()),
  ledger: Type.Object({ period: Type.Integer(), sequence: Type.Integer(), hash: Type.String() }),
  keys: Type.Array(apiKey),
  people: Type.Array(
    Type.Object({
      user_id: id,
      email: Type.String(),
      name: Type.String(),
      role,
      last_seen_at: nullable(time),
    }),
  ),
  invitations: Type.Array(Type.Object({ email: Type.String(), role, expires_at: time })),
  batches_running: Type.Integer(),
  /** The oldest of them, at most fifty. */
  batches: Type.Array(
    Type.Object({
      batch_id: Type.String(),
      domain: Type.String(),
      status: Type.String(),
      requested_at: time,
    }),
  ),
  /** The last thirty days, oldest first; days in UTC. */
  daily: Type.Array(Type.Object({ date: Type.String(), credits: Type.Integer(), requests: Type.Integer() })),
});
export type OperatedAccount = Static<typeof account>;

export const OPERATOR_ACCOUNT_ROUTES = {
  'GET /operator/accounts': {
    summary: 'All accounts, newest first, fifty at a time',
    access: 'operator',
    params: Type.Object({
      before: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,9}$' })),
      /** Part of a name or an email address. */
      text: Type.Optional(Type.String({ maxLength: 255 })),
      plan: Type.Optional(plan),
      status: Type.Optional(status),
    }),
    response: Type.Object({ accounts: Type.Array(accountRow), has_more: Type.Boolean() }),
  },
  'POST /operator/accounts': {
    summary: 'Open an account; its first key and signing secret are shown once',
    access: 'operator',
    isSensitive: true,
    body: Type.Object({ name: personName, email, company_name: nullable(personName), plan }),
    response: Type.Object({ account_id: id, api_key: Type.String(), signing_secret: Type.String() }),
  },
  'GET /operator/accounts/:account_id': {
    summary: 'One account',
    access: 'operator',
    params: idParam('account_id'),
    response: account,
  },
  'PUT /operator/accounts/:account_id': {
    summary: 'Change plan, status or limits, at once; what is left out stays',
    access: 'operator',
    isSensitive: true,
    params: idParam('account_id'),
    body: Type.Object({
      plan: Type.Optional(plan),
      status: Type.Optional(status),
      credits_per_month: Type.Optional(allowance),
      rate_per_minute: Type.Optional(limit),
      rate_per_day: Type.Optional(limit),
      concurrent_limit: Type.Optional(limit),
    }),
    response: nothing,
  },
  'POST /operator/accounts/:account_id/renewals': {
    summary: 'Start a new credit period, unless the given one is over already',
    access: 'operator',
    isSensitive: true,
    params: idParam('account_id'),
    body: Type.Object({ period: id }),
    response: nothing,
  },
  'POST /operator/accounts/:account_id/purchases': {
    summary: 'Add purchased credits, once for each id of a purchase',
    access: 'operator',
    isSensitive: true,
    params: idParam('account_id'),
    body: Type.Object({ purchase_id: Type.String({ format: 'uuid' }), amount: limit }),
    response: nothing,
  },
  'POST /operator/accounts/:account_id/invitations': {
    summary: 'Invite an owner; the link is shown once',
    access: 'operator',
    isSensitive: true,
    params: idParam('account_id'),
    body: Type.Object({ email }),
    response: Type.Object({ link: Type.String(), expires_at: time }),
  },
} as const satisfies Record<string, Route>;
