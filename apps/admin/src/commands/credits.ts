import { type Credits, openDatabase, purchaseCredits, verifyLedger } from '@firmlens/domain';
import { Command } from '@commander-js/extra-typings';
import { ACCOUNT_HELP, CommandError, type Runner } from '../command';
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
  const credits = new Command('credits').description('Manage credits');
  credits
    .command('purchase')
    .description('Add purchased credits to the balance')
    .requiredOption('--account <id>', ACCOUNT_HELP, parseNumber)
    .requiredOption('--amount <number>', 'number of credits', parseNumber)
    .action(
      run(async (deps, { account: accountId, amount }) => {
        const purchased = await purchaseCredits(deps.db, accountId, amount);
        if (purchased === null) throw new CommandError(`There is no account ${accountId}.`);
        return {
          json: { account_id: accountId, ...creditsJson(purchased) },
          ...(await refreshCachedAccount(deps, accountId)),
        };
      }),
    );
  return credits;
}

export function ledgerCommand(run: Runner) {
  const ledger = new Command('ledger').description('Check the ledger');
  ledger
    .command('verify')
    .description('Check every invariant from the first entry; changes nothing, exit code 1 if one is broken')
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
