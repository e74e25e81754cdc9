import { Type } from '@sinclair/typebox';
import { nothing, nullable, personName, time } from '../../parts';
import type { Route } from '../../route';
import { task } from './task';

const domain = Type.String({ minLength: 1, maxLength: 255 });

export const OPERATOR_OPT_OUT_ROUTES = {
  'GET /operator/opt-outs': {
    summary: 'Domains that are never enriched, in alphabetical order, a hundred at a time',
    access: 'operator',
    params: Type.Object({ after: Type.Optional(domain) }),
    response: Type.Object({
      domains: Type.Array(Type.Object({ domain: Type.String(), created_at: time })),
      has_more: Type.Boolean(),
    }),
  },
  'GET /operator/stored/:domain': {
    summary: 'What an opt-out of a domain would delete',
    access: 'operator',
    params: Type.Object({ domain }),
    response: Type.Object({
      /** The registrable domain. */
      domain: Type.String(),
      is_opted_out: Type.Boolean(),
      modules: Type.Integer(),
      signals: Type.Integer(),
      batches: Type.Integer(),
      responses: Type.Integer(),
      dataset_rows: Type.Integer(),
    }),
  },
  'POST /operator/opt-outs': {
    summary: 'Stop enriching a domain and delete what is stored about it',
    access: 'operator',
    isSensitive: true,
    body: Type.Object({ domain }),
    response: Type.Object({ domain: Type.String() }),
  },
  'DELETE /operator/opt-outs/:domain': {
    summary: 'Allow enriching a domain again',
    access: 'operator',
    isSensitive: true,
    params: Type.Object({ domain }),
    response: nothing,
  },
  'GET /operator/forgotten': {
    summary:
      'People who are left out, as hashes, newest first, a hundred at a time; and who is being removed',
    access: 'operator',
    params: Type.Object({ before: Type.Optional(Type.String({ maxLength: 400 })) }),
    response: Type.Object({
      people: Type.Array(
        Type.Object({
          /** Where a page ends. */
          cursor: Type.String(),
          name_hash: Type.String(),
          domain: nullable(Type.String()),
          created_at: time,
        }),
      ),
      has_more: Type.Boolean(),
      /** The latest, newest first. */
      tasks: Type.Array(Type.Object({ ...task, companies: nullable(Type.Array(Type.String())) })),
    }),
  },
  'POST /operator/forgotten': {
    summary: 'Leave a person out from now on, and remove what is stored about them in the background',
    access: 'operator',
    isSensitive: true,
    body: Type.Object({ name: personName, domain: nullable(domain) }),
    response: nothing,
  },
  'POST /operator/forgotten/allowed': {
    summary: 'Allow storing a person’s data again',
    access: 'operator',
    isSensitive: true,
    body: Type.Object({ name: personName, domain: nullable(domain) }),
    response: nothing,
  },
} as const satisfies Record<string, Route>;
