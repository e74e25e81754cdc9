import { CommanderError } from '@commander-js/extra-typings';
import { FirmlensApiError, FirmlensConnectionError, FirmlensTimeoutError } from '@firmlens/client';
import { toSentence } from '@firmlens/command-line';

/** What the process exits with, and when. */
export const EXIT_CODES = {
  done: 0,
  /** There is no data, a list stopped before its end, or a webhook is not genuine. */
  unsuccessful: 1,
  usage: 2,
  refused: 3,
  noConnection: 4,
  timeout: 5,
  interrupted: 130,
} as const;

/** The service did what was asked, and it came to nothing. */
export class UnsuccessfulError extends Error {}

/** The command was not understood, or something that it needs is missing. */
export class UsageError extends Error {}

export interface Failure {
  code: number;
  line: string;
  /** For scripts. */
  json: object;
}

/** The reason in the innermost cause, such as `ECONNREFUSED`. */
function reasonOf(error: Error): string {
  let reason: unknown = error;
  while (reason instanceof Error && reason.cause instanceof Error) reason = reason.cause;
  if (!(reason instanceof Error) || reason === error) return '';
  const { code } = reason as NodeJS.ErrnoException;
  return ` (${code ?? reason.message})`;
}

function apiFailure(error: FirmlensApiError): Failure {
  const { hint } = error.body;
  const what = [toSentence(error.message), ...(hint === undefined ? [] : [toSentence(hint)])].join(' ');
  const json = { status: error.status, ...error.body, error: error.code, message: error.message };
  return { code: EXIT_CODES.refused, line: `${what} [${error.code}]`, json };
}

/** Says what an error means for whoever called the command. */
export function failureOf(error: unknown): Failure {
  if (error instanceof FirmlensApiError) return apiFailure(error);
  const message = error instanceof Error ? error.message : String(error);
  const failure = (code: number, kind: string, line: string): Failure => ({
    ...{ code, line },
    json: { error: kind, message: line },
  });
  if (error instanceof CommanderError)
    return failure(EXIT_CODES.usage, 'usage', toSentence(message.replace(/^error: /, '')));
  if (error instanceof UsageError) return failure(EXIT_CODES.usage, 'usage', message);
  if (error instanceof UnsuccessfulError) return failure(EXIT_CODES.unsuccessful, 'unsuccessful', message);
  if (error instanceof FirmlensConnectionError)
    return failure(
      EXIT_CODES.noConnection,
      'no_connection',
      `${message.replace(/\.$/, '')}${reasonOf(error)}. FIRMLENS_URL says where the service is.`,
    );
  if (error instanceof FirmlensTimeoutError)
    return failure(EXIT_CODES.timeout, 'timeout', `${toSentence(message)} It goes on at the service.`);
  return failure(EXIT_CODES.unsuccessful, 'failed', toSentence(message));
}
