import type { Cache } from '@firmlens/cache';
import { findAccount, findCredits, keyHashesOf } from '@firmlens/domain';
import { type CommandDeps, CommandError } from './command';

/** Why Redis could not be told, or null where it was. */
async function tellRedis(deps: CommandDeps, change: (cache: Cache) => Promise<void>): Promise<string | null> {
  try {
    await change(await deps.cache());
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * What to tell the operator where the database was changed and Redis, where the processes look first, was not:
 * `remedy` is a command that tells it and changes nothing else.
 */
function problemOf(why: string | null, remedy: string): { problem?: string } {
  if (why === null) return {};
  return {
    problem:
      `the database is changed, but Redis could not be updated (${why}): ` +
      `processes may use the old values for five minutes; run \`${remedy}\` to update it`,
  };
}

/** Makes changed limits, status and credits of an account known to every process. */
export async function refreshCachedAccount(
  deps: CommandDeps,
  accountId: number,
): Promise<{ problem?: string }> {
  const hashes = await keyHashesOf(deps.db, accountId);
  const credits = await findCredits(deps.db, accountId);
  const why = await tellRedis(deps, async (cache) => {
    await cache.dropKeys(hashes);
    if (credits) await cache.putBalance(accountId, credits.ledgerSequence, credits.balance);
  });
  const account = why === null ? null : await findAccount(deps.db, accountId);
  return problemOf(why, `account set --account ${accountId} --status ${account?.status}`);
}

/** Makes a disabled key known to every process; where there is no problem, none takes the key from its return on. */
export async function evictCachedKey(
  deps: CommandDeps,
  { keyId, hash }: { keyId: number; hash: Buffer },
): Promise<{ problem?: string }> {
  const why = await tellRedis(deps, (cache) => cache.dropKeys([hash]));
  return problemOf(why, `key disable --key-id ${keyId}`);
}

/** Makes every process forget what is on file of a company. */
export async function evictCachedCompany(deps: CommandDeps, domain: string): Promise<void> {
  const why = await tellRedis(deps, (cache) => cache.dropCompany(domain));
  if (why === null) return;
  throw new CommandError(
    `the database is changed, but Redis could not be updated (${why}): run the command again`,
  );
}
