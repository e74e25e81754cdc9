import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import type { Session } from '@firmlens/panel-contract';
import { queryClient, SESSION } from '../api/query-client';
import { accountSearch, deliverySearch } from '../pages/operator/search';
import { signedIn } from './signed-in';

/** For operators. To others these pages do not exist. */
const operator = createRoute({
  getParentRoute: () => signedIn,
  path: '/operator',
  beforeLoad: () => {
    const session = queryClient.getQueryData<Session>(SESSION);
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- The router catches it.
    if (session?.user.is_operator !== true) throw notFound();
  },
});
const accounts = createRoute({
  getParentRoute: () => operator,
  path: '/accounts',
  validateSearch: accountSearch,
  component: lazyRouteComponent(() => import('../pages/operator/accounts/AccountsPage'), 'AccountsPage'),
});
const account = createRoute({
  getParentRoute: () => operator,
  path: '/accounts/$accountId',
  component: lazyRouteComponent(() => import('../pages/operator/account/AccountPage'), 'AccountPage'),
});
const deliveries = createRoute({
  getParentRoute: () => operator,
  path: '/deliveries',
  validateSearch: deliverySearch,
  component: lazyRouteComponent(() => import('../pages/operator/DeliveriesPage'), 'DeliveriesPage'),
});
const sources = createRoute({
  getParentRoute: () => operator,
  path: '/sources',
  component: lazyRouteComponent(() => import('../pages/operator/SourcesPage'), 'SourcesPage'),
});
const optOuts = createRoute({
  getParentRoute: () => operator,
  path: '/opt-outs',
  component: lazyRouteComponent(() => import('../pages/operator/opt-outs/OptOutsPage'), 'OptOutsPage'),
});
const datasets = createRoute({
  getParentRoute: () => operator,
  path: '/datasets',
  component: lazyRouteComponent(() => import('../pages/operator/DatasetsPage'), 'DatasetsPage'),
});
const ledger = createRoute({
  getParentRoute: () => operator,
  path: '/ledger',
  component: lazyRouteComponent(() => import('../pages/operator/LedgerPage'), 'LedgerPage'),
});
const log = createRoute({
  getParentRoute: () => operator,
  path: '/log',
  component: lazyRouteComponent(() => import('../pages/operator/LogPage'), 'LogPage'),
});

/** The pages of operators. */
export const operatorPages = operator.addChildren([
  accounts,
  account,
  deliveries,
  sources,
  optOuts,
  datasets,
  ledger,
  log,
]);
