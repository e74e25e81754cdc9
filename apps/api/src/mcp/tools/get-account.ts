import { Type } from '@sinclair/typebox';
import { ServiceError } from '@firmlens/contract';
import { findAccount } from '@firmlens/domain';
import { NOT_APPLICABLE } from '../coverage/coverage';
import type { Tool } from '../tool';

const INPUT = {};
const OUTPUT = {
  plan: Type.String(),
  credits: Type.Object({
    balance: Type.Integer(),
    used: Type.Integer(),
    limit: Type.Integer(),
  }),
};

/** What the account holds and may do, and what can be asked for. */
export const getAccount: Tool<typeof INPUT, typeof OUTPUT> = {
  name: 'get_account',
  title: 'Account and price list',
  description: 'Balance, plan, rate left, prices of all tools and the valid values of all filters.',
  price: { credits: 0, terms: 'free.' },
  input: Type.Object(INPUT, { additionalProperties: false }),
  output: Type.Object(OUTPUT),
  annotations: { readOnlyHint: true, openWorldHint: false },
  about: () => [],
  async call({ db }, { caller }) {
    const account = await findAccount(db, caller.accountId);
    if (account === null) throw new ServiceError('internal_error', 'The account is gone.');
    return {
      message: `${account.credits.balance} credits are left.`,
      fields: { plan: account.plan, credits: account.credits },
      coverage: NOT_APPLICABLE,
      notes: [],
      price: 0,
    };
  },
};
