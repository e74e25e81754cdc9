import type { EntryGroup } from '@firmlens/panel-contract';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { CompanySearch } from '../pages/company/CompanyPage';
import { USE_RANGES, type UseRange } from '../pages/credits/ranges';
import { asCompanyFilters, asSignalFilters } from '../pages/explore/filters';
import { ENTRY_GROUPS } from '../pages/lists/entry-groups';
import { OverviewPage } from '../pages/overview/OverviewPage';
import { readBatchSearch, readRequestSearch } from '../pages/requests/search';
import { asDeliveryFilters } from '../pages/webhooks/delivery-filters';
import { signedIn } from './signed-in';

/** A parameter of the address. The router reads what looks like a number as one. */
const asText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

const overview = createRoute({ getParentRoute: () => signedIn, path: '/', component: OverviewPage });
const companies = createRoute({
  getParentRoute: () => signedIn,
  path: '/companies',
  component: lazyRouteComponent(() => import('../pages/companies/CompaniesPage'), 'CompaniesPage'),
});
const CompanyPage = lazyRouteComponent(() => import('../pages/company/CompanyPage'), 'CompanyPage');
const company = createRoute({
  getParentRoute: () => signedIn,
  path: '/companies/$domain',
  validateSearch: (search: Record<string, unknown>): CompanySearch => ({
    batch: asText(search['batch']),
    evidence: asText(search['evidence']),
    item: asText(search['item']),
  }),
  component: function Company() {
    const { domain } = company.useParams();
    return <CompanyPage key={domain} domain={domain} search={company.useSearch()} />;
  },
});
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
  component: lazyRouteComponent(() => import('../pages/explore/CompanySearchPage'), 'CompanySearchPage'),
});
const signalSearch = createRoute({
  getParentRoute: () => signedIn,
  path: '/explore/signals',
  validateSearch: asSignalFilters,
  component: lazyRouteComponent(() => import('../pages/explore/SignalSearchPage'), 'SignalSearchPage'),
});
const lists = createRoute({
  getParentRoute: () => signedIn,
  path: '/lists',
  component: lazyRouteComponent(() => import('../pages/lists/ListsPage'), 'ListsPage'),
});
const newList = createRoute({
  getParentRoute: () => signedIn,
  path: '/lists/new',
  component: lazyRouteComponent(() => import('../pages/lists/NewListPage'), 'NewListPage'),
});
const list = createRoute({
  getParentRoute: () => signedIn,
  path: '/lists/$listId',
  validateSearch: ({ group }: Record<string, unknown>): { group?: EntryGroup | undefined } => ({
    group: ENTRY_GROUPS.find((each) => each === group),
  }),
  component: lazyRouteComponent(() => import('../pages/lists/ListPage'), 'ListPage'),
});
const watches = createRoute({
  getParentRoute: () => signedIn,
  path: '/watches',
  component: lazyRouteComponent(() => import('../pages/watches/WatchesPage'), 'WatchesPage'),
});
const newWatch = createRoute({
  getParentRoute: () => signedIn,
  path: '/watches/new',
  component: lazyRouteComponent(() => import('../pages/watches/NewWatchPage'), 'NewWatchPage'),
});
const watch = createRoute({
  getParentRoute: () => signedIn,
  path: '/watches/$watchId',
  component: lazyRouteComponent(() => import('../pages/watches/WatchPage'), 'WatchPage'),
});
const keys = createRoute({
  getParentRoute: () => signedIn,
  path: '/keys',
  component: lazyRouteComponent(() => import('../pages/keys/KeysPage'), 'KeysPage'),
});
const requests = createRoute({
  getParentRoute: () => signedIn,
  path: '/requests',
  validateSearch: readRequestSearch,
  component: lazyRouteComponent(() => import('../pages/requests/RequestsPage'), 'RequestsPage'),
});
const batches = createRoute({
  getParentRoute: () => signedIn,
  path: '/requests/batches',
  validateSearch: readBatchSearch,
  component: lazyRouteComponent(() => import('../pages/requests/BatchesPage'), 'BatchesPage'),
});
const batch = createRoute({
  getParentRoute: () => signedIn,
  path: '/requests/batches/$batchId',
  component: lazyRouteComponent(() => import('../pages/requests/BatchPage'), 'BatchPage'),
});
const credits = createRoute({
  getParentRoute: () => signedIn,
  path: '/credits',
  validateSearch: ({ range }: Record<string, unknown>): { range?: UseRange | undefined } => ({
    range: USE_RANGES.find((each) => each === range),
  }),
  component: lazyRouteComponent(() => import('../pages/credits/CreditsPage'), 'CreditsPage'),
});
const ledger = createRoute({
  getParentRoute: () => signedIn,
  path: '/credits/ledger',
  component: lazyRouteComponent(() => import('../pages/credits/LedgerPage'), 'LedgerPage'),
});
const webhooks = createRoute({
  getParentRoute: () => signedIn,
  path: '/webhooks',
  validateSearch: asDeliveryFilters,
  component: lazyRouteComponent(() => import('../pages/webhooks/WebhooksPage'), 'WebhooksPage'),
});
const delivery = createRoute({
  getParentRoute: () => signedIn,
  path: '/webhooks/deliveries/$deliveryId',
  component: lazyRouteComponent(() => import('../pages/webhooks/DeliveryPage'), 'DeliveryPage'),
});
const verify = createRoute({
  getParentRoute: () => signedIn,
  path: '/webhooks/verify',
  validateSearch: ({ delivery: id }: Record<string, unknown>): { delivery?: string | undefined } => ({
    delivery: /^[1-9]\d{0,17}$/.test(String(id)) ? String(id) : undefined,
  }),
  component: lazyRouteComponent(() => import('../pages/webhooks/VerifyPage'), 'VerifyPage'),
});
const people = createRoute({
  getParentRoute: () => signedIn,
  path: '/people',
  component: lazyRouteComponent(() => import('../pages/people/PeoplePage'), 'PeoplePage'),
});
const audit = createRoute({
  getParentRoute: () => signedIn,
  path: '/audit',
  component: lazyRouteComponent(() => import('../pages/audit/AuditPage'), 'AuditPage'),
});
const profile = createRoute({
  getParentRoute: () => signedIn,
  path: '/profile',
  component: lazyRouteComponent(() => import('../pages/profile/ProfilePage'), 'ProfilePage'),
});

/** The pages of an account, and the person's own. All but the first load when somebody goes there. */
export const accountPages = [
  overview,
  companies,
  company,
  explore,
  companySearch,
  signalSearch,
  lists,
  newList,
  list,
  watches,
  newWatch,
  watch,
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
] as const;
