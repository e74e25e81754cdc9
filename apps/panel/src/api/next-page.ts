const BASE = import.meta.env.BASE_URL;

/** A page of the panel with its query, below `BASE`. */
export type NextPage = `/${string}`;

/** Names of pages, ids and domains, and a query. Neither `//`, nor anything that leads up or elsewhere. */
const PAGE = /^(?:\/(?!\.)[\w.%-]+)*\/?(?:\?[^#\\]*)?$/;

/** Returns the page if it is one to which the sign-in may lead. No other address is ever followed. */
export const asNextPage = (page: unknown): NextPage | undefined =>
  typeof page === 'string' && page.startsWith('/') && !page.startsWith('/sign-in') && PAGE.test(page)
    ? (page as NextPage)
    : undefined;

/** The page on which the person is, if the sign-in may lead back to it. */
export const currentPage = (): NextPage | undefined =>
  asNextPage(`/${window.location.pathname.slice(BASE.length)}${window.location.search}`);

/** Returns the address of a page in the browser. */
export const addressOfPage = (page: NextPage): string => `${BASE}${page.slice(1)}`;

/** Loads the sign-in. With a page, it says that the session ended, and leads back there. */
export function leaveForSignIn(next?: NextPage): void {
  const query = next === undefined ? '' : `?${new URLSearchParams({ next }).toString()}`;
  window.location.assign(`${BASE}sign-in${query}`);
}
