import type { AttemptLimits, Cache } from '@firmlens/cache';
import type { Database, PanelSession, Passwords } from '@firmlens/domain';
import type { InputOf, ResponseOf, RouteName, ROUTES, Session } from '@firmlens/panel-contract';
import type { Logger } from '@firmlens/runtime';
import type { Mailer } from '../mail/mailer';

/** What the panel's handlers work with. */
export interface PanelDeps {
  /** Separate pool, so strangers who try to sign in cannot starve other requests of connections. */
  panelDb: Database;
  cache: Cache;
  attempts: AttemptLimits;
  passwords: Passwords;
  logger: Logger;
  /** Encrypts the secrets of second factors. */
  secretsKey: Buffer;
  /** Null without a mail server. */
  mailer: Mailer | null;
  /** Public base of the API's URLs. */
  baseUrl: string;
}

/** A person who is signed in. */
export type SignedIn = PanelSession & { token: string };
/** A person in an account that they belong to. */
export type Member = SignedIn & { account: NonNullable<PanelSession['account']> };

type Table = typeof ROUTES;
type SessionFor<Access> = Access extends 'anybody' ? null : Access extends 'signed-in' ? SignedIn : Member;

/** A call of a route that passed its checks of access and input. */
export interface Call<Name extends RouteName> {
  input: InputOf<Table[Name]>;
  session: SessionFor<Table[Name]['access']>;
  /** The token of the browser's session, whether or not it still works. */
  oldToken: string | null;
  /** The client's address. */
  address: string;
  /** How the browser describes itself. */
  userAgent: string | null;
  /** Gives the browser this session, and returns what a page needs to know of it. */
  startSession(token: string): Promise<Session>;
  /** Takes the browser's session away. */
  forgetSession(): void;
}

export type Handler<Name extends RouteName> = (call: Call<Name>) => Promise<ResponseOf<Table[Name]>>;

/** A handler for every route of the table. */
export type Handlers = { [Name in RouteName]: Handler<Name> };
