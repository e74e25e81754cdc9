import { type Credits, openDatabase, purchaseCredits, verifyLedger } from '@firmlens/domain';
import { type Command, CommandError } from '../command';
import { number } from '../read-flags';
import { refreshAccount } from '../write-through';

export function creditsJson(credits: Credits): object {
  return {
    balance: credits.balance,
    used: credits.used,
    limit: credits.limit,
    total_purchased: credits.totalPurchased,
    resets_at: credits.resetsAt?.toISOString() ?? null,
  };
}

export const creditCommands: Command[] = [
  {
    name: 'credits purchase',
    required: ['account', 'amount'],
    optional: [],
    run: async (deps, flags) => {
      const accountId = number(flags, 'account');
      const credits = await purchaseCredits(deps.db, accountId, number(flags, 'amount'));
      if (credits === null) throw new CommandError(`there is no account ${accountId}`);
      return {
        json: { account_id: accountId, ...creditsJson(credits) },
        ...(await refreshAccount(deps, accountId)),
      };
    },
  },
  {
    name: 'ledger verify',
    required: [],
    optional: [],
    run: async ({ databaseUrl }) => {
      const db = openDatabase({ url: databaseUrl, poolSize: 1, statementTimeoutMs: 0 });
      const report = await verifyLedger(db).finally(() => db.$disconnect());
      const broken = new Set(report.broken_invariants.map(({ invariant }) => invariant));
      return {
        json: report,
        ...(broken.size > 0 && { problem: `what does not hold: ${[...broken].join(', ')}` }),
      };
    },
  },
];
