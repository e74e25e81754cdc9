import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ExportedMetrics } from '@firmlens/metrics';
import { type Logger, listenForOperators, type ServiceSettings } from '@firmlens/runtime';
import express, { type ErrorRequestHandler, type Express, type Router } from 'express';
import helmet from 'helmet';
import { requireToken } from './require-token';
import { DASHBOARD_PATH } from './queue-dashboard';

/** Used unless `OPS_PORT` is set. */
const DEFAULT_PORT = 3_003;

export interface OpsServer {
  port: number;
  close(): Promise<void>;
}

interface OpsDeps {
  settings: ServiceSettings['ops'];
  metrics: ExportedMetrics;
  dashboard: Router;
  logger: Logger;
}

/** Bull Board's pages: their own scripts and requests, styles also inline. Its fonts from elsewhere are not loaded. */
const securityHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      baseUri: ["'self'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  referrerPolicy: { policy: 'no-referrer' },
  // Operators reach it without TLS, through a tunnel or inside a cluster.
  strictTransportSecurity: false,
});

function createOpsApp({ settings, metrics, dashboard, logger }: OpsDeps): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(securityHeaders, (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  app.get('/metrics', async (_request, response) => {
    response.set('Content-Type', metrics.contentType).send(await metrics.metrics());
  });
  if (settings.token !== null) app.use(DASHBOARD_PATH, requireToken(settings.token), dashboard);
  app.use((_request, response) => void response.status(404).type('text').send('There is no such page.\n'));
  const onError: ErrorRequestHandler = (error: unknown, _request, response, next) => {
    logger.warn('a request of an operator failed', { error });
    if (response.headersSent) next(error);
    else response.status(500).type('text').send('It failed. The log of the API has the reason.\n');
  };
  app.use(onError);
  return app;
}

/** Serves metrics, and the queue dashboard if there is a token, on a port of their own. */
export async function startOpsServer(deps: OpsDeps): Promise<OpsServer> {
  const { settings, logger } = deps;
  const server = createServer(createOpsApp(deps));
  const port = await listenForOperators(server, { ...settings, defaultPort: DEFAULT_PORT });
  logger.info('metrics are served', { host: settings.host, port, dashboard: settings.token !== null });
  return {
    port,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
