import type { Logger } from './logger';
import type { Shutdown } from './shutdown-signals';

/** Logs an unhandled error and exits with code 1, because the process is in an unknown state. */
export function exitOnUncaught(end: Shutdown, logger: Logger): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      logger.error('unhandled error', { event, error });
      end(event, 1);
    });
  }
}
