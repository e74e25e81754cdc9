import {
  accountOverview,
  findAccounts,
  findLedgerHead,
  findRunningBatches,
  listAccountKeys,
  listInvitations,
  listPanelPeople,
} from '@firmlens/domain';
import type { OperatedAccount } from '@firmlens/panel-contract';
import type { Handlers, PanelDeps } from '../../call';
import { idOf } from '../../id-of';
import { keyBody } from '../../key-body';
import { unknownAccount } from './unknown-account';

/** How many accounts a page has. */
const PAGE = 50;

export function accountHandlers({
  panelDb,
}: PanelDeps): Pick<Handlers, 'GET /operator/accounts' | 'GET /operator/accounts/:account_id'> {
  return {
    'GET /operator/accounts': async ({ input: { before, text, ...filter } }) => {
      const part = text?.trim();
      // One more tells whether there are more.
      const rows = await findAccounts(
        panelDb,
        { ...filter, text: part === '' ? undefined : part },
        { before: before === undefined ? null : idOf(before), limit: PAGE + 1 },
      );
      return {
        accounts: rows.slice(0, PAGE).map((row) => ({
          account_id: row.id,
          name: row.name,
          company_name: row.companyName,
          email: row.email,
          plan: row.plan,
          status: row.status,
          balance: row.balance,
          created_at: row.createdAt.toISOString(),
        })),
        has_more: rows.length > PAGE,
      };
    },

    'GET /operator/accounts/:account_id': async ({ input }) => {
      const accountId = idOf(input.account_id);
      const overview = await accountOverview(panelDb, accountId);
      const ledger = await findLedgerHead(panelDb, accountId);
      if (overview === null || ledger === null) throw unknownAccount();
      const { account, batchesRunning, daily } = overview;
      const { renewsAt, ...head } = ledger;
      return {
        account_id: account.id,
        name: account.name,
        company_name: account.companyName,
        email: account.email,
        plan: account.plan,
        status: account.status,
        created_at: account.createdAt.toISOString(),
        balance: account.credits.balance,
        used: account.credits.used,
        credit_limit: account.credits.limit,
        total_purchased: account.credits.totalPurchased,
        renews_at: renewsAt?.toISOString() ?? null,
        credits_per_month: account.limits.creditsPerMonth,
        rate_per_minute: account.limits.ratePerMinute,
        rate_per_day: account.limits.ratePerDay,
        concurrent_limit: account.limits.concurrentBatches,
        webhook_url: account.webhookUrl,
        ledger: head,
        keys: (await listAccountKeys(panelDb, accountId)).map(keyBody),
        people: await peopleOf(panelDb, accountId),
        invitations: await invitationsOf(panelDb, accountId),
        batches_running: batchesRunning,
        batches: (await findRunningBatches(panelDb, accountId)).map((batch) => ({
          batch_id: batch.id,
          domain: batch.domain,
          status: batch.status,
          requested_at: batch.requestedAt.toISOString(),
        })),
        daily,
      };
    },
  };
}

async function peopleOf(db: PanelDeps['panelDb'], accountId: number): Promise<OperatedAccount['people']> {
  const people = await listPanelPeople(db, accountId);
  return people.map(({ userId, email, name, role, lastSeenAt }) => ({
    user_id: userId,
    email,
    name,
    role,
    last_seen_at: lastSeenAt?.toISOString() ?? null,
  }));
}

async function invitationsOf(
  db: PanelDeps['panelDb'],
  accountId: number,
): Promise<OperatedAccount['invitations']> {
  const invitations = await listInvitations(db, accountId);
  return invitations.map(({ email, role, expiresAt }) => ({
    email,
    role,
    expires_at: expiresAt.toISOString(),
  }));
}
