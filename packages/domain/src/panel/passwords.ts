import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type * as commonPasswordsModule from './common-passwords';

const MIN_PASSWORD = 8;
const MAX_PASSWORD = 1_024;

/** Argon2id, which the library numbers 2, with the memory and passes that OWASP recommends. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes that are computed at once. Each takes 19 MiB and a processor. */
const AT_ONCE = 2;
/** Hashes that wait. Beyond, the caller has to come back. */
const MOST_WAITING = 100;

/** Too many passwords are being checked. */
export class PasswordsBusy extends Error {}

/** Hashes and checks passwords, few at a time. */
export interface Passwords {
  /** Returns the hash to store. Throws `PasswordsBusy`. */
  hash(password: string): Promise<string>;
  /** Whether the password has this hash. Throws `PasswordsBusy`. */
  verify(hash: string, password: string): Promise<boolean>;
  /**
   * A hash that no known password has, to compare with if a person does not exist. It takes as much work, so the time
   * tells nobody.
   */
  hashOfNobody: string;
}

/** Returns what is as good as the hash of a random password, without the 19 MiB that hashing takes. */
function randomHash(): string {
  const { memoryCost, timeCost, parallelism } = COST;
  const [salt, digest] = [16, 32].map((bytes) => randomBytes(bytes).toString('base64').replaceAll('=', ''));
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${digest}`;
}

export function createPasswords(): Passwords {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < AT_ONCE) running += 1;
    else if (waiting.length >= MOST_WAITING) throw new PasswordsBusy('too many passwords are being checked');
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }
  return {
    hash: (password) => inTurn(() => hash(password, COST)),
    verify: (stored, password) => inTurn(() => verify(stored, password)),
    hashOfNobody: randomHash(),
  };
}

/** Words that anybody would try, beside those that are known of the person. */
const KNOWN_WORDS = ['firmlens'];
/** Shorter ones are part of too many others. */
const MIN_WORD = 4;

/** Returns a password without the words that others know, which make it no harder to guess. */
function withoutKnownWords(password: string, texts: readonly string[]): string {
  const words = texts.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return [...KNOWN_WORDS, ...words]
    .filter(({ length }) => length >= MIN_WORD)
    .reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());
}

/**
 * Returns what is wrong with a new password, for the person; null if nothing is. `known` are texts that others know of
 * them, such as their name: beside the words of these, a password still has the least number of characters.
 */
export function passwordProblem(password: string, known: readonly string[] = []): string | null {
  if (password.length < MIN_PASSWORD) return `Use at least ${MIN_PASSWORD} characters.`;
  if (password.length > MAX_PASSWORD) return `Use at most ${MAX_PASSWORD} characters.`;
  if (withoutKnownWords(password, known).length < MIN_PASSWORD) {
    return 'This is too close to your name, your email address, your account or the name of the service.';
  }
  // Loaded when a password is first chosen: most processes never need them.
  const { COMMON_PASSWORDS } = require('./common-passwords') as typeof commonPasswordsModule;
  return COMMON_PASSWORDS.has(password.toLowerCase())
    ? 'Many people use this password. Choose another.'
    : null;
}
