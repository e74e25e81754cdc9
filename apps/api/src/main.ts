import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createLogger, runProcess } from '@firmlens/runtime';
import { createApp } from './app';
import { compose } from './compose';
import { loadApiSettings } from './settings';

const settings = loadApiSettings();
const logger = createLogger({ service: 'api', level: settings.log.level });

async function listen(server: Server): Promise<Server> {
  // Bounds on how long a client may take: slow headers and bodies must not hold a connection.
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 5_000;
  server.maxRequestsPerSocket = 10_000;
  server.listen(settings.address.port);
  await once(server, 'listening');
  return server;
}

/** Takes no new connection, and waits for the requests in flight. */
async function stopListening(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  await closed;
}

void runProcess(logger, async (stack) => {
  const deps = await compose(settings, logger, stack);
  const server = createServer({ maxHeaderSize: 16_384 }, createApp(deps));
  await stack.open('http server', () => listen(server), stopListening);
  logger.info('listening', { port: settings.address.port, base_url: settings.address.publicBaseUrl });
});
