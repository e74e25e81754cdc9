import type { AccountStatus, FailingDelivery, Plan } from '@firmlens/panel-contract';

export const PLAN_NAMES = [
  'trial',
  'starter',
  'professional',
  'business',
  'enterprise',
] as const satisfies Plan[];
export const STATUS_NAMES = [
  'active',
  'past_due',
  'suspended',
  'cancelled',
] as const satisfies AccountStatus[];
export const DELIVERY_STATES = ['failed', 'retrying'] as const satisfies FailingDelivery['status'][];

/** Returns the text if it is one of these. */
export const oneOf = <T extends string>(choices: readonly T[], text: unknown): T | undefined =>
  choices.find((choice) => choice === text);

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** The filters of the accounts, as the address has them. */
export interface AccountSearch {
  text?: string | undefined;
  plan?: Plan | undefined;
  status?: AccountStatus | undefined;
}

export const accountSearch = ({ text, plan, status }: Record<string, unknown>): AccountSearch => ({
  text: typeof text === 'number' ? String(text) : textOf(text),
  plan: oneOf(PLAN_NAMES, plan),
  status: oneOf(STATUS_NAMES, status),
});

/** The filters of the failing deliveries, as the address has them. */
export interface DeliverySearch {
  status?: FailingDelivery['status'] | undefined;
  account?: number | undefined;
  host?: string | undefined;
}

export const deliverySearch = ({ status, account, host }: Record<string, unknown>): DeliverySearch => ({
  status: oneOf(DELIVERY_STATES, status),
  account: typeof account === 'number' && Number.isInteger(account) && account > 0 ? account : undefined,
  host: textOf(host),
});
