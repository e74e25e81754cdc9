import { randomUUID } from 'node:crypto';
import {
  acceptInvitation,
  addOperator,
  createPasswords,
  findPanelUser,
  invitePerson,
  OPERATOR,
  type PanelRole,
  signIn as startPanelSession,
} from '@firmlens/domain';
import type { Response } from 'supertest';
import type { Api } from './start-api';

export const PASSWORD = 'correct horse battery staple';
let passwordHash: Promise<string> | undefined;
/** Returns the hash of `PASSWORD`. Hashing it once saves each test its time. */
const hashOfPassword = () => (passwordHash ??= createPasswords().hash(PASSWORD));

export interface PanelResponse {
  status: number;
  headers: Headers;
  /** The response's JSON, or the text of a file. */
  body: Response['body'];
}

interface Sent {
  body?: unknown;
  headers?: Record<string, string>;
}

/** A browser with its cookie, which sends the CSRF token that it was last given. */
export interface Browser {
  cookie: string | null;
  csrf: string | null;
  /** Sends a request to a path below `/panel/api`, named as in the table of routes. */
  call(route: string, sent?: Sent): Promise<PanelResponse>;
}

const COOKIE = /^((?:__Host-)?firmlens)=([^;]*)/;

export function openBrowser({ port }: Pick<Api, 'port'>, more: Record<string, string> = {}): Browser {
  const browser: Browser = {
    cookie: null,
    csrf: null,
    async call(route, { body, headers = {} } = {}) {
      const [method = '', path = ''] = route.split(' ');
      const response = await fetch(`http://127.0.0.1:${port}/panel/api${path}`, {
        method,
        headers: {
          ...(browser.cookie === null ? {} : { cookie: browser.cookie }),
          ...(browser.csrf === null ? {} : { 'x-csrf-token': browser.csrf }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...more,
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const [, name, value] = COOKIE.exec(response.headers.getSetCookie()[0] ?? '') ?? [];
      if (name !== undefined) browser.cookie = value === '' ? null : `${name}=${value}`;
      const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
      const received = (await (isJson ? response.json() : response.text())) as PanelResponse['body'];
      if (typeof received?.csrf_token === 'string') browser.csrf = received.csrf_token;
      return { status: response.status, headers: response.headers, body: received };
    },
  };
  return browser;
}

export interface TestPerson {
  email: string;
  userId: number;
}

/** Adds somebody new with `PASSWORD` to an account. */
export async function addPerson(
  { db }: Pick<Api, 'db'>,
  accountId: number,
  role: PanelRole,
  email = `${randomUUID()}@marlow.example`,
): Promise<TestPerson> {
  const link = await invitePerson(db, OPERATOR, { accountId, email, role });
  if (link === null) throw new Error(`there is no account ${accountId}`);
  const acceptor = { name: `A ${role}`, passwordHash: await hashOfPassword() };
  await acceptInvitation(db, link.token, acceptor, { oldToken: null, address: '192.0.2.1' });
  const { id } = await db.panelUser.findFirstOrThrow({ where: { email } });
  return { email, userId: id };
}

/** Signs a person in. Throws if they cannot. */
export async function signIn(api: Pick<Api, 'port'>, { email }: Pick<TestPerson, 'email'>): Promise<Browser> {
  const browser = openBrowser(api);
  const { status, body } = await browser.call('POST /session', { body: { email, password: PASSWORD } });
  if (status !== 200) throw new Error(`${email} cannot sign in: ${JSON.stringify(body)}`);
  return browser;
}

/** Signs a person in without their password, which takes less time. */
export async function openSession(
  { db, port }: Pick<Api, 'port' | 'db'>,
  { email }: Pick<TestPerson, 'email'>,
): Promise<Browser> {
  const user = await findPanelUser(db, email);
  const token = user && (await startPanelSession(db, user, { oldToken: null, address: '192.0.2.1' }));
  if (token === null) throw new Error(`nobody has the address ${email}`);
  const browser = openBrowser({ port });
  browser.cookie = `__Host-firmlens=${token}`;
  await browser.call('GET /session');
  return browser;
}

/** Returns the browser of somebody new who is an operator and belongs to no account. */
export async function openOperator(
  api: Pick<Api, 'port' | 'db'>,
  name = 'Olga Operator',
): Promise<Browser & TestPerson> {
  const email = `${randomUUID()}@firmlens.example`;
  const link = await addOperator(api.db, OPERATOR, email);
  if (link === 'added') throw new Error(`${email} is known`);
  const acceptor = { name, passwordHash: await hashOfPassword() };
  await acceptInvitation(api.db, link.token, acceptor, { oldToken: null, address: '192.0.2.1' });
  const { id } = await api.db.panelUser.findFirstOrThrow({ where: { email } });
  return Object.assign(await openSession(api, { email }), { email, userId: id });
}

/** Returns the browser of somebody new with this role. */
export async function openMember(
  api: Pick<Api, 'port' | 'db'>,
  accountId: number,
  role: PanelRole,
): Promise<Browser & TestPerson> {
  const person = await addPerson(api, accountId, role);
  return Object.assign(await openSession(api, person), person);
}
