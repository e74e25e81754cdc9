import type { Chain, ChainLink } from '@firmlens/panel-contract';

/** Why a chain does not hold, and the first entry that it concerns. */
export interface ChainFault {
  sequence: number;
  /** It is not there; its balance or hash is wrong; or, for the last one, it is not the one that the account names. */
  kind: 'missing' | 'balance' | 'hash' | 'head';
}

/** What the next entry builds on. */
interface Position {
  sequence: number;
  balance: number;
  /** In hexadecimal. */
  hash: string;
}

const START: Position = { sequence: 0, balance: 0, hash: '' };

const encoder = new TextEncoder();

const toHex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Computes an entry's hash as `entry_hash` of the database does: SHA-256 of the previous one and the entry's text. */
async function entryHash(accountId: number, previousHash: string, link: ChainLink): Promise<string> {
  const text = [
    accountId,
    link.sequence,
    link.kind,
    link.amount,
    link.balance_after,
    link.period,
    link.reserved_period ?? '-',
    link.batch_id ?? '-',
    link.written_at_micros,
  ].join('|');
  const content = new Uint8Array([...fromHex(previousHash), ...encoder.encode(text)]);
  return toHex(await crypto.subtle.digest('SHA-256', content));
}

/** Returns the first fault of consecutive entries; null if they hold. */
async function checkLinks(
  accountId: number,
  start: Position,
  links: readonly ChainLink[],
): Promise<ChainFault | null> {
  const positions = [
    start,
    ...links.map(({ sequence, balance_after: balance, hash }) => ({ sequence, balance, hash })),
  ];
  // Each is computed from the stored hash before it, so all can be computed at once.
  const hashes = await Promise.all(
    links.map((link, index) => entryHash(accountId, positions[index]?.hash ?? '', link)),
  );
  for (const [index, link] of links.entries()) {
    const { sequence, balance } = positions[index] ?? START;
    if (link.sequence !== sequence + 1) return { sequence: sequence + 1, kind: 'missing' };
    if (link.hash !== hashes[index]) return { sequence: link.sequence, kind: 'hash' };
    if (link.balance_after !== balance + link.amount || link.balance_after < 0) {
      return { sequence: link.sequence, kind: 'balance' };
    }
  }
  return null;
}

interface Reader {
  accountId: number;
  /** Reads the entries after one. */
  read: (after: number) => Promise<Chain>;
  onProgress: (checked: number, total: number) => void;
}

/**
 * Computes the hash and the balance of every entry that the account has when this starts. Returns the first fault, or
 * null, and the last entry as the account has it.
 */
export async function verifyChain({
  accountId,
  read,
  onProgress,
}: Reader): Promise<{ fault: ChainFault | null; head: Chain['head'] }> {
  let position = START;
  let page = await read(0);
  const { head } = page;
  while (position.sequence < head.sequence) {
    onProgress(position.sequence, head.sequence);
    const links = page.links.filter(({ sequence }) => sequence <= head.sequence);
    const last = links.at(-1);
    if (last === undefined) return { fault: { sequence: position.sequence + 1, kind: 'missing' }, head };
    const fault = await checkLinks(accountId, position, links);
    if (fault !== null) return { fault, head };
    position = { sequence: last.sequence, balance: last.balance_after, hash: last.hash };
    if (position.sequence < head.sequence) page = await read(position.sequence);
  }
  const isHead = position.hash === head.hash && position.balance === head.balance;
  return { fault: isHead ? null : { sequence: head.sequence, kind: 'head' }, head };
}
