import type { AccountStatus, Plan } from '@firmlens/panel-contract';
import { accountTexts } from './accounts';
import { installationTexts } from './installation';

/** Texts of the operators' pages, which load with them. */
export const operator = {
  ...accountTexts,
  ...installationTexts,

  filter: 'Filter',
  any: 'Any',
  clear: 'Clear filters',
  more: 'Show more',
  noMatch: 'Nothing matches these filters',
  noMatchHint: 'Change a filter, or clear them all.',
  account: 'Account',

  plans: {
    trial: 'Trial',
    starter: 'Starter',
    professional: 'Professional',
    business: 'Business',
    enterprise: 'Enterprise',
  } satisfies Record<Plan, string>,
  statuses: {
    active: 'Active',
    past_due: 'Past due',
    suspended: 'Suspended',
    cancelled: 'Cancelled',
  } satisfies Record<AccountStatus, string>,
  statusHints: {
    active: 'Requests are answered.',
    past_due: 'Requests are answered. The account sees that a payment is due.',
    suspended: 'Every request is refused until the account is active again.',
    cancelled: 'Every request is refused. The account is meant to stay closed.',
  } satisfies Record<AccountStatus, string>,

  startedBy: 'Started by',
  started: 'Started',
} as const;
