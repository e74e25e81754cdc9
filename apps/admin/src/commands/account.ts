import { Command, Option } from '@commander-js/extra-typings';
import { ACCOUNT_STATUSES, PLANS } from '@firmlens/contract';
import {
  type Account,
  createAccount,
  type Database,
  deleteAccount,
  exportAccount,
  findAccount,
  listAccounts,
  OPERATOR,
  renewAccount,
  rotateSigningSecret,
  updateAccount,
} from '@firmlens/domain';
import {
  ACCOUNT_HELP,
  type CommandDeps,
  CommandError,
  type CommandResult,
  type Runner,
  UsageError,
} from '../command';
import { doIrreversibly, DRY_RUN, YES } from '../confirm';
import { helpEnd } from '../help';
import { PLAN_TABLE } from '../plan-table';
import { parseEmail, parseNumber, parseNumberOrZero, parseText } from '../parse-values';
import { evictCachedAccount, refreshCachedAccount } from '../update-cache';
import { creditsJson } from './credits';

function accountJson(account: Account): object {
  return {
    account_id: account.id,
    name: account.name,
    email: account.email,
    company_name: account.companyName,
    plan_type: account.plan,
    status: account.status,
    created_at: account.createdAt.toISOString(),
    credits_per_month: account.limits.creditsPerMonth,
    rate_per_minute: account.limits.ratePerMinute,
    rate_per_day: account.limits.ratePerDay,
    concurrent: account.limits.concurrentBatches,
    webhook_url: account.webhookUrl,
    credits: creditsJson(account.credits),
  };
}

/** What `account list` shows people of each account. */
const LIST_COLUMNS = [
  'account_id',
  'name',
  'company_name',
  'email',
  'plan_type',
  'status',
  'credits.balance',
];

/** Shows the account that is about to change. */
async function planFor(db: Database, accountId: number): Promise<object> {
  return accountJson(assertFound(await findAccount(db, accountId), accountId));
}

/** Throws a `CommandError` if the account was not found. */
function assertFound<T>(found: T | null, accountId: number): T {
  if (found === null) throw new CommandError(`There is no account ${accountId}.`);
  return found;
}

/** Drops undefined values, so an option that was not given changes nothing. */
function withoutUndefined<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
}

