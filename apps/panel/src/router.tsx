import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import type { Session } from '@firmlens/panel-contract';
import { asNextPage, currentPage, type NextPage } from './api/next-page';
import { PanelError } from './api/panel-error';
import { queryClient, SESSION } from './api/query-client';
import { sessionQuery } from './api/session';
import { FailedPage } from './layout/FailedPage';
import { Layout } from './layout/Layout';
import { LoadingPage } from './layout/LoadingPage';
import { MissingPage } from './layout/MissingPage';
import { USE_RANGES, type UseRange } from './pages/credits/ranges';
import { asCompanyFilters, asSignalFilters } from './pages/explore/filters';
import { InvitationPage } from './pages/invitation/InvitationPage';
import { OverviewPage } from './pages/overview/OverviewPage';
import { readBatchSearch, readRequestSearch } from './pages/requests/search';
import { asDeliveryFilters } from './pages/webhooks/delivery-filters';
import { SignInPage } from './pages/sign-in/SignInPage';
import { accountSearch, deliverySearch } from './pages/operator/search';

const root = createRootRoute({ component: Outlet });

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  // Always with the key: the router would keep an unchecked value beside an object without it.
  validateSearch: ({ next }: Record<string, unknown>): { next?: NextPage | undefined } => ({
    next: asNextPage(next),
  }),
  component: function SignIn() {
    return <SignInPage next={signIn.useSearch().next} />;
  },
});

const forgottenPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgotten-password',
  component: lazyRouteComponent(() => import('./pages/sign-in/ForgottenPasswordPage'), 'ForgottenPasswordPage'),
});

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation/$token',
  component: function Invitation() {
    return <InvitationPage token={invitation.useParams().token} />;
  },
});

