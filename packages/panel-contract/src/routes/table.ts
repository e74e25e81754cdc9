import type { Route } from '../route';
import { AUDIT_ROUTES } from './audit';
import { COMPANY_ROUTES } from './companies';
import { CREDIT_ROUTES } from './credits';
import { EXPLORE_ROUTES } from './explore';
import { KEY_ROUTES } from './keys';
import { LIST_ROUTES } from './lists';
import { OPERATOR_ROUTES } from './operator';
import { OVERVIEW_ROUTES } from './overview';
import { PEOPLE_ROUTES } from './people';
import { REQUEST_ROUTES } from './requests';
import { SECOND_FACTOR_ROUTES } from './second-factor';
import { SESSION_ROUTES } from './session';
import { WATCH_ROUTES } from './watches';
import { WEBHOOK_ROUTES } from './webhooks';

/** The panel's API, below `/panel/api`. It serves the panel alone and changes with it. */
export const ROUTES = {
  ...SESSION_ROUTES,
  ...SECOND_FACTOR_ROUTES,
  ...OVERVIEW_ROUTES,
  ...COMPANY_ROUTES,
  ...REQUEST_ROUTES,
  ...CREDIT_ROUTES,
  ...WEBHOOK_ROUTES,
  ...EXPLORE_ROUTES,
  ...LIST_ROUTES,
  ...WATCH_ROUTES,
  ...KEY_ROUTES,
  ...PEOPLE_ROUTES,
  ...AUDIT_ROUTES,
  ...OPERATOR_ROUTES,
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;