export function accountCommand(run: Runner) {
  const account = new Command('account').helpGroup('Accounts and credits:').description('Manage accounts');
  account
    .command('create')
    .description('Create an account, and print its first API key and its signing secret, once')
    .requiredOption('--email <address>', 'contact address; no other account may have it', parseEmail)
    .requiredOption('--name <name>', 'name of the person', parseText)
    .option('--company <name>', 'name of the company that the person works for', parseText)
    .addOption(
      new Option('--plan <plan>', 'sets the monthly credits and the limits')
        .choices(PLANS)
        .default('trial' as const),
    )
    .addHelpText(
      'after',
      helpEnd(
        `${PLAN_TABLE}\n\nThe trial is not renewed by itself. \`account set\` raises single limits.`,
        'account create --email ada@firm.example --name "Ada Example" --company "Firm Ltd" --plan starter',
      ),
    )
    .action(
      run(async ({ db, secretsKey }, { email, name, company = null, plan }) => {
        const created = await createAccount(db, { email, name, companyName: company, plan, secretsKey });
        return {
          json: {
            account_id: created.accountId,
            key_id: created.keyId,
            api_key: created.apiKey,
            signing_secret: created.signingSecret,
          },
        };
      }),
    );
  account
    .command('set')
    .description('Change the plan, status or limits of an account, at once; what is not given stays')
    .requiredOption('--account <id>', ACCOUNT_HELP, parseNumber)
    .addOption(
      new Option(
        '--plan <plan>',
        'upgrade or downgrade now: keeps the balance, adds the monthly credits of the plan and sets its limits',
      ).choices(PLANS),
    )
    .addOption(
      new Option(
        '--status <status>',
        'active and past_due work; with suspended and cancelled, every request is refused',
      ).choices(ACCOUNT_STATUSES),
    )
    .option(
      '--credits-per-month <number>',
      'credits of each month from the next period on, from 0',
      parseNumberOrZero,
    )
    .option('--rate-per-minute <number>', 'most requests a minute, from 1', parseNumber)
    .option('--rate-per-day <number>', 'most requests a day, from 1', parseNumber)
    .option('--concurrent <number>', 'most batches that run at once, from 1', parseNumber)
    .addHelpText(
      'after',
      helpEnd(
        PLAN_TABLE,
        'account set --account 7 --plan business',
        'account set --account 7 --rate-per-minute 120 --concurrent 20',
        'account set --account 7 --status suspended',
      ),
    )
    .action(
      run(async (deps, { account: accountId, ...options }) => {
        const change = withoutUndefined({
          plan: options.plan,
          status: options.status,
          creditsPerMonth: options.creditsPerMonth,
          ratePerMinute: options.ratePerMinute,
          ratePerDay: options.ratePerDay,
          concurrentBatches: options.concurrent,
        });
        if (Object.keys(change).length === 0)
          throw new UsageError('Nothing to change. Pass an option, such as --plan.');
        const changed = assertFound(await updateAccount(deps.db, accountId, change), accountId);
        return { json: accountJson(changed), ...(await refreshCachedAccount(deps, accountId)) };
      }),
    );
  account
    .command('show')
    .description('Show an account with its limits and credits')
    .requiredOption('--account <id>', ACCOUNT_HELP, parseNumber)
    .action(
      run(async ({ db }, { account: accountId }) => ({
        json: accountJson(assertFound(await findAccount(db, accountId), accountId)),
      })),
    );
  account
    .command('list')
    .description('List all accounts')
    .action(
      run(async ({ db }) => ({
        json: { accounts: (await listAccounts(db)).map(accountJson) },
        columns: LIST_COLUMNS,
      })),
    );
  account
    .command('renew')
    .description(
      'Start a new credit period now: the balance expires, purchased credits too, and the monthly credits are granted',
    )
    .requiredOption('--account <id>', ACCOUNT_HELP, parseNumber)
    .option(...DRY_RUN)
    .option(...YES)
    .action(
      run(async (deps, { account: accountId, ...care }) => {
        const question = 'Start a new period now? The balance expires, purchased credits too.';
        return doIrreversibly(deps, care, { question, plan: () => planFor(deps.db, accountId) }, async () => {
          const renewed = assertFound(await renewAccount(deps.db, accountId), accountId);
          return { json: accountJson(renewed), ...(await refreshCachedAccount(deps, accountId)) };
        });
      }),
    );
  account
    .command('export')
    .description(
      'Write all that is stored of an account to standard output, one line of JSON for each row, without secrets',
    )
    .requiredOption('--account <id>', ACCOUNT_HELP, parseNumber)
    .addHelpText(
      'after',
      helpEnd(
        'A line is {"table": "batches", "row": {…}}, with or without --json. It contains names and email addresses.',
        'account export --account 7 > account-7.jsonl',
      ),
    )
    .action(
      run(async ({ db, writeLine }, { account: accountId }) => {
        assertFound(await exportAccount(db, accountId, writeLine), accountId);
        return null;
      }),
    );
  account
    .command('delete')
    .description(
      'Delete an account for good: its keys stop, its running batches are refunded, names, email addresses and webhook URLs are erased; its ledger stays',
    )
    .requiredOption('--account <id>', ACCOUNT_HELP, parseNumber)
    .option(...DRY_RUN)
    .option(...YES)
    .addHelpText(
      'after',
      helpEnd(
        'Export it first if somebody may ask for the data. If it is interrupted, run it again. docs/admin-command.md\nlists what is erased and what stays.',
        'account delete --account 7 --dry-run',
      ),
    )
    .action(
      run(async (deps, { account: accountId, ...care }) => {
        const question = 'Delete this account for good?';
        return doIrreversibly(deps, care, { question, plan: () => planFor(deps.db, accountId) }, () =>
          deleteFound(deps, accountId),
        );
      }),
    );
  return account;
}

async function deleteFound(deps: CommandDeps, accountId: number): Promise<CommandResult> {
  const { db, secretsKey } = deps;
  const deleted = assertFound(
    await deleteAccount(db, OPERATOR, { accountId, secretsKey }, () => evictCachedAccount(deps, accountId)),
    accountId,
  );
  // Refunds have changed the balance.
  await evictCachedAccount(deps, accountId);
  return {
    json: {
      account_id: accountId,
      deleted_at: deleted.deletedAt.toISOString(),
      batches_ended: deleted.batchesEnded,
      people_erased: deleted.peopleErased,
    },
  };
}

export function secretCommand(run: Runner) {
  const secret = new Command('secret')
    .helpGroup('Keys and secrets:')
    .description('Manage webhook signing secrets');
  secret
    .command('rotate')
    .description(
      'Replace the secret that signs the webhooks of an account, and print the new one, once; the next attempt of every delivery is signed with it',
    )
    .requiredOption('--account <id>', ACCOUNT_HELP, parseNumber)
    .option(...DRY_RUN)
    .option(...YES)
    .action(
      run(async (deps, { account: accountId, ...care }) => {
        const question = 'Replace the signing secret? Receivers must get the new one.';
        return doIrreversibly(deps, care, { question, plan: () => planFor(deps.db, accountId) }, async () => {
          const rotated = await rotateSigningSecret(deps.db, accountId, deps.secretsKey);
          return { json: { account_id: accountId, signing_secret: assertFound(rotated, accountId) } };
        });
      }),
    );
  return secret;
}
