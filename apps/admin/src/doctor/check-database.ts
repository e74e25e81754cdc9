import {
  type Database,
  databaseProblem,
  isSecretsKeyRight,
  lastInvariantCheck,
  openDatabase,
  outboxLagSeconds,
  readDatabaseFacts,
} from '@firmlens/domain';
import { forSessions } from '@firmlens/runtime';
import type { ReadableSettings } from './check-settings';
import { type Check, checkClock, fail, type Machine, ok, oneLine, skip, warn } from './check';

const MIN_MAJOR = 14;
/** The invariants are checked every minute, and after a long check within the hour. */
const CHECKED_WITHIN_MS = 4_500_000;
const MAX_OUTBOX_SECONDS = 60;

/** Says what to change for a server that did not let us in. */
function changeFor(reason: string, variable: string): string {
  if (/password|authentication|28P01|28000/i.test(reason))
    return `Correct the user and the password in ${variable}`;
  if (/does not exist|3D000/i.test(reason)) return `Create the database, or correct its name in ${variable}`;
  if (/too many|53300/i.test(reason)) return 'Raise max_connections in PostgreSQL, or run fewer processes';
  return `Start PostgreSQL, and see that ${variable} names its host and port and that no firewall is between`;
}

/** Checks the server, then our tables in it. */
export async function checkDatabase(
  settings: ReadableSettings['database'],
  secretsKey: Buffer | undefined,
  machine: Machine,
): Promise<Check[]> {
  if (settings === undefined) return [skip('PostgreSQL', 'DATABASE_URL is not usable')];
  const variable = settings.directUrl === null ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
  const db = openDatabase({ ...forSessions(settings), poolSize: 1, statementTimeoutMs: 10_000 });
  try {
    const before = machine.now();
    const facts = await readDatabaseFacts(db);
    const after = machine.now();
    return [
      facts.major < MIN_MAJOR
        ? fail('PostgreSQL', `version ${facts.version}`, `Upgrade to PostgreSQL ${MIN_MAJOR} or newer`)
        : facts.isReadOnly
          ? fail(
              'PostgreSQL',
              `version ${facts.version}, read-only`,
              `Let ${variable} name the primary server`,
            )
          : ok('PostgreSQL', `version ${facts.version}`),
      checkConnections(facts),
      checkClock('clock of PostgreSQL', 'PostgreSQL', facts.now, [before, after]),
      ...(await checkTables(db, secretsKey)),
    ];
  } catch (error) {
    const reason = oneLine(error);
    return [
      fail('PostgreSQL', `does not let us in: ${reason}`, changeFor(reason, variable)),
      ...['connections', 'clock of PostgreSQL', 'tables'].map((name) =>
        skip(name, 'PostgreSQL is not usable'),
      ),
    ];
  } finally {
    await db.$disconnect();
  }
}

function checkConnections({
  connections,
  maxConnections,
}: {
  connections: number;
  maxConnections: number;
}): Check {
  const found = `${connections} of ${maxConnections} are open`;
  return connections > 0.8 * maxConnections
    ? warn('connections', found, 'Raise max_connections; docs/operations.md says how many a process needs')
    : ok('connections', found);
}

async function checkTables(db: Database, secretsKey: Buffer | undefined): Promise<Check[]> {
  const problem = await databaseProblem(db);
  if (problem !== null) return [fail('tables', problem, 'Run `npm run migrate`')];
  return [
    ok('tables', 'All migrations are applied'),
    await checkSecretsKey(db, secretsKey),
    await checkInvariantChecks(db),
    await checkOutbox(db),
  ];
}

async function checkSecretsKey(db: Database, secretsKey: Buffer | undefined): Promise<Check> {
  if (secretsKey === undefined) return skip('secrets', 'SECRETS_KEY is not usable');
  const isRight = await isSecretsKeyRight(db, secretsKey);
  if (isRight === false)
    return fail(
      'secrets',
      'SECRETS_KEY does not decrypt the stored signing secrets',
      'Set the SECRETS_KEY with which the accounts were created; webhooks cannot be signed without it',
    );
  return ok(
    'secrets',
    isRight === null ? 'No secret is stored yet' : 'SECRETS_KEY decrypts the stored secrets',
  );
}

async function checkInvariantChecks(db: Database): Promise<Check> {
  const { checkedAt, counts } = await lastInvariantCheck(db);
  const broken = Object.keys(counts);
  if (broken.length > 0)
    return fail(
      'invariants',
      `${broken.join(', ')} are broken`,
      'Take a backup, then run `ledger verify`; docs/operations.md says what follows',
    );
  if (checkedAt === null || Date.now() - checkedAt.getTime() > CHECKED_WITHIN_MS)
    return warn(
      'invariants',
      checkedAt === null ? 'They were never checked' : `They were last checked at ${checkedAt.toISOString()}`,
      'Start an enrichment worker: it checks them every minute',
    );
  return ok('invariants', `They held at ${checkedAt.toISOString()}`);
}

async function checkOutbox(db: Database): Promise<Check> {
  const seconds = Math.round(await outboxLagSeconds(db));
  return seconds > MAX_OUTBOX_SECONDS
    ? warn(
        'dispatch',
        `The oldest job waits for Redis for ${seconds} s`,
        'Start an enrichment worker, and see that it reaches Redis',
      )
    : ok('dispatch', 'No job waits for its dispatch to Redis');
}
