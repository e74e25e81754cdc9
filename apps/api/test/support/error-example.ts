import { ERROR_GUIDE, type ErrorCode } from '@firmlens/contract';
import type { ApiResponse } from './client';

/** Returns a message without what differs between answers: numbers, and names. */
const wordingOf = (message: string) => message.replaceAll(/\d+ \w+|\d+|"[^"]*"|(?<=: )\S+(?=\.$)/g, '…');

/** Checks that the example of a code, which the documents show, is such an answer. */
export function expectLikeExample(code: ErrorCode, { body }: ApiResponse, fields: readonly string[]): void {
  const { message, fields: shown = {} } = ERROR_GUIDE[code];
  expect(Object.keys(shown)).toEqual(expect.arrayContaining([...fields]));
  expect(Object.keys(body)).toEqual(expect.arrayContaining(Object.keys(shown)));
  expect(wordingOf(message)).toBe(wordingOf(body.message));
}
