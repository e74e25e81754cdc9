import type { AttemptLimits, ProgressFeed } from '@firmlens/cache';
import type { Database, PanelSession, Passwords } from '@firmlens/domain';
import type { InputOf, ResponseOf, RouteName, ROUTES, Session } from '@firmlens/panel-contract';
import type { Logger } from '@firmlens/runtime';
import type { EvidenceDeps } from '../company-evidence/read-evidence';
import type { EnrichmentDeps } from '../routes/company/request-enrichment';
import type { CompanyDeps } from '../routes/company/company-deps';
import type { EventStream } from './event-stream';

/** What the panel's handlers work with. */
export interface PanelDeps
  extends Omit<EnrichmentDeps & EvidenceDeps, 'db'>, Pick<CompanyDeps, 'webhookUrlRules'> {
  /** Separate pool, so strangers who try to sign in cannot starve other requests of connections. */
  panelDb: Database;
  attempts: AttemptLimits;
  passwords: Passwords;
  progress: ProgressFeed;
  logger: Logger;
  /** How often a stream of events shows that it is alive, and checks whether it still may be read, in ms. */
  heartbeatMs: number;
  /** Aborts when the process shuts down. */
  shutdown: AbortSignal;
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
  /** Gives the browser this session, and returns what a page needs to know of it. */
  startSession(token: string): Promise<Session>;
  /** Takes the browser's session away. */
  forgetSession(): void;
}

type IsStream<Name extends RouteName> = Table[Name] extends { isStream: true } ? true : false;

/** Returns the response, or sends events until there are no more. */
export type Handler<Name extends RouteName> =
  IsStream<Name> extends true
    ? (call: Call<Name>, stream: EventStream<ResponseOf<Table[Name]>>) => Promise<void>
    : (call: Call<Name>) => Promise<ResponseOf<Table[Name]>>;

/** A handler for every route of the table. */
export type Handlers = { [Name in RouteName]: Handler<Name> };
