import { Type } from '@sinclair/typebox';
import { id, nullable, time } from '../../parts';

/** What is known of something long that an operator started. */
export const task = {
  task_id: id,
  target: Type.String(),
  /** `lost`: its process ended before it was done. */
  status: Type.Union([
    Type.Literal('running'),
    Type.Literal('done'),
    Type.Literal('failed'),
    Type.Literal('lost'),
  ]),
  started_by: Type.String(),
  started_at: time,
  finished_at: nullable(time),
};
