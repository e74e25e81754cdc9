import { createHash } from 'node:crypto';
import { ServiceError } from '@firmlens/contract';
import {
  type Database,
  findAnswer,
  type IdempotentAnswer,
  type IdempotentRequest,
  storeAnswer,
  type Transaction,
} from '@firmlens/domain';
import type { Request, Response } from 'express';

/** Printable ASCII, as in any header. */
const KEY = /^[\x21-\x7e](?:[\x20-\x7e]{0,253}[\x21-\x7e])?$/;

/** Returns the key of a request that may be sent again; null if it has none. Throws `invalid_parameter`. */
export function idempotencyKey(request: Request): string | null {
  const sent = request.get('idempotency-key');
  if (sent === undefined) return null;
  if (KEY.test(sent)) return sent;
  throw new ServiceError(
    'invalid_parameter',
    'The Idempotency-Key must have 1 to 255 printable ASCII characters.',
  );
}

/** Returns the digest of everything that decides what a request does. */
export function digestOf(parts: readonly (string | Buffer)[]): Buffer {
  const hash = createHash('sha256');
  // The lengths keep apart what belongs to one part and what to the next.
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest();
}

/** Stores the answer in the transaction of what the request does. */
export type KeepAnswer = (tx: Transaction, answer: IdempotentAnswer) => Promise<void>;

/** Another request with the key ended in between, so this one must do nothing. */
class AnsweredMeanwhile extends Error {}

/**
 * Does the work of a request unless its key has an answer, and returns that; null if the work was done. `work` keeps its
 * answer. What fails is not kept, and may be tried again with the same key.
 */
export async function unlessAnswered(
  db: Database,
  request: IdempotentRequest,
  work: (keep: KeepAnswer) => Promise<void>,
): Promise<IdempotentAnswer | null> {
  const first = await firstAnswer(db, request);
  if (first !== null) return first;
  try {
    await work(async (tx, answer) => {
      if (!(await storeAnswer(tx, request, answer))) throw new AnsweredMeanwhile();
    });
    return null;
  } catch (error) {
    // The same request may have been under way, and won.
    const meanwhile = await firstAnswer(db, request);
    if (meanwhile === null) throw error;
    return meanwhile;
  }
}

/** The same for a request over REST, which gets the first answer again. `work` gets null if the request has no key. */
export async function answerOnce(
  db: Database,
  request: IdempotentRequest | null,
  response: Response,
  work: (keep: KeepAnswer | null) => Promise<void>,
): Promise<void> {
  if (request === null) return work(null);
  const first = await unlessAnswered(db, request, work);
  if (first !== null) sendJson(response, first);
}

async function firstAnswer(db: Database, request: IdempotentRequest): Promise<IdempotentAnswer | null> {
  const first = await findAnswer(db, request);
  if (first === 'other') {
    throw new ServiceError(
      'idempotency_key_reused',
      'The Idempotency-Key was used with another request in the last 24 hours. Nothing was charged.',
    );
  }
  return first;
}

/** Sends JSON text. */
export function sendJson(
  response: Response,
  { status, body }: { status: number; body: string | Buffer },
): void {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
}
