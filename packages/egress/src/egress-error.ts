import type { EgressErrorCode } from './types';

const MAX_MESSAGE = 300;

/** NUL, which PostgreSQL takes in no text, and what steers a terminal: a certificate's names are the server's words. */
const CONTROLS = /\p{Cc}/gu;

/** No answer came. The message names hosts and reasons, never a path, a query or credentials, on one line. */
export class EgressError extends Error {
  override readonly name = 'EgressError';

  constructor(
    readonly code: EgressErrorCode,
    message: string,
    options?: { cause: unknown },
  ) {
    super(message.slice(0, MAX_MESSAGE).replace(CONTROLS, ' '), options);
  }
}

const CODES: ReadonlyMap<string, EgressErrorCode> = new Map([
  ['ECONNREFUSED', 'connection_refused'],
  ['ETIMEDOUT', 'timeout'],
  ['EPROTO', 'tls_failed'],
  ['UND_ERR_CONNECT_TIMEOUT', 'timeout'],
  ['UND_ERR_HEADERS_OVERFLOW', 'bad_answer'],
  ['UND_ERR_ABORTED', 'aborted'],
  ['UND_ERR_CLOSED', 'aborted'],
  ['UND_ERR_DESTROYED', 'aborted'],
]);

/** In place of the system's words, which name the address: it may be one of ours that `EGRESS_CONNECT_TO` leads to. */
const WORDS: Partial<Record<EgressErrorCode, string>> = {
  connection_refused: 'the connection was refused',
  connection_failed: 'the connection failed',
  timeout: 'the connection timed out',
};

interface SystemError {
  name?: string;
  code?: string;
  message?: string;
  syscall?: string;
  /** Of an AggregateError: one for each address that was tried. */
  errors?: SystemError[];
}

/**
 * What an error of undici, a socket or TLS means. `handshake` says that it came before a TLS session stood:
 * OpenSSL's reasons for distrusting a certificate have some seventy codes, and no other error there lacks both
 * a system call and a known code.
 */
export function toEgressError(error: unknown, at: { host: string; handshake: boolean }): EgressError {
  if (error instanceof EgressError) return error;
  const outer = error as SystemError;
  const reason = outer.errors?.[0] ?? outer;
  const code = codeOf(reason, at.handshake);
  const words = WORDS[code] ?? reason.message ?? reason.code;
  return new EgressError(code, `${at.host}: ${words}`, { cause: error });
}

function codeOf({ name, code = '', syscall }: SystemError, handshake: boolean): EgressErrorCode {
  const known = CODES.get(code);
  if (known !== undefined) return known;
  if (name === 'HTTPParserError') return 'bad_answer';
  if (code.startsWith('ERR_SSL_') || code.startsWith('ERR_TLS_')) return 'tls_failed';
  const isSocketError = syscall !== undefined || code === 'ECONNRESET' || code.startsWith('UND_ERR_');
  return handshake && !isSocketError ? 'tls_failed' : 'connection_failed';
}
