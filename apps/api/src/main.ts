import { createLogger, loadServiceSettings, openTracing, runProcess } from '@firmlens/runtime';
import { createApp } from './app';
import { compose } from './compose';
import { isCustomerHead } from './edge/customers';
import { startHttpServer } from './http-server';
import { loadAgents } from './mcp';
import { openOpsServer } from './ops/open-ops-server';

/** Loading what agents need keeps the process busy. Health checks and requests that wait for the start come first. */
const LOAD_AGENTS_AFTER_MS = 5_000;

const settings = loadServiceSettings();
const logger = createLogger({ service: 'api', level: settings.log.level, inTurns: true });

void runProcess(logger, async (stack) => {
  await openTracing('api', settings, logger, stack);
  const deps = await compose(settings, logger, stack);
  await openOpsServer(settings, deps, logger, stack);
  const { serve, messages } = createApp(deps);
  const { port, publicBaseUrl } = settings.address;
  await stack.open(
    'http server',
    () =>
      startHttpServer(serve, {
        port,
        logger,
        messages,
        trustProxy: deps.trustProxy,
        isCustomer: isCustomerHead(deps),
      }),
    (server) => server.close(),
  );
  logger.info('listening', { port, base_url: publicBaseUrl });
  setTimeout(loadAgents, LOAD_AGENTS_AFTER_MS).unref();
});
