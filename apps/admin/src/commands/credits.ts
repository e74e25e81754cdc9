import { type Credits, findAccount, openDatabase, purchaseCredits, verifyLedger } from '@firmlens/domain';
import { Command } from '@commander-js/extra-typings';
import { ACCOUNT_HELP, CommandError, type Runner } from '../command';
import { doIrreversibly, DRY_RUN, YES } from '../confirm';
import { helpEnd } from '../help';
import { parseNumber } from '../parse-values';
import { refreshCachedAccount } from '../update-cache';

export function creditsJson(credits: Credits): object {
  return {
    balance: credits.balance,
    used: credits.used,
    limit: credits.limit,
    total_purchased: credits.totalPurchased,
    resets_at: credits.resetsAt?.toISOString() ?? null,
  };
}

export function creditsCommand(run: Runner) {
  const credits = new Command('credits').helpGroup('Accounts and credits:').description('Manage credits');
  credits
    .command('purchase')
    .description(
      'Add purchased credits to the balance; they expire with the credit period. Each run adds them again.',
    )
    .requiredOption('--account <id>', ACCOUNT_HELP, parseNumber)
    .requiredOption(
      '--amount <number>',
      'number of credits, from 1; the balance may reach 2000000000',
      parseNumber,
    )
    .option(...DRY_RUN)
    .option(...YES)
    .action(
      run(async (deps, { account: accountId, amount, ...care }) => {
        const plan = async () => {
          const account = await findAccount(deps.db, accountId);
          if (account === null) throw new CommandError(`There is no account ${accountId}.`);
          return { account_id: accountId, name: account.name, amount, balance: account.credits.balance };
        };
        const question = `Add ${amount} credits? They cannot be taken back.`;
        return doIrreversibly(deps, care, { question, plan }, async () => {
          const purchased = await purchaseCredits(deps.db, accountId, amount);
          if (purchased === null) throw new CommandError(`There is no account ${accountId}.`);
          const json = { account_id: accountId, ...creditsJson(purchased) };
          return { json, ...(await refreshCachedAccount(deps, accountId)) };
        });
      }),
    );
  return credits;
}

export function ledgerCommand(run: Runner) {
  const ledger = new Command('ledger').helpGroup('Accounts and credits:').description('Check the ledger');
  ledger
    .command('verify')
    .description(
      'Check over all data that credits and states add up (the invariants); changes nothing, exit code 1 if one is broken',
    )
    .addHelpText(
      'after',
      helpEnd(
        'It takes about half a minute for a million ledger entries. docs/operations.md says what I1 to I12 are, and what\nto do if one is broken.',
      ),
    )
    .action(
      run(async ({ databaseUrl }) => {
        const db = openDatabase({ url: databaseUrl, poolSize: 1, statementTimeoutMs: 0 });
        const report = await verifyLedger(db).finally(() => db.$disconnect());
        const broken = new Set(report.broken_invariants.map(({ invariant }) => invariant));
        return {
          json: report,
          ...(broken.size > 0 && { problem: `Broken invariants: ${[...broken].join(', ')}.` }),
        };
      }),
    );
  return ledger;
}
