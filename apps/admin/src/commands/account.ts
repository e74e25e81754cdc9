import { ACCOUNT_STATUSES, PLANS } from '@firmlens/contract';
import {
  type Account,
  createAccount,
  findAccount,
  listAccounts,
  renewAccount,
  rotateSigningSecret,
  setAccount,
} from '@firmlens/domain';
import { type Command, CommandError } from '../command';
import { email, number, oneOf, optionalNumber, text } from '../read-flags';
import { refreshAccount } from '../write-through';
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

function known<T>(found: T | null, accountId: number): T {
  if (found === null) throw new CommandError(`there is no account ${accountId}`);
  return found;
}

/** Undefined values left out: what was not named is not changed. */
function named<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
}

export const accountCommands: Command[] = [
  {
    name: 'account create',
    required: ['email', 'name'],
    optional: ['company', 'plan'],
    run: async ({ db, secretsKey }, flags) => {
      const created = await createAccount(db, {
        email: email(flags),
        name: text(flags, 'name'),
        companyName: flags.has('company') ? text(flags, 'company') : null,
        plan: oneOf(flags, 'plan', PLANS) ?? 'trial',
        secretsKey,
      });
      return {
        json: {
          account_id: created.accountId,
          key_id: created.keyId,
          api_key: created.apiKey,
          signing_secret: created.signingSecret,
        },
      };
    },
  },
  {
    name: 'account set',
    required: ['account'],
    optional: ['plan', 'status', 'credits-per-month', 'rate-per-minute', 'rate-per-day', 'concurrent'],
    run: async (deps, flags) => {
      const accountId = number(flags, 'account');
      const change = named({
        plan: oneOf(flags, 'plan', PLANS),
        status: oneOf(flags, 'status', ACCOUNT_STATUSES),
        creditsPerMonth: optionalNumber(flags, 'credits-per-month', 0),
        ratePerMinute: optionalNumber(flags, 'rate-per-minute'),
        ratePerDay: optionalNumber(flags, 'rate-per-day'),
        concurrentBatches: optionalNumber(flags, 'concurrent'),
      });
      if (Object.keys(change).length === 0) throw new CommandError('account set: name what to change');
      const account = known(await setAccount(deps.db, accountId, change), accountId);
      return { json: accountJson(account), ...(await refreshAccount(deps, accountId)) };
    },
  },
  {
    name: 'account show',
    required: ['account'],
    optional: [],
    run: async ({ db }, flags) => {
      const accountId = number(flags, 'account');
      return { json: accountJson(known(await findAccount(db, accountId), accountId)) };
    },
  },
  {
    name: 'account list',
    required: [],
    optional: [],
    run: async ({ db }) => ({ json: { accounts: (await listAccounts(db)).map(accountJson) } }),
  },
  {
    name: 'account renew',
    required: ['account'],
    optional: [],
    run: async (deps, flags) => {
      const accountId = number(flags, 'account');
      const account = known(await renewAccount(deps.db, accountId), accountId);
      return { json: accountJson(account), ...(await refreshAccount(deps, accountId)) };
    },
  },
  {
    name: 'secret rotate',
    required: ['account'],
    optional: [],
    run: async ({ db, secretsKey }, flags) => {
      const accountId = number(flags, 'account');
      const secret = known(await rotateSigningSecret(db, accountId, secretsKey), accountId);
      return { json: { account_id: accountId, signing_secret: secret } };
    },
  },
];
