import type { Route } from '../route';
import { AUDIT_ROUTES } from './audit';
import { COMPANY_ROUTES } from './companies';
import { KEY_ROUTES } from './keys';
import { OVERVIEW_ROUTES } from './overview';
import { PEOPLE_ROUTES } from './people';
import { SESSION_ROUTES } from './session';

/** The panel's API, below `/panel/api`. It serves the panel alone and changes with it. */
export const ROUTES = {
  ...SESSION_ROUTES,
  ...OVERVIEW_ROUTES,
  ...COMPANY_ROUTES,
  ...KEY_ROUTES,
  ...PEOPLE_ROUTES,
  ...AUDIT_ROUTES,
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;
