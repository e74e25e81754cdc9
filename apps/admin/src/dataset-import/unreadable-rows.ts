/** Why a row is unreadable in any format. */
export const UNREADABLE_REASONS = {
  tooLong: 'a line is longer than 1048576 bytes',
  nul: 'a NUL byte',
  notUtf8: 'invalid UTF-8',
  loneSurrogate: 'a lone surrogate',
  brokenQuotes: 'broken quotes',
  otherColumns: 'wrong number of columns',
  noObject: 'not a JSON object',
} as const;

const REASONS: ReadonlySet<string> = new Set(Object.values(UNREADABLE_REASONS));

/** Whether the reason for refusing rows is that they are unreadable. */
export function isUnreadable(reason: string): boolean {
  return REASONS.has(reason);
}
