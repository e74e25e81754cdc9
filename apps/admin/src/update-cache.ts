import { type Cache, refreshAccount } from '@firmlens/cache';
import { findAccount } from '@firmlens/domain';
import { type CommandDeps, CommandError } from './command';

/** Applies a change to Redis. Returns why it failed, or null if it succeeded. */
async function tryUpdateRedis(
  deps: CommandDeps,
  change: (cache: Cache) => Promise<void>,
): Promise<string | null> {
  try {
    await change(await deps.cache());
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Builds the message for the case that the database was changed but Redis, where processes look first, was
 * not. `remedy` is a command that updates Redis and changes nothing else.
 */
function redisProblem(why: string | null, remedy: string): { problem?: string } {
  if (why === null) return {};
  return {
    problem:
      `The database is changed, but Redis could not be updated (${why}). ` +
      `Processes may use the old values for five minutes. Run \`${remedy}\` to update it.`,
  };
}

/** Makes an account's changed limits, status and credits visible to every process. */
export async function refreshCachedAccount(
  deps: CommandDeps,
  accountId: number,
): Promise<{ problem?: string }> {
  const why = await tryUpdateRedis(deps, (cache) => refreshAccount(cache, deps.db, accountId));
  const account = why === null ? null : await findAccount(deps.db, accountId);
  return redisProblem(why, `account set --account ${accountId} --status ${account?.status}`);
}

/** Makes every process reject a disabled key. Unless a problem is returned, none accepts it from then on. */
export async function evictCachedKey(
  deps: CommandDeps,
  { keyId, hash }: { keyId: number; hash: Buffer },
): Promise<{ problem?: string }> {
  const why = await tryUpdateRedis(deps, (cache) => cache.dropKeys([hash]));
  return redisProblem(why, `key disable --key-id ${keyId}`);
}

/** Makes every process read an account that is being deleted from the database. */
export async function evictCachedAccount(deps: CommandDeps, accountId: number): Promise<void> {
  const why = await tryUpdateRedis(deps, (cache) => refreshAccount(cache, deps.db, accountId));
  if (why !== null) throw runAgain(why);
}

/** Removes a company's data from the cache of every process. */
export async function evictCachedCompany(deps: CommandDeps, domain: string): Promise<void> {
  const why = await tryUpdateRedis(deps, (cache) => cache.dropCompany(domain));
  if (why !== null) throw runAgain(why);
}

const runAgain = (why: string) =>
  new CommandError(
    `The database is changed, but Redis could not be updated (${why}). Run the command again.`,
  );
