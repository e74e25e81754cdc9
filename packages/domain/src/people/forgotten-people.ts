import type { Database, Transaction } from '../database';
import { hashName, nameMatcher } from './hashed-name';

/** A person who asked to be forgotten. */
export interface ForgottenPerson {
  nameHash: Uint8Array;
  /** The company it applies to; null for all. */
  domain: string | null;
  createdAt: Date;
}

/**
 * Returns a test for what to leave out of a company's data: whether a text names a person who asked for it,
 * in whole or in part.
 */
export async function forgottenNameMatcher(db: Database, domain: string): Promise<(text: string) => boolean> {
  return nameMatcher(await db.forgottenPerson.findMany({ where: { domain: { in: ['', domain] } } }));
}

export async function listForgottenPeople(db: Database): Promise<ForgottenPerson[]> {
  const rows = await db.forgottenPerson.findMany({ orderBy: [{ createdAt: 'asc' }, { nameHash: 'asc' }] });
  return rows.map(({ nameHash, domain, createdAt }) => ({ nameHash, domain: domain || null, createdAt }));
}

/**
 * Removes a name from the list if it is there for exactly this domain (null: all companies); returns false
 * otherwise.
 */
export async function allowPerson(db: Transaction, name: string, domain: string | null): Promise<boolean> {
  const { nameHash } = hashName(name);
  const { count } = await db.forgottenPerson.deleteMany({ where: { nameHash, domain: domain ?? '' } });
  return count === 1;
}