/** Everything below it is for people who are signed in; others are led to the sign-in and back. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: async () => {
    try {
      await queryClient.query({ ...sessionQuery, staleTime: 'static' });
    } catch (error) {
      if (!(error instanceof PanelError) || error.code !== 'sign_in_required') throw error;
      const next = currentPage();
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- The router catches it.
      throw redirect({ to: '/sign-in', search: next === undefined || next === '/' ? {} : { next } });
    }
  },
  component: Layout,
});

const overview = createRoute({ getParentRoute: () => signedIn, path: '/', component: OverviewPage });
/** Pages that load when somebody goes there. */
const explore = createRoute({
  getParentRoute: () => signedIn,
  path: '/explore',
  beforeLoad: () => {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- The router catches it.
    throw redirect({ to: '/explore/companies', search: {}, replace: true });
  },
});
const companySearch = createRoute({
  getParentRoute: () => signedIn,
  path: '/explore/companies',
  validateSearch: asCompanyFilters,
  component: lazyRouteComponent(() => import('./pages/explore/CompanySearchPage'), 'CompanySearchPage'),
});
const signalSearch = createRoute({
  getParentRoute: () => signedIn,
  path: '/explore/signals',
  validateSearch: asSignalFilters,
  component: lazyRouteComponent(() => import('./pages/explore/SignalSearchPage'), 'SignalSearchPage'),
});
const keys = createRoute({
  getParentRoute: () => signedIn,
  path: '/keys',
  component: lazyRouteComponent(() => import('./pages/keys/KeysPage'), 'KeysPage'),
});
const requests = createRoute({
  getParentRoute: () => signedIn,
  path: '/requests',
  validateSearch: readRequestSearch,
  component: lazyRouteComponent(() => import('./pages/requests/RequestsPage'), 'RequestsPage'),
});
const batches = createRoute({
  getParentRoute: () => signedIn,
  path: '/requests/batches',
  validateSearch: readBatchSearch,
  component: lazyRouteComponent(() => import('./pages/requests/BatchesPage'), 'BatchesPage'),
});
const batch = createRoute({
  getParentRoute: () => signedIn,
  path: '/requests/batches/$batchId',
  component: lazyRouteComponent(() => import('./pages/requests/BatchPage'), 'BatchPage'),
});
const credits = createRoute({
  getParentRoute: () => signedIn,
  path: '/credits',
  validateSearch: ({ range }: Record<string, unknown>): { range?: UseRange | undefined } => ({
    range: USE_RANGES.find((each) => each === range),
  }),
  component: lazyRouteComponent(() => import('./pages/credits/CreditsPage'), 'CreditsPage'),
});
const ledger = createRoute({
  getParentRoute: () => signedIn,
  path: '/credits/ledger',
  component: lazyRouteComponent(() => import('./pages/credits/LedgerPage'), 'LedgerPage'),
});
const webhooks = createRoute({
  getParentRoute: () => signedIn,
  path: '/webhooks',
  validateSearch: asDeliveryFilters,
  component: lazyRouteComponent(() => import('./pages/webhooks/WebhooksPage'), 'WebhooksPage'),
});
const delivery = createRoute({
  getParentRoute: () => signedIn,
  path: '/webhooks/deliveries/$deliveryId',
  component: lazyRouteComponent(() => import('./pages/webhooks/DeliveryPage'), 'DeliveryPage'),
});
const verify = createRoute({
  getParentRoute: () => signedIn,
  path: '/webhooks/verify',
  component: lazyRouteComponent(() => import('./pages/webhooks/VerifyPage'), 'VerifyPage'),
});
const people = createRoute({
  getParentRoute: () => signedIn,
  path: '/people',
  component: lazyRouteComponent(() => import('./pages/people/PeoplePage'), 'PeoplePage'),
});
const audit = createRoute({
  getParentRoute: () => signedIn,
  path: '/audit',
  component: lazyRouteComponent(() => import('./pages/audit/AuditPage'), 'AuditPage'),
});
const profile = createRoute({
  getParentRoute: () => signedIn,
  path: '/profile',
  component: lazyRouteComponent(() => import('./pages/profile/ProfilePage'), 'ProfilePage'),
});

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
const operatorAccounts = createRoute({
  getParentRoute: () => operator,
  path: '/accounts',
  validateSearch: accountSearch,
  component: lazyRouteComponent(() => import('./pages/operator/accounts/AccountsPage'), 'AccountsPage'),
});
const operatorAccount = createRoute({
  getParentRoute: () => operator,
  path: '/accounts/$accountId',
  component: lazyRouteComponent(() => import('./pages/operator/account/AccountPage'), 'AccountPage'),
});
const operatorDeliveries = createRoute({
  getParentRoute: () => operator,
  path: '/deliveries',
  validateSearch: deliverySearch,
  component: lazyRouteComponent(() => import('./pages/operator/DeliveriesPage'), 'DeliveriesPage'),
});
const operatorSources = createRoute({
  getParentRoute: () => operator,
  path: '/sources',
  component: lazyRouteComponent(() => import('./pages/operator/SourcesPage'), 'SourcesPage'),
});
const operatorOptOuts = createRoute({
  getParentRoute: () => operator,
  path: '/opt-outs',
  component: lazyRouteComponent(() => import('./pages/operator/opt-outs/OptOutsPage'), 'OptOutsPage'),
});
const operatorDatasets = createRoute({
  getParentRoute: () => operator,
  path: '/datasets',
  component: lazyRouteComponent(() => import('./pages/operator/DatasetsPage'), 'DatasetsPage'),
});
const operatorLedger = createRoute({
  getParentRoute: () => operator,
  path: '/ledger',
  component: lazyRouteComponent(() => import('./pages/operator/LedgerPage'), 'LedgerPage'),
});
const operatorLog = createRoute({
  getParentRoute: () => operator,
  path: '/log',
  component: lazyRouteComponent(() => import('./pages/operator/LogPage'), 'LogPage'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    signIn,
    forgottenPassword,
    invitation,
    signedIn.addChildren([
      overview,
      explore,
      companySearch,
      signalSearch,
      requests,
      batches,
      batch,
      webhooks,
      delivery,
      verify,
      credits,
      ledger,
      keys,
      people,
      audit,
      profile,
      operator.addChildren([
        operatorAccounts,
        operatorAccount,
        operatorDeliveries,
        operatorSources,
        operatorOptOuts,
        operatorDatasets,
        operatorLedger,
        operatorLog,
      ]),
    ]),
  ]),
  basepath: import.meta.env.BASE_URL,
  defaultPendingComponent: LoadingPage,
  defaultErrorComponent: FailedPage,
  defaultNotFoundComponent: MissingPage,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
