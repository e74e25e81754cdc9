import type { RequestListener } from 'node:http';
import type { RequestEntry } from '@firmlens/domain';
import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import { requireAdmission } from './admission/request-admission';
import type { RequestLogWriter } from './background/request-log-writer';
import type { StrangerLimits } from './edge/limits';
import { createStrangerRules } from './edge/strangers';
import { createTally } from './edge/tally';
import { expressMessages, type MessageClasses } from './express-messages';
import { agentRoute } from './mcp';
import { allowMethods, notFound } from './middleware/allow-methods';
import { allowOrigins } from './middleware/allow-origins';
import { beginRequest } from './middleware/begin-request';
import { compressAnswers } from './middleware/compress-answers';
import { createDirectRoute } from './middleware/direct-route';
import { errorHandler } from './middleware/error-handler';
import { jsonBody } from './middleware/json-body';
import { measureRequest } from './middleware/measure-request';
import { parseQuery, rejectRepeatedParameters } from './middleware/query';
import { setRequestRoute, requestLog } from './middleware/request-log';
import { requestSpan } from './middleware/request-span';
import { getCredits } from './routes/account/get-credits';
import { getDeliveries } from './routes/account/get-deliveries';
import { getHistory } from './routes/account/get-history';
import { getInfo } from './routes/account/get-info';
import { getUsage } from './routes/account/get-usage';
import { getWebhook } from './routes/account/get-webhook';
import { setWebhook } from './routes/account/set-webhook';
import { companyEndpoints } from './routes/company';
import { batchPath } from './routes/enrichment/batch-path';
import { getResults, type ResultsDeps } from './routes/enrichment/get-results';
import { getStatus, type StatusDeps } from './routes/enrichment/get-status';
import { replayBatch } from './routes/enrichment/replay-batch';
import { createPanel, createReference, type PanelDeps, panelErrorHandler } from './panel';
import { getHealth } from './routes/health';
import { listRoutes, type ListDeps } from './routes/lists';
import { getOpenApi } from './routes/openapi';
import { watchRoutes } from './routes/watches';
import { searchRoutes } from './routes/search';

/** Base path of the API. It contains the version. */
const BASE_PATH = '/api/v1';

/** Most requests are GETs below this path. */
const COMPANY_PATH = `${BASE_PATH}/company/`;

export interface AppDeps extends ListDeps, PanelDeps, StatusDeps, ResultsDeps {
  strangerLimits: StrangerLimits;
  requestWriter: RequestLogWriter;
  /** How old the data of the replica are at most, in seconds; null without one. */
  replicaLagSeconds: () => number | null;
  /** Proxies whose X-Forwarded-For header is trusted. */
  trustProxy: readonly string[];
  /** Origins whose pages may call the API from a browser. */
  corsOrigins: readonly string[];
}

function routes(deps: AppDeps): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const read = allowMethods('GET', 'HEAD');
  const withKey = [requireAdmission(deps), rejectRepeatedParameters];
  const serve = (path: string, ...handlers: (RequestHandler | ErrorRequestHandler | RequestHandler[])[]) =>
    router.all(path, setRequestRoute(path), ...handlers);
  serve('/health', read, getHealth(deps));
  serve('/openapi.json', read, getOpenApi(deps));
  // GET requests below it take the direct route. HEAD would run them and charge for a response that is dropped.
  router.use('/company', allowMethods('GET'), notFound);

  const batchRoute = (what: string) => setRequestRoute(`/enrichment/{batch_id}/${what}`);
  router.all(batchPath('status'), read, batchRoute('status'), withKey, getStatus(deps));
  router.all(batchPath('results'), read, batchRoute('results'), withKey, getResults(deps));
  router.all(batchPath('replay'), allowMethods('POST'), batchRoute('replay'), withKey, replayBatch(deps));
  router.use(listRoutes(deps, withKey));
  router.use(watchRoutes(deps, withKey));
  router.use(searchRoutes(deps));
  serve('/account/info', read, withKey, getInfo(deps));
  serve('/account/credits', read, withKey, getCredits(deps));
  serve('/account/usage', read, withKey, getUsage(deps));
  serve('/account/history', read, withKey, getHistory(deps));
  serve('/account/deliveries', read, withKey, getDeliveries(deps));
  // Only GET has a key in its query, and agents only POST: their errors must not suggest it.
  serve(
    '/mcp',
    ...agentRoute({ ...deps, db: deps.agentDb, readLagging: deps.agentReadLagging, apiKeyInQuery: false }),
  );
  serve('/account/webhook', allowMethods('GET', 'HEAD', 'POST'), withKey);
  router.get('/account/webhook', getWebhook(deps));
  router.post('/account/webhook', ...jsonBody, setWebhook(deps));
  return router;
}

/** What serves requests, of the classes that its server must create. */
export interface App {
  serve: RequestListener;
  messages: MessageClasses;
}

/** Creates the app without listening. */
export function createApp(deps: AppDeps): App {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', parseQuery);
  app.set('case sensitive routing', true);
  app.set('strict routing', true);
  app.set('trust proxy', [...deps.trustProxy]);
  const { requestWriter } = deps;
  const record = (entry: RequestEntry) => requestWriter.record(entry);
  const expectEntry = (promise: Promise<void>) => requestWriter.expect(promise);
  const strangers = createStrangerRules({
    limits: deps.strangerLimits,
    customers: deps.customers,
    apiKeyInQuery: deps.apiKeyInQuery,
    onRefused: createTally(deps.logger),
  });
  const forAll = [
    measureRequest,
    strangers.takeTurns,
    beginRequest({
      limit: strangers.limit,
      log: requestLog({ logger: deps.logger, record, expectEntry, basePath: BASE_PATH }),
    }),
    requestSpan,
  ];
  const forApi = [compressAnswers, ...allowOrigins(deps.corsOrigins)];
  const handleError = errorHandler(deps.logger);
  app.use(...forAll);
  app.use(BASE_PATH, ...forApi, routes(deps));
  app.get(['/docs', '/docs/'], ...createReference());
  app.use('/panel', createPanel(deps));
  // For requests to the panel that the rules above refused.
  app.use('/panel', panelErrorHandler(deps.logger));
  app.use(notFound);
  app.use(handleError);

  const endpoints = companyEndpoints(deps, COMPANY_PATH);
  const getCompanyData = createDirectRoute([...forAll, ...forApi, endpoints], handleError);
  return {
    messages: expressMessages(app),
    serve(request, response) {
      const isDirect = request.method === 'GET' && request.url?.startsWith(COMPANY_PATH);
      if (isDirect) getCompanyData(request, response);
      else app(request, response);
    },
  };
}
