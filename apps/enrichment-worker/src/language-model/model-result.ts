import type { SourceResult } from '@firmlens/domain';

const MAX_REASON_LENGTH = 300;

/** Returns the outcome of a model's work for coverage, with the tokens that it used. */
export function modelResult(
  source: string,
  { status, reason }: Pick<SourceResult, 'status' | 'reason'>,
  now: Date,
  tokens: number,
): SourceResult {
  const parts = [reason?.slice(0, MAX_REASON_LENGTH), tokens > 0 ? `${tokens} tokens` : undefined];
  return {
    source,
    status,
    reason: parts.filter((part) => part !== undefined).join('; ') || null,
    askedAt: status === 'not_asked' ? null : now,
  };
}
