import type { ShutdownStack } from './shutdown-stack';
import type { Logger } from './logger';

/**
 * One Ctrl-C can reach a process more than once: the terminal signals the whole process group, and npm passes the
 * signal on to its child as well. Only a signal that comes later than this is a second wish to end.
 */
const SAME_SIGNAL_MS = 1_000;

/** Ends the process in order. Calls after the first change nothing but the exit code, which stays the highest named. */
export type EndProcess = (reason: string, exitCode: number) => void;

/** The one way in which a process ends: the stack is closed; what is not within `deadlineMs` is left, with exit code 1. */
export function createEndProcess(stack: ShutdownStack, logger: Logger, deadlineMs: number): EndProcess {
  let code: number | undefined;

  async function close(reason: string): Promise<void> {
    logger.info('closing', { reason });
    setTimeout(() => {
      logger.error('shutdown took too long', { left: stack.remaining(), deadline_ms: deadlineMs });
      process.exit(1);
    }, deadlineMs);
    await stack.close();
    logger.info('closed', { reason });
    process.exit(code);
  }

  return (reason, exitCode) => {
    const isFirst = code === undefined;
    code = Math.max(code ?? 0, exitCode);
    if (isFirst) void close(reason);
  };
}

/** The first SIGINT or SIGTERM ends the process in order; another, a second or more later, ends it at once. */
export function endOnSignals(end: EndProcess, stack: ShutdownStack, logger: Logger): void {
  let firstAt: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      firstAt ??= performance.now();
      if (performance.now() - firstAt < SAME_SIGNAL_MS) return end(signal, 0);
      logger.error('exited on a second signal', { left: stack.remaining() });
      process.exit(1);
    });
  }
}
