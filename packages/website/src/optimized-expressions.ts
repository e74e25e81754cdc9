import { setFlagsFromString } from 'node:v8';

/**
 * Makes V8 compile each new regular expression to optimized machine code when it is first used. By default it
 * interprets the first use and compiles at the second; once a thread has compiled many, it no longer optimizes
 * those that come later, so that the readers' hundreds of long word lists take up to five times as long. Concerns
 * the whole process. Expressions that were used before stay as they are.
 */
export function optimizeExpressions(): void {
  // Turning tiers off instead would take what was compiled for the interpreter for machine code.
  setFlagsFromString('--regexp-tier-up-ticks=0');
}
