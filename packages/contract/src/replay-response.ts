import { type Static, Type } from '@sinclair/typebox';
import type { CompanyDataSchema } from './company-data';
import { DATA_MODULES } from './modules';
import { dateTime, oneOf } from './schema';

const ChangeSchema = Type.Object(
  {
    path: Type.String({
      description: 'The field: `company.employee_range`, or within a list `team.team_members[3].position`.',
    }),
    before: Type.Unknown({ description: 'Its value in the results of the batch; null if it had none.' }),
    after: Type.Unknown({ description: 'Its value now; null if it has none.' }),
  },
  { $id: 'Change', description: 'A value that differs.', additionalProperties: false },
);

/** 200 of `POST /enrichment/{batch_id}/replay`. */
export const ReplayResponseSchema = Type.Object(
  {
    success: Type.Literal(true, { description: 'The modules were built.' }),
    batch_id: Type.String({ description: 'The batch.' }),
    domain: Type.String({ description: 'The company.' }),
    completed_at: Type.Unsafe<string>({
      ...dateTime(),
      description: 'When the batch completed. Ages and dates are as of then.',
    }),
    data: Type.Unsafe<Static<typeof CompanyDataSchema>>(
      Type.Ref('CompanyData', { description: 'The modules as the rules of today build them.' }),
    ),
    changes: Type.Array(Type.Unsafe<Static<typeof ChangeSchema>>(ChangeSchema), {
      description: 'Every field that differs from the results of the batch, in the order of the data.',
    }),
    applied: Type.Array(oneOf(DATA_MODULES), {
      description:
        'The modules of which this batch is the latest: what is on file about the company is now `data`.',
    }),
    credits_used: Type.Literal(0, { description: 'A replay is free.' }),
  },
  {
    $id: 'Replay',
    description: 'Modules that were built again, and what differs.',
    additionalProperties: false,
  },
);
export type ReplayResponse<Data> = Omit<Static<typeof ReplayResponseSchema>, 'data'> & { data: Data };
