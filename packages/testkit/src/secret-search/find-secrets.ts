import { hashKey, isWellFormedKey } from '@firmlens/domain';

/** A secret found where none may be. */
export interface FoundSecret {
  /** Its kind, its encoding and its first characters; never all of it. */
  description: string;
  /** SHA-256 of an API key; null for another secret. */
  keyHash: Buffer | null;
}

/**
 * All kinds of secrets in all encodings: plain, hex, and base64 up to the characters that depend on what
 * follows.
 */
const PLAIN = /flk_[0-9A-Za-z]{38}|flp_[0-9A-Za-z_-]{43}|whsec_[0-9A-Za-z+/]{43}=?/g;
const HEX = /(?:666c6b5f|666c705f|77687365635f)[0-9a-f]{76,96}/gi;
const BASE64 = /(?:ZmxrX|ZmxwX|d2hzZWNf)[0-9A-Za-z+/]{50,68}/g;
/**
 * Matches, in PostgreSQL as in JavaScript, every text in which `findSecrets` finds something without `known`.
 */
export const SECRET_CANDIDATES_PATTERN = [PLAIN, HEX, BASE64].map(({ source }) => source).join('|');

const KINDS = { flk_: 'an API key', flp_: 'a token of the panel', whse: 'a signing secret' } as const;
const kindOf = (secret: string) => KINDS[secret.slice(0, 4) as keyof typeof KINDS];

/** Anything as long as 32 bytes in base64; in hex they are longer. */
const RUN = /[0-9A-Za-z+/]{43,}/g;

function secretsIn(text: string, written: string): FoundSecret[] {
  return (text.match(PLAIN) ?? [])
    .filter((match) => !match.startsWith('flk_') || isWellFormedKey(match))
    .map((match) => ({
      description: `${kindOf(match)} ${written} (${match.slice(0, 10)}…)`,
      keyHash: match.startsWith('flk_') ? hashKey(match) : null,
    }));
}

/**
 * Returns the bytes of a signing secret as they may be written without its prefix: base64 without padding,
 * and hex.
 */
export function unprefixedForms(signingSecret: string): string[] {
  const bytes = Buffer.from(signingSecret.slice('whsec_'.length), 'base64');
  return [bytes.toString('base64').replace('=', ''), bytes.toString('hex')];
}

/** Returns the known texts, each of 43 or 64 characters, that the run contains. */
function knownIn(run: string, known: ReadonlySet<string>): string[] {
  const offsets = Array.from({ length: run.length - 42 }, (_, at) => at);
  const parts = new Set(offsets.flatMap((at) => [run.slice(at, at + 43), run.slice(at, at + 64)]));
  return [...parts].filter((part) => known.has(part));
}

/**
 * Finds API keys, which their checksum identifies, tokens of the panel and signing secrets: plain, in hex or in
 * base64. If their bare forms are in `known`, finds the bytes alone too.
 */
export function findSecrets(text: string, known: ReadonlySet<string> = new Set()): FoundSecret[] {
  const decoded = (pattern: RegExp, encoding: 'hex' | 'base64') =>
    (text.match(pattern) ?? []).flatMap((match) =>
      secretsIn(Buffer.from(match, encoding).toString('latin1'), `in ${encoding}`),
    );
  const bare = known.size === 0 ? [] : (text.match(RUN) ?? []).flatMap((run) => knownIn(run, known));
  return [
    ...secretsIn(text, 'as it is'),
    ...decoded(HEX, 'hex'),
    ...decoded(BASE64, 'base64'),
    ...bare.map((match) => ({
      description: `the bytes of a signing secret (${match.slice(0, 6)}…)`,
      keyHash: null,
    })),
  ];
}
