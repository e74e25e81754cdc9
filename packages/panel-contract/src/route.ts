import type { Static, TObject, TSchema } from '@sinclair/typebox';

/** What a person may do in an account. Each role may do what those before it may. */
export const ROLES = ['viewer', 'developer', 'owner'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Who may call a route: anybody; anybody who is signed in, in whatever account; whoever has at least this role in the
 * account of the session; or operators, in whatever account.
 */
export type Access = 'anybody' | 'signed-in' | 'operator' | Role;

/** One endpoint of the panel's API. Its key in `ROUTES` is method and path. */
export interface Route {
  summary: string;
  access: Access;
  /** Whether the person must have given their password in the last minutes. */
  isSensitive?: boolean;
  /** Whether it answers with server-sent events. */
  isStream?: boolean;
  /** Parameters of the path and the query. All are text in the URL. */
  params?: TObject;
  body?: TObject;
  /** The largest body, in bytes; 64 KB if there is none. */
  maxBytes?: number;
  /** The media type of a response that is a file, which the browser downloads, instead of JSON. */
  fileType?: string;
  /** With `isStream`, of the data of each event. */
  response: TSchema;
}

type SchemaOf<R extends Route, Part extends 'params' | 'body'> = R[Part] extends TObject
  ? Static<R[Part]>
  : Record<never, never>;

/** Everything that a call sends: parameters of path and query, and the fields of the body. */
export type InputOf<R extends Route> = SchemaOf<R, 'params'> & SchemaOf<R, 'body'>;
export type ResponseOf<R extends Route> = Static<R['response']>;
