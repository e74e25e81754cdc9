import { useQuery } from '@tanstack/react-query';
import { call, type Response } from './call';
import type { PanelError } from './panel-error';

type DemoSites = Response<'GET /demo-sites'>;

/** The demo's pages are served to browsers on its own machine. */
const THIS_MACHINE: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** The invented companies of the demo; none in production, or while they load. */
export function useDemoSites(): DemoSites['sites'] {
  const { data } = useQuery<DemoSites, PanelError>({
    queryKey: ['GET /demo-sites'],
    queryFn: () => call('GET /demo-sites', {}),
    staleTime: Infinity,
  });
  return data?.sites ?? [];
}

/** Returns where this browser finds a page of the demo; null for all other pages. */
export function useDemoAddress(href: string): string | null {
  const sites = useDemoSites();
  if (!THIS_MACHINE.includes(window.location.hostname) || !URL.canParse(href)) return null;
  const { hostname, pathname, search, hash } = new URL(href);
  const url = sites.find(({ domain }) => domain === hostname)?.url ?? null;
  return url === null ? null : `${url}${pathname}${search}${hash}`;
}
