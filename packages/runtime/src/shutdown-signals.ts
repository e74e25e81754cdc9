import type { ShutdownStack } from './shutdown-stack';
import type { Logger } from './logger';

/**
 * One Ctrl-C can reach a process more than once: the terminal signals the whole process group, and npm also
 * forwards the signal to its child. Only a later signal counts as a second one.
 */
const SIGNAL_DEBOUNCE_MS = 1_000;

/** Shuts the process down in order. Later calls can only raise the exit code. */
export type Shutdown = (reason: string, exitCode: number) => void;

/**
 * Creates the only way in which a process exits: it closes the stack, or gives up after `deadlineMs` with
 * exit code 1.
 */
export function createShutdown(stack: ShutdownStack, logger: Logger, deadlineMs: number): Shutdown {
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

/**
 * The first SIGINT or SIGTERM shuts the process down in order. Another one, a second or more later, exits
 * immediately.
 */
export function shutdownOnSignals(end: Shutdown, stack: ShutdownStack, logger: Logger): void {
  let firstAt: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      firstAt ??= performance.now();
      if (performance.now() - firstAt < SIGNAL_DEBOUNCE_MS) return end(signal, 0);
      logger.error('exited on a second signal', { left: stack.remaining() });
      process.exit(1);
    });
  }
}
