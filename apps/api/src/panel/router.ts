import { findPanelSession, NO_KEY_SERIES } from '@firmlens/domain';
import { type Route, type RouteName, ROUTES } from '@firmlens/panel-contract';
import { withLogFields } from '@firmlens/runtime';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { jsonBody, jsonBodyUpTo } from '../middleware/json-body';
import { annotateRequestLog } from '../middleware/request-log';
import { checkAccess } from './access';
import type { Call, FileResponse, PanelDeps, SignedIn } from './call';
import { type EventStream, serveEvents } from '../streams/event-stream';
import { createHandlers } from './handlers';
import { PanelError } from './panel-error';
import { createSchemaDocument } from './schema-document';
import { createSessionCookie } from './session-cookie';
import { sendFile } from './send-file';
import { sessionBody } from './session-body';
import { validateInput } from './validate-input';

/** More than any address has. A proxy may forward any text. */
const MAX_ADDRESS = 64;

/** Returns the address of the client, IPv4 in its own form. */
const addressOf = (request: Request): string =>
  (request.ip ?? '').replace(/^::ffff:/, '').slice(0, MAX_ADDRESS);

/** Refuses what was begun in another account than the one that the person has chosen since. */
function checkSameAccount(before: SignedIn | null, now: SignedIn | null): void {
  if (before?.account?.accountId !== now?.account?.accountId) {
    throw new PanelError('forbidden', 'You have changed to another account.');
  }
}

/** Serves the table of routes, each with the checks that the table asks for, and its description. */
export function createPanelApi(deps: PanelDeps): Router {
  const { panelDb, baseUrl } = deps;
  const { protocol, host } = new URL(baseUrl);
  const cookie = createSessionCookie(protocol === 'https:');
  const handlers = createHandlers(deps);
  const router = Router({ caseSensitive: true, strict: true });

  function callOf(request: Request, response: Response, input: object): Call<RouteName> {
    const call: Omit<Call<RouteName>, 'session' | 'input'> = {
      oldToken: cookie.read(request),
      address: addressOf(request),
      userAgent: request.get('user-agent') ?? null,
      async startSession(token) {
        const session = await findPanelSession(panelDb, token);
        if (session === null) throw new PanelError('sign_in_required', 'Sign in to continue.');
        cookie.set(response, token);
        return sessionBody(session, token);
      },
      forgetSession: () => cookie.clear(response),
      recordUse(route, accountId, work) {
        response.locals['caller'] = { accountId, keySeries: NO_KEY_SERIES };
        const noted = work.then(
          ({ charged }) => annotateRequestLog(response, { credits: charged }),
          () => undefined,
        );
        annotateRequestLog(response, { route, work: noted });
      },
    };
    // Access and input were checked against the route of the same name.
    return { ...call, input, session: response.locals['panelSession'] as SignedIn | null };
  }

  for (const name of Object.keys(ROUTES) as RouteName[]) {
    const route: Route = ROUTES[name];
    const [method = '', path = ''] = name.split(' ');
    // A call is built for the route of its name.
    const handle: (call: never, stream: never) => Promise<object | null | void> = handlers[name];
    const check = (request: Request) =>
      checkAccess({ panelDb, ownHost: host }, route, request, cookie.read(request));

    const admit: RequestHandler = async (request, response, next) => {
      response.locals['panelSession'] = await check(request);
      next();
    };
    const run: RequestHandler = async (request, response) => {
      const { params, body, fileType, isStream } = route;
      const input = {
        ...(params && validateInput(params, { ...request.query, ...request.params })),
        ...(body && validateInput(body, request.body)),
      };
      const call = callOf(request, response, input);
      if (isStream) {
        const serve = (stream: EventStream<unknown>) =>
          handle(call as never, stream as never) as Promise<void>;
        const checkAgain = async () => checkSameAccount(call.session, await check(request));
        await serveEvents(request, response, { ...deps, checkAccess: checkAgain }, serve);
        return;
      }
      // Here lines are written far from the request, by work that goes on after it.
      await withLogFields({ request_id: response.locals['requestId'] }, async () => {
        const answer = await handle(call as never, undefined as never);
        if (fileType === undefined) response.json(answer);
        else await sendFile(response, fileType, answer as FileResponse, deps.logger);
      });
    };
    const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    const { body, maxBytes } = route;
    const parse = body === undefined ? [] : maxBytes === undefined ? jsonBody : jsonBodyUpTo(maxBytes);
    router[verb](path, admit, ...parse, run);
  }
  const document = createSchemaDocument(new URL('/panel/api', baseUrl).href);
  router.get('/schema.json', (_request, response) => void response.json(document));
  router.use(() => {
    throw new PanelError('not_found', 'There is no such endpoint.');
  });
  return router;
}
