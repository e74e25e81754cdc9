import { ServiceError } from '@firmlens/contract';

/**
 * The most that purchases and changes of plan may raise a balance to, and the sum of purchases: a refund on
 * top must still fit the column.
 */
export const MOST_CREDITS = 2_000_000_000;

export function balanceTooLarge(): ServiceError {
  return new ServiceError('invalid_parameter', 'The balance would be too large.');
}
