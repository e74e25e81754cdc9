import type { Logger } from './logger';
import type { EndProcess } from './shutdown-signals';

/** An error that nobody handled leaves the process in an unknown state: it is logged, and the process ends with code 1. */
export function exitOnUncaught(end: EndProcess, logger: Logger): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      logger.error('unhandled error', { event, error });
      end(event, 1);
    });
  }
}
