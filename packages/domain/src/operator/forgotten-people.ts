import type { Database } from '../database';
import { Prisma } from '../generated/client';
import { type Actor, writeAudit } from '../panel/audit';
import { type ForgetRequest, listAsForgotten } from '../people/forget-person';
import { allowPerson } from '../people/forgotten-people';
import { hashName } from '../people/hashed-name';

/** Enough of a hash to tell two entries apart. The name itself is not stored. */
export const shortHash = (nameHash: Uint8Array): string => Buffer.from(nameHash).toString('hex').slice(0, 12);

export interface ForgottenEntry {
  nameHash: Uint8Array;
  /** The company it applies to; null for all. */
  domain: string | null;
  createdAt: Date;
}

/** An entry by its key. */
type EntryKey = Pick<ForgottenEntry, 'nameHash' | 'domain'>;

/** Returns entries before an entry, or the latest, newest first. */
export async function findForgottenPeople(
  db: Database,
  { before, limit }: { before: EntryKey | null; limit: number },
): Promise<ForgottenEntry[]> {
  const page =
    before === null
      ? Prisma.empty
      : Prisma.sql`
          WHERE (created_at, name_hash, domain) < (
            SELECT created_at, name_hash, domain FROM forgotten_people
            WHERE name_hash = ${before.nameHash} AND domain = ${before.domain ?? ''})`;
  return db.$queryRaw<ForgottenEntry[]>`
    SELECT name_hash AS "nameHash", nullif(domain, '') AS domain, created_at AS "createdAt" FROM forgotten_people ${page}
    ORDER BY created_at DESC, name_hash DESC, domain DESC LIMIT ${limit}::int`;
}

const targetOf = (nameHash: Uint8Array, domain: string | null) =>
  `${shortHash(nameHash)} ${domain === null ? 'everywhere' : `at ${domain}`}`;

/**
 * Leaves a person out from now on. What is stored about them must still be removed (`forgetPerson`). Returns what to
 * call the entry without the name.
 */
export async function listAsForgottenAsOperator(
  db: Database,
  actor: Actor,
  request: ForgetRequest,
): Promise<string> {
  return db.$transaction(async (tx) => {
    const target = targetOf(await listAsForgotten(tx, request), request.domain);
    await writeAudit(tx, actor, { accountId: null, action: 'forgotten.added', target });
    return target;
  });
}

/** Allows storing a person's data again. Returns false if the name is not on the list for exactly this domain. */
export async function allowPersonAsOperator(
  db: Database,
  actor: Actor,
  { name, domain }: ForgetRequest,
): Promise<boolean> {
  return db.$transaction(async (tx) => {
    if (!(await allowPerson(tx, name, domain))) return false;
    const target = targetOf(hashName(name).nameHash, domain);
    await writeAudit(tx, actor, { accountId: null, action: 'forgotten.removed', target });
    return true;
  });
}
