import { MODULES } from '@firmlens/contract';
import { type TSchema, Type } from '@sinclair/typebox';

/** Parts that the schemas of several routes share. */
export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
export const id = Type.Integer({ minimum: 1 });
/** ISO 8601, UTC. */
export const time = Type.String({ format: 'date-time' });
export const nothing = Type.Object({});

export const role = Type.Union([Type.Literal('viewer'), Type.Literal('developer'), Type.Literal('owner')]);
export const email = Type.String({ format: 'email', maxLength: 254 });
export const password = Type.String({ minLength: 1, maxLength: 1_024 });
/** A code of an authenticator app, or a recovery code, as typed. */
export const code = Type.String({ minLength: 1, maxLength: 100 });
export const personName = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' });

const idText = Type.String({ pattern: '^[1-9]\\d{0,9}$' });
/** The first of the keys that replaced one another; 0 for what people do in the panel. */
export const keySeries = Type.Integer({ minimum: 0 });

/** An id in a path. */
export const idParam = <Name extends string>(name: Name) =>
  Type.Object({ [name]: idText } as Record<Name, typeof idText>);
/** A day of the UTC calendar. */
export const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
/** One of these texts. */
export const oneOf = <const Texts extends readonly string[]>(texts: Texts) =>
  Type.Unsafe<Texts[number]>(Type.Union(texts.map((text) => Type.Literal(text))));
/** Modules of an enrichment, each once. */
export const modules = Type.Array(oneOf(MODULES), { maxItems: MODULES.length, uniqueItems: true });
/** Chosen anew for each order, so that the same form sent again orders nothing. */
export const orderId = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
/** The id that a page of a list ends before; absent for the first page. */
export const pageParam = Type.Object({ before: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,17}$' })) });
