/** Why a row of a text cannot be read, whatever the set is. */
export const TEXT_FAULTS = {
  tooLong: 'a line is longer than 1048576 bytes',
  nul: 'a NUL byte',
  notUtf8: 'invalid UTF-8',
  loneSurrogate: 'a lone surrogate',
  brokenQuotes: 'broken quotes',
  otherColumns: 'wrong number of columns',
  noObject: 'no JSON object',
} as const;

const REASONS: ReadonlySet<string> = new Set(Object.values(TEXT_FAULTS));

/** Whether rows refused for the reason could not be read at all. */
export function isTextFault(reason: string): boolean {
  return REASONS.has(reason);
}
