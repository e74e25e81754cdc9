import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { SimulatedSite } from './simulated-web';

/** The repository's demo/sites/ folder. The path is the same from sources and from build output. */
const SITES_FOLDER = path.resolve(__dirname, '../../../demo/sites');

/**
 * Returns the demo companies by host name, as demo/README.md lists them. A folder without `public/` is a host
 * whose ports are closed.
 */
export function demoSites(): Record<string, SimulatedSite> {
  return Object.fromEntries(
    readdirSync(SITES_FOLDER).map((host) => {
      const folder = path.join(SITES_FOLDER, host);
      return [host, existsSync(path.join(folder, 'public')) ? folder : null];
    }),
  );
}
