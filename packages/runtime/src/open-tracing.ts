import { startTracing } from '@firmlens/tracing';
import type { Logger } from './logger';
import type { ServiceSettings } from './settings/service-settings';
import type { ShutdownStack } from './shutdown-stack';

/** While the receiver is away, one line an hour is enough. */
const QUIET_MS = 3_600_000;

/** Turns tracing on if a receiver is set. Opened first, so that it is closed last and sends the spans of the end. */
export async function openTracing(
  service: string,
  { tracing: { endpoint } }: Pick<ServiceSettings, 'tracing'>,
  logger: Logger,
  stack: ShutdownStack,
): Promise<void> {
  if (endpoint === null) return;
  let quietUntil = 0;
  const onError = (): void => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + QUIET_MS;
    logger.warn('spans could not be sent and are lost; the next such line comes in an hour at the earliest');
  };
  await stack.open(
    'tracing',
    () => startTracing({ service, endpoint, onError }),
    (opened) => opened.close(),
  );
}
