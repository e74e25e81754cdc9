import {
  BASE_PRICE,
  COUNTRY_CODES,
  EMPLOYEE_RANGES,
  FUNDING_STAGES,
  HIGHLIGHT_TYPES,
  INDUSTRIES,
  MODULE_PRICES,
  MODULES,
  PLANS,
  ServiceError,
  NOT_APPLICABLE,
} from '@firmlens/contract';
import { countRunningBatches, findAccount } from '@firmlens/domain';
import { Type } from '@sinclair/typebox';
import { type Admission, dayEnd, minuteEnd } from '../../admission/admit';
import type { Tool } from '../tool';
import { TOOLS_EXCEPT_GET_ACCOUNT } from './tools-except-get-account';

const count = (description?: string) =>
  Type.Integer({ minimum: 0, ...(description === undefined ? {} : { description }) });
const moment = (description: string) => Type.String({ format: 'date-time', description });
const WindowSchema = Type.Object({
  limit: count(),
  left: count('Requests, including this one.'),
  resets_at: moment('When the window ends.'),
});

const INPUT = {};
const OUTPUT = {
  plan: Type.String({ enum: [...PLANS] }),
  status: Type.String({ description: 'Of the subscription.' }),
  credits: Type.Object({
    balance: count(),
    used: count('In this period.'),
    limit: count('The credits granted this period.'),
    resets_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description: 'When credits were last renewed; null if never.',
    }),
  }),
  rate: Type.Object({ minute: WindowSchema, day: WindowSchema }),
  scans: Type.Object({ running: count(), limit: count('How many may run at once.') }),
  prices: Type.Object(
    {
      tools: Type.Array(Type.Object({ tool: Type.String(), credits: count(), terms: Type.String() })),
      scan: Type.Object(
        { base: count(), modules: Type.Record(Type.String(), count()) },
        { description: 'A scan costs the base plus the chosen modules.' },
      ),
    },
    { description: 'In credits.' },
  ),
  filters: Type.Record(Type.String(), Type.Array(Type.String()), {
    description:
      'The valid values of each filter. Case does not matter; countries may be given in English. `technologies` has too many to list: search_companies suggests the closest.',
  }),
};

const FILTERS: Record<string, string[]> = {
  types: [...HIGHLIGHT_TYPES],
  signal_types: [...HIGHLIGHT_TYPES],
  funding_stages: [...FUNDING_STAGES],
  employee_ranges: [...EMPLOYEE_RANGES],
  industries: [...INDUSTRIES],
  countries: [...COUNTRY_CODES],
  modules: [...MODULES],
};

/** Tool: the account's balance and limits, all prices, and the valid values of filters. */
export const getAccount: Tool<typeof INPUT, typeof OUTPUT> = {
  name: 'get_account',
  title: 'Account and price list',
  description:
    'Balance, plan, remaining rate, running scans, prices of all tools and valid values of all filters.',
  price: { credits: 0, terms: 'free.' },
  input: Type.Object(INPUT, { additionalProperties: false }),
  output: Type.Object(OUTPUT),
  annotations: { readOnlyHint: true, openWorldHint: false },
  domainsOf: () => [],
  async call({ db }, { caller }) {
    const [account, running] = await Promise.all([
      findAccount(db, caller.accountId),
      countRunningBatches(db, caller.accountId),
    ]);
    if (account === null) throw new ServiceError('internal_error', 'The account no longer exists.');
    const { plan, status, credits, limits } = account;
    return {
      message: `${credits.balance === 1 ? '1 credit is' : `${credits.balance.toLocaleString('en')} credits are`} left on the ${plan} plan.`,
      fields: {
        plan,
        status,
        credits: {
          balance: credits.balance,
          used: credits.used,
          limit: credits.limit,
          resets_at: credits.resetsAt?.toISOString() ?? null,
        },
        rate: remainingRate(caller.admission),
        scans: { running, limit: limits.concurrentBatches },
        prices: {
          tools: [...TOOLS_EXCEPT_GET_ACCOUNT, getAccount].map(({ name, price }) => ({
            tool: name,
            ...price,
          })),
          scan: { base: BASE_PRICE, modules: { ...MODULE_PRICES } },
        },
        filters: FILTERS,
      },
      coverage: NOT_APPLICABLE,
      notes: [],
      price: 0,
    };
  },
};

/** Returns what is left of the rate limits, as the response headers also state. */
function remainingRate({ record, minute, day, nowMs }: Admission) {
  const window = (limit: number, counted: number, endsAt: number) => ({
    limit,
    left: Math.max(0, limit - counted),
    resets_at: new Date(endsAt * 1_000).toISOString(),
  });
  return {
    minute: window(record.ratePerMinute, minute, minuteEnd(nowMs)),
    day: window(record.ratePerDay, day, dayEnd(nowMs)),
  };
}
