import { listenHttp } from './loopback-server';
import type { SimulatedSite } from './simulated-web';
import { serveSiteFolder } from './site-folder';

/** The sites' pages for people's browsers, which cannot resolve the hosts' names. */
export interface SitePages {
  /** Where each site's pages are, by host: `http://127.0.0.1:PORT`. Hosts without files are not listed. */
  urls: ReadonlyMap<string, string>;
  close(): Promise<void>;
}

/** Serves every site that is a folder, each on a port of its own, so that its links lead to its own pages. */
export async function startSitePages(sites: Readonly<Record<string, SimulatedSite>>): Promise<SitePages> {
  const servers = await Promise.all(
    Object.entries(sites).flatMap(([host, site]) =>
      typeof site === 'string'
        ? [listenHttp(serveSiteFolder(site)).then((server) => ({ host, server }))]
        : [],
    ),
  );
  return {
    urls: new Map(servers.map(({ host, server }) => [host, `http://127.0.0.1:${server.port}`])),
    close: async () => {
      await Promise.all(servers.map(({ server }) => server.close()));
    },
  };
}
