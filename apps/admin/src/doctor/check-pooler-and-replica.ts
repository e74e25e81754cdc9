import {
  type Database,
  type DatabaseAddress,
  findReplicaProblem,
  openDatabase,
  pooledTimeouts,
} from '@firmlens/domain';
import { forTransactions } from '@firmlens/runtime';
import { type Check, fail, ok, oneLine, warn } from './check';
import type { ReadableSettings } from './check-settings';

const TIMEOUT_MS = 3_000;

async function withDatabase(
  address: DatabaseAddress,
  check: (db: Database) => Promise<Check>,
): Promise<Check> {
  const db = openDatabase({ ...address, poolSize: 1, statementTimeoutMs: TIMEOUT_MS });
  try {
    return await check(db);
  } finally {
    await db.$disconnect();
  }
}

/** Checks the pooler between the service and PostgreSQL, if there is one. */
export async function checkPooler(settings: ReadableSettings['database']): Promise<Check[]> {
  if (settings === undefined || settings.directUrl === null) return [];
  const change = 'Configure PgBouncer as docs/operations.md shows, and see that DATABASE_URL leads to it';
  try {
    return [
      await withDatabase(forTransactions(settings), async (db) => {
        const { statement, idle } = await pooledTimeouts(db);
        return statement === '0' || idle === '0'
          ? warn('pooler', 'It lets statements or idle transactions last for ever', change)
          : ok('pooler', `It ends statements after ${statement} and idle transactions after ${idle}`);
      }),
    ];
  } catch (error) {
    return [fail('pooler', `does not let us in: ${oneLine(error)}`, change)];
  }
}

/** Checks that the replica, if there is one, is a copy of the primary that can answer for it. */
export async function checkReplica(
  settings: ReadableSettings['database'],
  replica: ReadableSettings['replica'],
): Promise<Check[]> {
  const url = replica?.url ?? null;
  if (settings === undefined || replica === undefined || url === null) return [];
  const change = 'See that DATABASE_REPLICA_URL names a running replica; the primary does its work meanwhile';
  const primary = forTransactions(settings);
  try {
    return [
      await withDatabase(primary, (source) =>
        withDatabase({ ...primary, url }, async (copy) => {
          const problem = await findReplicaProblem(source, copy, replica.maxLagSeconds);
          return problem === null
            ? ok('replica', 'It follows the primary')
            : warn('replica', problem, change);
        }),
      ),
    ];
  } catch (error) {
    return [warn('replica', `does not let us in: ${oneLine(error)}`, change)];
  }
}
