import { findCredits, findKeyRecord, keyRecordsOf } from '@firmlens/domain';
import { type CommandDeps, CommandError } from './command';

/**
 * Runs a change of Redis after the database was changed. Redis is where the processes look first, so that the
 * operator must hear of it when it could not be told.
 */
async function tellRedis(
  deps: CommandDeps,
  change: (cache: Awaited<ReturnType<CommandDeps['cache']>>) => Promise<void>,
) {
  try {
    await change(await deps.cache());
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new CommandError(
      `the database is changed, but Redis could not be told (${why}): run the command again`,
    );
  }
}

/** Makes changed limits, status and credits of an account known to every process. */
export async function refreshAccount(deps: CommandDeps, accountId: number): Promise<void> {
  const records = await keyRecordsOf(deps.db, accountId);
  const credits = await findCredits(deps.db, accountId);
  await tellRedis(deps, async (cache) => {
    for (const { hash, record } of records) {
      await (record.disabled ? cache.buryKey(hash, record) : cache.putKey(hash, record));
    }
    if (credits) await cache.putBalance(accountId, credits.ledgerSequence, credits.balance);
  });
}

/** Makes a disabled key known to every process; from its return on none takes the key. */
export async function buryKey(deps: CommandDeps, hash: Buffer): Promise<void> {
  const record = await findKeyRecord(deps.db, hash);
  if (record) await tellRedis(deps, (cache) => cache.buryKey(hash, record));
}

/** Makes every process forget what is on file of a company. */
export async function forgetCompany(deps: CommandDeps, domain: string): Promise<void> {
  await tellRedis(deps, (cache) => cache.dropCompany(domain));
}
