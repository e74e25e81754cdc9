import { type TObject, type TProperties, type TSchema, Type } from '@sinclair/typebox';
import { nullable } from '../schema';

/** A data module. A field is null if no source provided it. */
export const dataModule = <P extends TProperties>(id: string, description: string, fields: P): TObject<P> =>
  Type.Object(fields, { $id: id, description });

export const text = (description: string) => nullable(Type.String(), { description });
export const integer = (description: string) => nullable(Type.Integer(), { description });
export const amount = (description: string) => nullable(Type.Number(), { description });
export const list = <S extends TSchema>(item: S, description: string) =>
  nullable(Type.Array(item), { description });
export const strings = (description: string) => list(Type.String(), description);
/** A calendar day, `YYYY-MM-DD`. */
export const day = (description: string) => nullable(Type.String({ format: 'date' }), { description });
