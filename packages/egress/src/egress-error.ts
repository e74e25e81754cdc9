import type { EgressErrorCode } from './types';

const MAX_MESSAGE = 300;

/**
 * Control characters: PostgreSQL rejects NUL, and others can control a terminal. A message may contain names
 * from a server's certificate.
 */
const CONTROLS = /\p{Cc}/gu;

/**
 * A request that got no response. The message is one line and names hosts and reasons, never a path, a query
 * or credentials.
 */
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

/**
 * Used instead of the system's messages, which name the address. The address may be an internal one from
 * `EGRESS_CONNECT_TO`.
 */
const GENERIC_MESSAGES: Partial<Record<EgressErrorCode, string>> = {
  connection_refused: 'the connection was refused',
  connection_failed: 'the connection failed',
  timeout: 'the connection timed out',
};

interface SystemError {
  name?: string;
  code?: string;
  message?: string;
  syscall?: string;
  /** In an AggregateError: one error for each address that was tried. */
  errors?: SystemError[];
}

/**
 * Maps an error from undici, a socket or TLS to an `EgressError`. `handshake` says that the TLS session was
 * not yet established. OpenSSL has some seventy codes for distrusting a certificate, and no other error at
 * that point lacks both a system call and a known code.
 */
export function toEgressError(error: unknown, context: { host: string; handshake: boolean }): EgressError {
  if (error instanceof EgressError) return error;
  const outer = error as SystemError;
  const reason = outer.errors?.[0] ?? outer;
  const code = codeOf(reason, context.handshake);
  const detail = GENERIC_MESSAGES[code] ?? reason.message ?? reason.code;
  return new EgressError(code, `${context.host}: ${detail}`, { cause: error });
}

function codeOf({ name, code = '', syscall }: SystemError, handshake: boolean): EgressErrorCode {
  const known = CODES.get(code);
  if (known !== undefined) return known;
  if (name === 'HTTPParserError') return 'bad_answer';
  if (code.startsWith('ERR_SSL_') || code.startsWith('ERR_TLS_')) return 'tls_failed';
  const isSocketError = syscall !== undefined || code === 'ECONNRESET' || code.startsWith('UND_ERR_');
  return handshake && !isSocketError ? 'tls_failed' : 'connection_failed';
}
