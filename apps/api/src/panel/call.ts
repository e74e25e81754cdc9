import type { AttemptLimits, HostStates, ProgressFeed } from '@firmlens/cache';
import type { Database, LaggingReads, ListStarter, PanelSession, Passwords } from '@firmlens/domain';
import type { InputOf, ResponseOf, Route, RouteName, ROUTES, Session } from '@firmlens/panel-contract';
import type { DemoSite, Logger } from '@firmlens/runtime';
import type { AccountAdmissionDeps } from '../admission/admit-account';
import type { EvidenceDeps } from '../company-evidence/read-evidence';
import type { Mailer } from '../mail/mailer';
import type { CompanyDeps } from '../routes/company/company-deps';
import type { EnrichmentDeps } from '../routes/company/request-enrichment';
import type { EventStream } from '../streams/event-stream';

/** When the webhook worker makes attempts, and how long each may take, in seconds. */
interface DeliverySchedule {
  retrySeconds: readonly number[];
  timeoutSeconds: number;
}

/** What the panel's handlers work with. */
export interface PanelDeps
  extends
    Omit<EnrichmentDeps & EvidenceDeps, 'db'>,
    Pick<CompanyDeps, 'webhookUrlRules'>,
    Pick<AccountAdmissionDeps, 'localWindows'> {
  /** Separate pool, so strangers who try to sign in cannot starve other requests of connections. */
  panelDb: Database;
  /** The pool of agents' searches, which may take long. */
  agentDb: Database;
  /** Read what may be some seconds old, with connections of their own as these pools. */
  panelReadLagging: LaggingReads;
  agentReadLagging: LaggingReads;
  /** For what operators start that may take minutes: its statements may take ten. */
  operatorDb: Database;
  hostStates: HostStates;
  /** Encrypts signing secrets and the secrets of second factors. */
  secretsKey: Buffer;
  attempts: AttemptLimits;
  passwords: Passwords;
  progress: ProgressFeed;
  lists: Pick<ListStarter, 'wake'>;
  logger: Logger;
  delivery: DeliverySchedule;
  /** Null without a mail server. */
  mailer: Mailer | null;
  /** How often a stream of events shows that it is alive, and checks whether it still may be read, in ms. */
  heartbeatMs: number;
  /** Aborts when the process shuts down. */
  shutdown: AbortSignal;
  /** Public base of the API's URLs. */
  baseUrl: string;
  /** The companies of the demo; empty elsewhere. */
  demoSites: readonly DemoSite[];
}

/** A person who is signed in. */
export type SignedIn = PanelSession & { token: string };
/** A person in an account that they belong to. */
export type Member = SignedIn & { account: NonNullable<PanelSession['account']> };

type Table = typeof ROUTES;
type SessionFor<Access> = Access extends 'anybody'
  ? null
  : Access extends 'signed-in' | 'operator'
    ? SignedIn
    : Member;

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
  /**
   * Puts the request into the account's history once its work has ended, under a route, with what it cost. Otherwise
   * requests of the panel are in no history.
   */
  recordUse(route: string, accountId: number, work: Promise<{ charged: number }>): void;
}

/** A file that the browser downloads. It is sent while it is made. */
export interface FileResponse {
  name: string;
  content: AsyncIterable<string>;
}

/** Returns the response or the file, or sends events until there are no more. */
type HandlerOf<R extends Route, C> = R extends { isStream: true }
  ? (call: C, stream: EventStream<ResponseOf<R>>) => Promise<void>
  : (call: C) => Promise<R extends { fileType: string } ? FileResponse : ResponseOf<R>>;
export type Handler<Name extends RouteName> = HandlerOf<Table[Name], Call<Name>>;

/** A handler for every route of the table. */
export type Handlers = { [Name in RouteName]: Handler<Name> };
