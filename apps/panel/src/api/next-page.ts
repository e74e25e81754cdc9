/** Pages to which the sign-in may lead. No other address is ever followed, so no link can lead elsewhere. */
const PAGES = [
  '/',
  '/companies',
  '/requests',
  '/requests/batches',
  '/webhooks',
  '/webhooks/verify',
  '/credits',
  '/credits/ledger',
  '/explore/companies',
  '/explore/signals',
  '/keys',
  '/people',
  '/audit',
  '/profile',
  '/operator/accounts',
  '/operator/deliveries',
  '/operator/sources',
  '/operator/opt-outs',
  '/operator/datasets',
  '/operator/ledger',
  '/operator/log',
] as const;
export type NextPage = (typeof PAGES)[number];

const BASE = import.meta.env.BASE_URL;

/** Returns the page if it is one of the panel's. */
export const asNextPage = (path: unknown): NextPage | undefined => PAGES.find((page) => page === path);

/** The page on which the person is, if the sign-in may lead back to it. */
export const currentPage = (): NextPage | undefined =>
  asNextPage(`/${window.location.pathname.slice(BASE.length)}`);

/** Loads the sign-in. With a page, it says that the session ended, and leads back there. */
export function leaveForSignIn(next?: NextPage): void {
  const query = next === undefined ? '' : `?${new URLSearchParams({ next }).toString()}`;
  window.location.assign(`${BASE}sign-in${query}`);
}
