import { refreshAccount } from '@firmlens/cache';
import { ServiceError } from '@firmlens/contract';
import {
  type AccountChange,
  changeAccountAsOperator,
  createAccountAsOperator,
  invitePerson,
  isPanelMember,
  purchaseAsOperator,
  renewAccountAsOperator,
} from '@firmlens/domain';
import type { Handlers, PanelDeps } from '../../call';
import { idOf } from '../../id-of';
import { PanelError } from '../../panel-error';
import { updateRedis } from '../../update-redis';
import { invalidFields } from '../../validate-input';
import { operatorActor } from './operator-actor';
import { unknownAccount } from './unknown-account';

type Names =
  | 'POST /operator/accounts'
  | 'PUT /operator/accounts/:account_id'
  | 'POST /operator/accounts/:account_id/renewals'
  | 'POST /operator/accounts/:account_id/purchases'
  | 'POST /operator/accounts/:account_id/invitations';

/** Shows a refusal of the rules for accounts and credits beside the field that it is about. */
async function refusedAt<T>(field: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ServiceError ? invalidFields({ [field]: error.message }) : error;
  }
}

export function accountChangeHandlers(deps: PanelDeps): Pick<Handlers, Names> {
  const { panelDb, cache, secretsKey, baseUrl } = deps;

  /** Makes a change count in every process. */
  const refresh = (accountId: number) =>
    updateRedis(deps, 'the changes of an account reach Redis later', () =>
      refreshAccount(cache, panelDb, accountId),
    );

  return {
    'POST /operator/accounts': async (call) => {
      const { name, email, company_name: companyName, plan } = call.input;
      const account = {
        name: name.trim(),
        email,
        companyName: companyName?.trim() ?? null,
        plan,
        secretsKey,
      };
      const created = await refusedAt('email', () =>
        createAccountAsOperator(panelDb, operatorActor(call), account),
      );
      return {
        account_id: created.accountId,
        api_key: created.apiKey,
        signing_secret: created.signingSecret,
      };
    },

    'PUT /operator/accounts/:account_id': async (call) => {
      const accountId = idOf(call.input.account_id);
      const change = changeOf(call.input);
      if (Object.keys(change).length === 0) throw new PanelError('invalid_input', 'Nothing was changed.');
      const changed = await refusedAt('plan', () =>
        changeAccountAsOperator(panelDb, operatorActor(call), accountId, change),
      );
      if (changed === null) throw unknownAccount();
      await refresh(accountId);
      return {};
    },

    'POST /operator/accounts/:account_id/renewals': async (call) => {
      const accountId = idOf(call.input.account_id);
      const renewed = await renewAccountAsOperator(
        panelDb,
        operatorActor(call),
        accountId,
        call.input.period,
      );
      if (renewed === 'unknown') throw unknownAccount();
      if (renewed === 'renewed_already') {
        throw new PanelError('conflict', 'A new period has begun already.');
      }
      await refresh(accountId);
      return {};
    },

    'POST /operator/accounts/:account_id/purchases': async (call) => {
      const accountId = idOf(call.input.account_id);
      const { purchase_id: purchaseId, amount } = call.input;
      const outcome = await refusedAt('amount', () =>
        purchaseAsOperator(panelDb, operatorActor(call), { purchaseId, accountId, amount }),
      );
      if (outcome === 'unknown') throw unknownAccount();
      if (outcome === 'conflict') {
        throw new PanelError('conflict', 'This form has bought credits already. Open it again to buy more.');
      }
      await refresh(accountId);
      return {};
    },

    'POST /operator/accounts/:account_id/invitations': async (call) => {
      const accountId = idOf(call.input.account_id);
      const { email } = call.input;
      if (await isPanelMember(panelDb, accountId, email)) {
        const fields = { email: 'This person is in the account already.' };
        throw new PanelError('conflict', 'An owner of the account can change their role.', { fields });
      }
      const invitation = { accountId, email, role: 'owner' as const };
      const link = await invitePerson(panelDb, operatorActor(call), invitation);
      if (link === null) throw unknownAccount();
      return {
        link: new URL(`/panel/invitation/${link.token}`, baseUrl).href,
        expires_at: link.expiresAt.toISOString(),
      };
    },
  };
}

type Sent = Parameters<Handlers['PUT /operator/accounts/:account_id']>[0]['input'];

/** Returns what was sent, without what was left out. */
function changeOf(sent: Sent): AccountChange {
  const change = {
    plan: sent.plan,
    status: sent.status,
    creditsPerMonth: sent.credits_per_month,
    ratePerMinute: sent.rate_per_minute,
    ratePerDay: sent.rate_per_day,
    concurrentBatches: sent.concurrent_limit,
  };
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
