import { OPERATOR_ACCOUNT_ROUTES } from './accounts';
import { OPERATOR_DELIVERY_ROUTES } from './deliveries';
import { OPERATOR_INSTALLATION_ROUTES } from './installation';
import { OPERATOR_OPT_OUT_ROUTES } from './opt-outs';

/** What operators alone may do, in all accounts. */
export const OPERATOR_ROUTES = {
  ...OPERATOR_ACCOUNT_ROUTES,
  ...OPERATOR_DELIVERY_ROUTES,
  ...OPERATOR_OPT_OUT_ROUTES,
  ...OPERATOR_INSTALLATION_ROUTES,
} as const;
