import { type SchemaOptions, type TSchema, Type } from '@sinclair/typebox';

/** Schemas that responses consist of. */
export const nullable = <S extends TSchema>(schema: S, options?: SchemaOptions) =>
  Type.Union([schema, Type.Null()], options);
export const dateTime = (options?: SchemaOptions) => Type.String({ format: 'date-time', ...options });
export const oneOf = <T extends string>(values: readonly T[], options?: SchemaOptions) =>
  Type.Unsafe<T>(Type.String({ enum: [...values], ...options }));
/** A whole number of at least 0. */
export const count = (description: string) => Type.Integer({ minimum: 0, description });
export const success = Type.Literal(true, { description: 'Always true: the request succeeded.' });
