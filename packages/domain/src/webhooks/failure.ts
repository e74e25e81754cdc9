import type { FailureKind } from '@firmlens/contract';

/** By the code that the error of an attempt begins with. */
const KIND_BY_CODE: Readonly<Record<string, FailureKind>> = {
  timeout: 'timeout',
  tls_failed: 'tls',
  name_not_found: 'dns',
  resolver_failed: 'dns',
  refused_url: 'refused_address',
  refused_address: 'refused_address',
  connection_refused: 'connection',
  connection_failed: 'connection',
  bad_answer: 'bad_answer',
};

/** Returns why a recorded attempt failed; null if it succeeded. */
export function failureKind({
  statusCode,
  error,
}: {
  statusCode: number | null;
  error: string | null;
}): FailureKind | null {
  if (error === null) return null;
  if (statusCode === null) return KIND_BY_CODE[error.split(':', 1)[0] ?? ''] ?? 'lost';
  if (statusCode >= 500) return 'server_error';
  if (statusCode >= 400) return 'client_error';
  return statusCode >= 300 ? 'redirect' : 'bad_answer';
}
