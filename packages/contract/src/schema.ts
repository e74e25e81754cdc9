import { type SchemaOptions, type TSchema, Type } from '@sinclair/typebox';

/** Schemas that responses consist of. */
export const nullable = <S extends TSchema>(schema: S, options?: SchemaOptions) =>
  Type.Union([schema, Type.Null()], options);
export const dateTime = () => Type.String({ format: 'date-time' });
export const oneOf = <T extends string>(values: readonly T[], options?: SchemaOptions) =>
  Type.Unsafe<T>(Type.String({ enum: [...values], ...options }));
