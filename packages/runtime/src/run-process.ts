import { createClosingStack, type ClosingStack } from './closing-stack';
import type { Logger } from './logger';
import { guardProcess } from './process-guard';
import { createEndProcess, endOnSignals } from './shutdown';

/**
 * Runs an app until a signal. `start` opens everything on the stack, which is unwound when a signal comes (exit code
 * 0), when an error goes unhandled or the start fails (1). A closing that takes longer than `deadlineMs` is cut off (1).
 */
export async function runProcess(
  logger: Logger,
  start: (stack: ClosingStack) => Promise<void>,
  { deadlineMs = 25_000 }: { deadlineMs?: number } = {},
): Promise<void> {
  const stack = createClosingStack(logger);
  const end = createEndProcess(stack, logger, deadlineMs);
  endOnSignals(end, stack, logger);
  guardProcess(end, logger);
  try {
    await start(stack);
  } catch (error) {
    // A start that a signal interrupted fails as well; the signal is the reason then.
    if (stack.signal.aborted) return;
    logger.error('the start failed', { error });
    end('the start failed', 1);
  }
}
