import { ERROR_STATUS } from '@firmlens/contract';
import { type Examined, type Fault, isObject } from './fault';

/** HTTP statuses for a head that is too large or too slow, with their error codes. */
const HTTP_ERROR_CODES: Readonly<Record<number, string>> = {
  431: 'payload_too_large',
  408: 'invalid_parameter',
};

/** Whether the code is published for this status. */
export function isPublished(code: unknown, status: number): boolean {
  if (typeof code !== 'string') return false;
  const known = Object.hasOwn(ERROR_STATUS, code) ? ERROR_STATUS[code as keyof typeof ERROR_STATUS] : null;
  return known === status || HTTP_ERROR_CODES[status] === code;
}

/** Checks that an error response has the one allowed shape, with a code of its status. */
export function errorObjectFaults({ response: { status }, body }: Examined): Fault[] {
  const fault = (what: string): Fault[] => [{ rule: 'error object', what }];
  if (!isObject(body)) return fault('it is not an object');
  const { success, error, message, credits_used: used = 0 } = body;
  if (success !== false) return fault('`success` is not false');
  if (!isPublished(error, status)) return fault(`${JSON.stringify(error)} is not a code of ${status}`);
  if (typeof message !== 'string' || message === '') return fault('the message is missing');
  return used === 0 ? [] : fault('`credits_used` is not 0');
}
