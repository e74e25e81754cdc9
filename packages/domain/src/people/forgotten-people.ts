import type { Database } from '../database';
import { hashName, nameMatcher } from './hashed-name';

/** An entry of the list of people who asked to be left out. */
export interface ForgottenPerson {
  nameHash: Uint8Array;
  /** The company it holds for; null for all. */
  domain: string | null;
  createdAt: Date;
}

/**
 * Whom to leave out of what is collected about a company: tells of any text whether it names a person who asked for
 * it, as a whole or somewhere in it.
 */
export async function forgottenPeople(db: Database, domain: string): Promise<(text: string) => boolean> {
  return nameMatcher(await db.forgottenPerson.findMany({ where: { domain: { in: ['', domain] } } }));
}

export async function listForgottenPeople(db: Database): Promise<ForgottenPerson[]> {
  const rows = await db.forgottenPerson.findMany({ orderBy: [{ createdAt: 'asc' }, { nameHash: 'asc' }] });
  return rows.map(({ nameHash, domain, createdAt }) => ({ nameHash, domain: domain || null, createdAt }));
}

/** Takes a name off the list, where it stands with just this domain (null: for all companies); false where it does not. */
export async function allowPerson(db: Database, name: string, domain: string | null): Promise<boolean> {
  const { nameHash } = hashName(name);
  const { count } = await db.forgottenPerson.deleteMany({ where: { nameHash, domain: domain ?? '' } });
  return count === 1;
}
