import path from 'node:path';

export type App = 'api' | 'enrichment-worker' | 'webhook-worker';

const appsFolder = path.resolve(__dirname, '../..');

/** Returns the built entry point of an app. */
export function appEntryPoint(app: App | 'admin'): string {
  return path.join(appsFolder, app, 'dist', 'main.js');
}
