import { createShutdownStack, type ShutdownStack } from './shutdown-stack';
import type { Logger } from './logger';
import { exitOnUncaught } from './exit-on-uncaught';
import { createEndProcess, endOnSignals } from './shutdown-signals';

/**
 * Runs an app until a signal. `start` opens everything on the stack, which is unwound when a signal comes (exit code
 * 0), when an error goes unhandled or the start fails (1). A closing that takes longer than `deadlineMs` is cut off (1).
 */
export async function runProcess(
  logger: Logger,
  start: (stack: ShutdownStack) => Promise<void>,
  { deadlineMs = 25_000 }: { deadlineMs?: number } = {},
): Promise<void> {
  const stack = createShutdownStack(logger);
  const end = createEndProcess(stack, logger, deadlineMs);
  endOnSignals(end, stack, logger);
  exitOnUncaught(end, logger);
  try {
    await start(stack);
  } catch (error) {
    // A start that a signal interrupted fails as well; the signal is the reason then.
    if (stack.signal.aborted) return;
    logger.error('start failed', { error });
    end('start failed', 1);
  }
}
