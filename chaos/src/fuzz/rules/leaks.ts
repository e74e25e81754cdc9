import type { HttpResponse } from '../wire/read-response';
import type { Fault } from './fault';

/**
 * Traces of the service's internals. Nothing that the fuzzer sends matches them, because responses repeat it.
 */
export const LEAK_PATTERNS: Readonly<Record<string, RegExp>> = {
  'a stack': /\n\s+at |\\n\s+at |\bat (?:async )?[\w.<>]+ \(|\((?:node:|file:)/,
  'a position in a source file': /\.[cm]?[jt]sx?:\d+/,
  'a file system path': /\/(?:home|root|tmp|usr|opt|app|srv|var|work|Users)\/[\w.-]+\/|node_modules/,
  'an SQL statement': /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\b.{1,200}\b(?:FROM|VALUES|SET|WHERE)\b/s,
  'a database error':
    /syntax error at|violates \w+ ?\w* constraint|duplicate key value|invalid byte sequence|relation \\?"|column \\?"|SQLSTATE|invalid input syntax|out of range for type/,
  'an internal name':
    /prisma|ledger_entries|api_keys|request_log|reserve_batch|post_entry|ioredis|bullmq|raw-body|ServiceError|(?:Type|Range|Syntax|Reference|URI)Error|ECONNREFUSED|ECONNRESET|ETIMEDOUT|undefined is not|is not a function|Cannot read prop/i,
  'a full hash of a password or key': /\bflk_[0-9A-Za-z]{38}\b|\bwhsec_[A-Za-z0-9+/=]{20,}/,
};

/** Returns what a response leaks in its body or headers. `hidden` are this run's secrets. */
export function leakFaults({ headers, body }: HttpResponse, hidden: readonly string[]): Fault[] {
  const text = `${headers.flat().join('\n')}\n${body.toString('utf8')}`;
  const traces = Object.entries(LEAK_PATTERNS).flatMap(([name, pattern]) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [`${name}: ${JSON.stringify(found.slice(0, 80))}`];
  });
  const secrets = hidden.some((secret) => text.includes(secret)) ? ['a key or a secret'] : [];
  return [...traces, ...secrets].map((what) => ({ rule: 'leak', what: `it shows ${what}` }));
}
