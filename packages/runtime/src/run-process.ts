import { createShutdownStack, type ShutdownStack } from './shutdown-stack';
import type { Logger } from './logger';
import { exitOnUncaught } from './exit-on-uncaught';
import { createShutdown, shutdownOnSignals } from './shutdown-signals';

/**
 * Runs an app until it is told to stop. `start` opens everything on the stack. The stack is closed on a
 * signal (exit code 0), and on an unhandled error or a failed start (1). Closing is cut off after
 * `deadlineMs` (1).
 */
export async function runProcess(
  logger: Logger,
  start: (stack: ShutdownStack) => Promise<void>,
  { deadlineMs = 25_000 }: { deadlineMs?: number } = {},
): Promise<void> {
  const stack = createShutdownStack(logger);
  const end = createShutdown(stack, logger, deadlineMs);
  shutdownOnSignals(end, stack, logger);
  exitOnUncaught(end, logger);
  try {
    await start(stack);
  } catch (error) {
    // A signal makes a running start fail as well. The signal is the reason then.
    if (stack.signal.aborted) return;
    logger.error('start failed', { error });
    end('start failed', 1);
  }
}
