import { ERROR_STATUS, type ErrorCode } from '@firmlens/contract';

/** Returns the response expected for an error code, for `toMatchObject`. */
export function expectedRefusal(code: ErrorCode, fields: Record<string, unknown> = {}) {
  return { status: ERROR_STATUS[code], body: { success: false, error: code, credits_used: 0, ...fields } };
}
