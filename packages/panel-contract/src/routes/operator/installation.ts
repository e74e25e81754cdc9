import { type Static, Type } from '@sinclair/typebox';
import { AUDIT_ACTIONS, type AuditAction } from '../../audit-actions';
import { id, idParam, nothing, nullable, pageParam, time } from '../../parts';
import type { Route } from '../../route';
import { task } from './task';

const source = Type.Object({
  source: Type.String(),
  is_on: Type.Boolean(),
  /** The missing setting. */
  reason: nullable(Type.String()),
  /** Queries that were put off. */
  postponed: Type.Integer(),
  /** In the batches that ended last. */
  outcomes: Type.Object({
    found: Type.Integer(),
    nothing: Type.Integer(),
    not_asked: Type.Integer(),
    failed: Type.Integer(),
  }),
  asked_at: nullable(time),
  /** Why it failed last. */
  failure: nullable(Type.String()),
});
export type SourceState = Static<typeof source>;

const host = Type.Object({
  host: Type.String(),
  state: Type.Union([
    Type.Literal('closed'),
    Type.Literal('open'),
    Type.Literal('trial'),
    Type.Literal('paused'),
  ]),
  until: nullable(time),
  faults: Type.Integer(),
  waiting: Type.Integer(),
  in_flight: Type.Integer(),
  last_at: nullable(time),
});
export type SourceHost = Static<typeof host>;

const dataset = Type.Object({
  dataset_id: id,
  format: Type.String(),
  file: Type.String(),
  file_bytes: Type.Integer(),
  /** `interrupted`: it is not imported completely, and no import runs. */
  status: Type.Union([
    Type.Literal('importing'),
    Type.Literal('interrupted'),
    Type.Literal('active'),
    Type.Literal('replaced'),
  ]),
  /** Of the file's bytes, from 0 to 100. */
  percent: Type.Integer(),
  rows_read: Type.Integer(),
  rows_kept: Type.Integer(),
  rows_refused: Type.Integer(),
  refusals: Type.Array(
    Type.Object({
      reason: Type.String(),
      count: Type.Integer(),
      /** Whether the rows were stored without the part that is wrong. */
      is_kept: Type.Boolean(),
      first_lines: Type.Array(Type.Integer()),
    }),
  ),
  started_at: time,
  finished_at: nullable(time),
});
export type ImportedDataset = Static<typeof dataset>;

const violation = Type.Object({
  invariant: Type.String(),
  account_id: nullable(id),
  subject: Type.String(),
  fault: Type.String(),
});
export type Violation = Static<typeof violation>;
const counts = Type.Record(Type.String(), Type.Integer());

const verification = Type.Object({
  ...task,
  summary: nullable(
    Type.Object({
      accounts: Type.Integer(),
      entries: Type.Integer(),
      batches: Type.Integer(),
      counts,
      /** At most a hundred of each invariant. */
      broken: Type.Array(violation),
    }),
  ),
});
export type Verification = Static<typeof verification>;

/** What concerns no account: sources, files, the books as a whole, and what operators did. */
export const OPERATOR_INSTALLATION_ROUTES = {
  'GET /operator/sources': {
    summary: 'What state the sources and their hosts are in',
    access: 'operator',
    response: Type.Object({
      /** When a worker last said which sources it has; null if none ever did. */
      reported_at: nullable(time),
      counted_batches: Type.Integer(),
      sources: Type.Array(source),
      /** Null if Redis does not respond. */
      hosts: nullable(Type.Array(host)),
    }),
  },
  'GET /operator/datasets': {
    summary: 'Imported files, newest first',
    access: 'operator',
    response: Type.Object({ datasets: Type.Array(dataset) }),
  },
  'DELETE /operator/datasets/:dataset_id': {
    summary: 'Remove a file’s rows for good',
    access: 'operator',
    isSensitive: true,
    params: idParam('dataset_id'),
    response: nothing,
  },
  'GET /operator/ledger': {
    summary: 'The latest check of the invariants, and the latest full verifications',
    access: 'operator',
    response: Type.Object({
      /** Null before the first. */
      checked_at: nullable(time),
      counts,
      /** At most twenty of each invariant. */
      broken: Type.Array(violation),
      verifications: Type.Array(verification),
    }),
  },
  'POST /operator/ledger/verifications': {
    summary: 'Verify everything from the first entry, in the background',
    access: 'operator',
    isSensitive: true,
    response: nothing,
  },
  'GET /operator/log': {
    summary: 'What operators did in the panel and by command, newest first, fifty at a time',
    access: 'operator',
    params: pageParam,
    response: Type.Object({
      entries: Type.Array(
        Type.Object({
          entry_id: id,
          at: time,
          actor: Type.String(),
          action: Type.Unsafe<AuditAction>({ type: 'string', enum: AUDIT_ACTIONS }),
          account: nullable(Type.Object({ account_id: id, name: Type.String() })),
          target: nullable(Type.String()),
          address: nullable(Type.String()),
        }),
      ),
      has_more: Type.Boolean(),
    }),
  },
} as const satisfies Record<string, Route>;
